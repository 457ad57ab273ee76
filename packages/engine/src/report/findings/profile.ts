/** Age, size and trend of an enterprise, for one line of page one. */
export interface ReportProfile {
  /** ISO day; null = not known. */
  establishedOn: string | null
  /** Whole months from the founding to the data cut-off. */
  ageMonths: number | null
  /** Keys of `indicators`: its size and how it changes. */
  figures: string[]
}
