/** What the browser says when it is my turn and nobody looks at the page. */

/** Whether this browser can say anything. */
export function areNoticesPossible(): boolean {
  return 'Notification' in globalThis && globalThis.isSecureContext;
}

/** Asks the player's leave. */
export async function allowNotices(): Promise<boolean> {
  if (!areNoticesPossible()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Says something once per table; a press on it comes back to the page. */
export function notice(title: string, body: string, table: string): void {
  if (!areNoticesPossible() || Notification.permission !== 'granted') return;
  const said = new Notification(title, { body, tag: table });
  said.onclick = () => {
    globalThis.focus();
    said.close();
  };
}
