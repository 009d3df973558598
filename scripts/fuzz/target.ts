/** Something that reads what others give. */
export interface Target {
  /** The folder of its corpus, and the name of what was found. */
  id: string;
  /** Inputs that are as they should be. */
  corpus: string[];
  /** What is wrong with how an input was read, in words; empty where nothing is. What it throws is a crash. */
  faults(text: string): string[];
  /** Whether an input is accepted: each of the corpus must be, or nothing is tried. */
  accepts(text: string): boolean;
}
