/** The ids of rules; apart from the rule book, which is loaded when it is opened. */

/** The game a rule belongs to; rulings of Bastion are R, of Sanctum O. */
export function gameOf(id: string): 'bastion' | 'sanctum' | null {
  if (/^[BR]-\d/.test(id)) return 'bastion';
  return /^[SO]-\d/.test(id) ? 'sanctum' : null;
}
