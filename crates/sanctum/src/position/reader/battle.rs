//! Reading the rows of act VI and the Demon Lord deck of a position.

use tabletop::{InlineList, PositionError};

use super::super::WrittenLord;
use super::super::hero::WrittenRow;
use super::Builder;
use super::heroes::read_hits;
use crate::audit;
use crate::flow::Frame;
use crate::ids::{EffectId, EffectSet, FuryId, LordId};
use crate::state::{LordDeck, Row, Standing};

impl Builder<'_> {
    pub(super) fn lay_rows(&mut self) -> Result<(), PositionError> {
        let nothing = WrittenRow::default();
        let is_battle = matches!(self.frame, Some(Frame::Round | Frame::LayRoar { .. }))
            || self.table.round > 0;
        for index in 0..usize::from(self.table.players) {
            let written = self.position.heroes.get(index).and_then(|hero| hero.row.as_ref());
            let at = format!("heroes[{index}].row");
            let is_dealt = is_battle && self.table.heroes[index].standing == Standing::Alive;
            let Some(row) = written.or(is_dealt.then_some(&nothing)) else { continue };
            let lords = row.lords.clone().unwrap_or_default();
            let furies = row.furies.clone().unwrap_or_default();
            if lords.len() > 5 || furies.len() > 4 || row.at > Row::LEN {
                return Err(PositionError::new(at, "a row has five and four cards (S-20.1)"));
            }
            for lord in lords.iter().flatten() {
                self.place_lord(*lord, &at)?;
            }
            for fury in furies.iter().flatten() {
                self.place_fury(*fury, &at)?;
            }
            let hits = read_hits(&row.hits, &at)?;
            self.table.heroes[index].row = Row {
                lords: lords.into_iter().collect(),
                furies: InlineList::EMPTY,
                at: row.at,
                hits,
            };
            for fury in furies {
                let fury = fury.ok_or_else(|| PositionError::new(&at, "a fury card is unknown"))?;
                self.table.heroes[index].row.furies.push(fury);
            }
        }
        self.complete_rows(is_battle)
    }

    /// Rows of a battle that are not said get the lowest cards nobody has.
    fn complete_rows(&mut self, is_battle: bool) -> Result<(), PositionError> {
        for index in 0..usize::from(self.table.players) {
            let is_dealt = is_battle && self.table.heroes[index].standing == Standing::Alive;
            let written = self.position.heroes.get(index).and_then(|hero| hero.row.as_ref());
            let at = format!("heroes[{index}].row");
            if is_dealt && written.is_none_or(|row| row.lords.is_none()) {
                while !self.table.heroes[index].row.lords.is_full() {
                    let free = LordId::all().find(|it| !self.is_taken(*it));
                    let lord = free.ok_or_else(|| PositionError::new(&at, "no card is left"))?;
                    self.place_lord(lord, &at)?;
                    self.table.heroes[index].row.lords.push(Some(lord));
                }
            }
            if is_dealt && written.is_none_or(|row| row.furies.is_none()) {
                while !self.table.heroes[index].row.furies.is_full() {
                    let free = FuryId::all().find(|it| !self.placed_furies.contains(*it));
                    let fury = free.ok_or_else(|| PositionError::new(&at, "no card is left"))?;
                    self.place_fury(fury, &at)?;
                    self.table.heroes[index].row.furies.push(fury);
                }
            }
        }
        Ok(())
    }

    /// Whether a Demon Lord card has a place, here or further on in the position.
    fn is_taken(&self, lord: LordId) -> bool {
        let nothing = WrittenLord::default();
        let written = self.position.lord.as_ref().unwrap_or(&nothing);
        self.placed_lords.contains(lord)
            || self.faced_lord().is_some_and(|(_, faced)| faced == lord)
            || written.top == Some(lord)
            || written.out.contains(lord)
            || written.rest.is_some_and(|rest| rest.contains(lord))
            || written.laid.as_ref().is_some_and(|laid| laid.contains(&lord))
    }

    fn place_lord(&mut self, lord: LordId, at: &str) -> Result<(), PositionError> {
        if self.placed_lords.contains(lord) {
            return Err(PositionError::new(at, format!("{lord} is in two places")));
        }
        self.placed_lords.insert(lord);
        Ok(())
    }

    fn place_fury(&mut self, fury: FuryId, at: &str) -> Result<(), PositionError> {
        if self.placed_furies.contains(fury) {
            return Err(PositionError::new(at, format!("{fury} is in two places")));
        }
        self.placed_furies.insert(fury);
        Ok(())
    }

    pub(super) fn make_lord_deck(&mut self) -> Result<(), PositionError> {
        let written = self.position.lord.clone().unwrap_or_default();
        let at = "lord";
        let laid = written.laid.clone().unwrap_or_else(|| self.default_laid());
        let rest = written.rest.unwrap_or_default();
        let named = written.top.into_iter().chain(written.out.iter()).chain(rest.iter());
        for lord in named.chain(laid.iter().copied()) {
            self.place_lord(lord, at)?;
        }
        if laid.len() > LordDeck::MOST_LAID {
            return Err(PositionError::new("lord.laid", "at most five cards are laid (S-22.1)"));
        }
        let mut rest = written.rest.unwrap_or(!self.placed_lords);
        rest.iter().for_each(|lord| self.placed_lords.insert(lord));
        let mut top = written.top;
        let has_begun = self.table.breacher.is_some() || self.table.blessings_open;
        if written.rest.is_none() && top.is_none() && has_begun && !self.is_turning_lords() {
            // O-18.3: an ordinary deck shows its top card.
            top = rest.lowest();
            top.into_iter().for_each(|lord| rest.remove(lord));
        }
        let components = self.components;
        let deck = &mut self.table.lord;
        deck.laid = laid.into_iter().collect();
        (deck.top, deck.rest, deck.out) = (top, rest, written.out);
        deck.furies = written.furies.unwrap_or(!self.placed_furies);
        deck.roar = written.roar.unwrap_or(deck.roar);
        let facing = match self.frame {
            Some(Frame::Face { effect, .. }) => Some(effect),
            _ => None,
        };
        let seen = audit::cards_turned(self.frame, deck.out.len());
        let unseen = EffectId::COUNT.saturating_sub(seen);
        let default = EffectId::all().filter(|it| Some(*it) != facing).take(unseen).collect();
        let out = deck.out.len();
        let turned = deck.out.iter().chain(deck.laid.iter().copied().take(seen - out));
        // O-1.3: with fixed pairs the cards turned over say which effects were seen.
        let behind: Option<EffectSet> = turned.map(|it| components.effect_behind(it)).collect();
        deck.effects = written.effects.unwrap_or(behind.map_or(default, |seen| !seen));
        Ok(())
    }

    /// S-18.4: two cards at the cathedral, as soon as somebody has breached the walls.
    fn default_laid(&self) -> Vec<LordId> {
        let lies = match self.frame {
            Some(Frame::Turn) => self.table.breacher.is_some(),
            Some(Frame::Respite | Frame::TurnUp { .. } | Frame::Face { .. }) => true,
            _ => false,
        };
        let free = LordId::all().filter(|it| !self.is_taken(*it));
        let mut laid: Vec<LordId> = free.take(if lies { 2 } else { 0 }).collect();
        if let Some((place, lord)) = self.faced_lord().filter(|(place, _)| *place < laid.len()) {
            laid[place] = lord;
        }
        laid
    }

    /// O-1.3: the card that is faced, and its place, if the effect tells it.
    fn faced_lord(&self) -> Option<(usize, LordId)> {
        match self.frame {
            Some(Frame::Face { card, effect, .. }) => {
                Some((usize::from(card), self.components.lord_before(effect)?))
            }
            _ => None,
        }
    }

    fn is_turning_lords(&self) -> bool {
        matches!(self.frame, Some(Frame::Lay { .. } | Frame::LayRoar { .. } | Frame::DealRows))
    }
}
