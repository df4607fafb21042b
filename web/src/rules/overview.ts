/** The first chapter of each rule book: the game in a few drawings. */

/** A step of the overview: its words are `rules-overview-GAME-ID`. */
export interface Step {
  readonly id: string;
  /** The chapter with the details. */
  readonly chapter: number;
  readonly box: string;
  readonly drawing: string;
}
