/** Fragment of the paper page that names no report: a printer keeps such a sheet open, scripts and fonts in place. */
export const WARM_SHEET = '#warm'

/** A bookmark of one report of a pack: its words, and its page in the whole, from 1. */
export type PackMark = readonly [title: string, page: number]

/** What the contents sheet of a pack is told of each report beside its ticket, in order. */
export interface PackPlace {
  /** First page in the whole, from 1. */
  page: number
  /** It shows these many of the sections of its report; null = all. */
  sections: { shown: number; of: number } | null
  marks: readonly PackMark[]
}

/**
 * Anchor of a chapter that its line in the contents of a printed report leads to: by it the printer's file is told which links get
 * the number of a page.
 */
export const contentsAnchor = (chapter: string): string => `contents-${chapter}`

/** Links of the contents sheet: `page:12` becomes one to the twelfth page when the reports are joined. */
export const packLink = (page: number): string => `page:${page}`
