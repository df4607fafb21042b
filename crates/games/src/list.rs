//! The list of games. This is the only place that names them all; to add a game, add its type here
//! and describe it in `hosted/`.

/// The list: hands the types of all games, in the order of menus and help texts, to a macro.
///
/// `cargo xtask` reads the names of the games from here, too: each is `$crate::NAME::Type`.
#[doc(hidden)]
#[macro_export]
macro_rules! all_games {
    ([$($then:tt)*] $($arguments:tt)*) => {
        $($then)*! { @all [$crate::bastion::Bastion, $crate::sanctum::Sanctum] $($arguments)* }
    };
}

/// Runs code that is generic over a game for the game with a name: `for_game!(name, G => run::<G>())`.
///
/// # Panics
///
/// If no game of the list has this name. A [`GameName`](crate::GameName) from a command line is
/// always one of the list.
#[macro_export]
macro_rules! for_game {
    (@all [$($game:ty),+] $name:expr, $G:ident => $body:expr) => {{
        let name: $crate::GameName = $name;
        'found: {
            $(
                if name == $crate::GameName::of::<$game>() {
                    type $G = $game;
                    break 'found $body;
                }
            )+
            panic!("{}", $crate::NoSuchGame::new(name.as_str(), &$crate::Games::house()))
        }
    }};
    ($name:expr, $G:ident => $body:expr) => {
        $crate::all_games! { [$crate::for_game] $name, $G => $body }
    };
}

/// The games of the list, each with its house set.
macro_rules! house_games {
    (@all [$($game:ty),+]) => { [$($crate::games::offered::<$game>()),+] };
}

pub(crate) use house_games;
