/** What a reader has chosen; null: what the system says. */
type Choice = 'light' | 'dark' | null;

/** The choice after a click: the other of what is seen, which is the system's again where that is the same. */
export function nextColorMode(choice: Choice, system: 'light' | 'dark'): Choice {
  const seen = choice ?? system;
  const other = seen === 'dark' ? 'light' : 'dark';
  return other === system ? null : other;
}
