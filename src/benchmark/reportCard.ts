/** One line of the list of reports. */
export interface ReportCard {
  id: string;
  title: string;
  path: string;
  /** "21 July 2026"; "as published" where only a summary was published, "proposed" where its change was not merged. */
  published: string;
  sentence: string;
  /** "103 queries, 5 iterations, ten findings". */
  detail: string;
}
