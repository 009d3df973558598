/** The reader's choice; null for the system's color mode. */
type Choice = 'light' | 'dark' | null;

/** The choice after a click: the opposite of the current mode, or null if the opposite is the system's mode. */
export function nextColorMode(choice: Choice, system: 'light' | 'dark'): Choice {
  const seen = choice ?? system;
  const other = seen === 'dark' ? 'light' : 'dark';
  return other === system ? null : other;
}
