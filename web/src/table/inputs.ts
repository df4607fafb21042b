/**
 * Any input on the table finishes what is running. A press that passed over steps does nothing
 * else: what lies under it now was not there when it was meant.
 */

/** Keys that do something on the board. */
const ACTING = /^(Enter| |[1-9]|[+-]|u|r|U|R)$/;

/** Inputs of a player on the table. */
export class Inputs {
  /** A press passed over steps; the click it becomes is not meant. */
  private isSwallowing = false;

  /** `finish` finishes what runs and says whether steps were passed over. */
  constructor(private readonly finish: () => boolean) {}

  /** Watches a part of the page. */
  readonly watch = (part: HTMLElement): (() => void) => {
    const press = (): void => {
      this.isSwallowing = this.finish();
    };
    const click = (event: Event): void => {
      if (this.isSwallowing) swallow(event);
      this.isSwallowing = false;
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (this.finish() && ACTING.test(event.key)) swallow(event);
    };
    part.addEventListener('pointerdown', press, true);
    part.addEventListener('click', click, true);
    part.addEventListener('keydown', key, true);
    return () => {
      part.removeEventListener('pointerdown', press, true);
      part.removeEventListener('click', click, true);
      part.removeEventListener('keydown', key, true);
    };
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
