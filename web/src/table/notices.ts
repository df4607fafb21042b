/** Browser notifications when it is my turn and the page is hidden. */

/** Whether this browser can say anything. */
export function areNoticesPossible(): boolean {
  return 'Notification' in globalThis && globalThis.isSecureContext;
}

/** Asks the player's leave. */
export async function allowNotices(): Promise<boolean> {
  if (!areNoticesPossible()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Shows one notification per table; a click on it returns to the page. */
export function notice(title: string, body: string, table: string): void {
  if (!areNoticesPossible() || Notification.permission !== 'granted') return;
  const said = new Notification(title, { body, tag: table });
  said.onclick = () => {
    globalThis.focus();
    said.close();
  };
}
