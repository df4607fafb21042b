use bastion::{Bastion, Components};
use bots::{Call, Question};
use tabletop::{Fate, Game, Ignore, Notation, Viewer};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games: u64 = args[1].parse().unwrap();
    let folder = std::env::var("DATA").unwrap_or("data/bastion/house".into());
    let texts: Vec<String> = bastion::FILES.iter().map(|f| std::fs::read_to_string(format!("{folder}/{f}")).unwrap()).collect();
    let set: &'static Components = Box::leak(Box::new(Components::parse("x", std::array::from_fn(|i| texts[i].as_str())).unwrap()));
    let pairs = vec![("players".to_owned(), args[3].clone()), ("difficulty".to_owned(), args[4].clone())];
    let options = Bastion::read_options(&pairs).unwrap();
    let (mut won, mut margin, mut turns) = (0, 0.0, 0);
    let since = std::time::Instant::now();
    for seed in 0..games {
        let mut game = Bastion::new(set, &options);
        let mut fate = Fate::new(seed);
        let mut bots: Vec<_> = (0..4).map(|s| bots::bastion::bot(&args[2], seed * 10 + s).unwrap()).collect();
        let mut n = 0;
        while game.outcome().is_none() {
            n += 1; if n > 20000 { println!("no end"); break; }
            let pending = game.pending();
            if let Some(stream) = pending.chance.lowest() { let c = game.sample(stream, &mut fate); game.resolve(stream, c, &mut Ignore); continue; }
            let optional = pending.seats.iter().filter(|s| !pending.needed.contains(*s)).map(|s| (s, Call::Optional));
            for (seat, call) in optional.chain(pending.needed.iter().map(|s| (s, Call::Needed))) {
                let mut offers = Vec::new(); game.legal_actions(seat, &mut offers);
                let look = || game.view(Viewer::Seat(seat));
                let choice = bots[seat.index()].choose(&Question::new(seat, call, &offers, &look));
                if let Some(choice) = choice { game.act(seat, offers[choice.index], &mut Ignore); break; }
            }
        }
        let w = game.outcome().is_some_and(|it| it.is_won());
        won += u32::from(w); turns += game.turns();
        let left = game.table().wall().occupied().count_ones() as usize + game.table().enemy_deck().len();
        margin += if w { 0.0 } else { -(left as f32) };
    }
    println!("{} {} won {won}/{games} left {:.2} turns {:.1} {:.2} s/game", args[2], args[4], margin / games as f32, f64::from(turns) / games as f64, since.elapsed().as_secs_f64() / games as f64);
}
