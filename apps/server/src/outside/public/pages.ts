/** All pages of a list: read to the number of records that the vendor says there are, or not at all. */
import type { AnswerRecord } from '@xinjian/format/public-records/told'
import { PublicSourceFailure, type ToldPage } from './connector.ts'

export interface ListPage {
  page: ToldPage
  records: AnswerRecord[]
  /** Of the whole list; null = the vendor does not say, and there is one page. */
  total: number | null
}

export interface WholeList {
  records: AnswerRecord[]
  pages: ToldPage[]
}

/** Pages of twenty: lists of firms with a great many lawsuits are that long. */
const MOST_PAGES = 1_000

/** A vendor that brings page after page, each in time and slowly, is slow. */
const LONGEST_MS = 5 * 60_000

/** @param ask a page, from 1; `none` = the vendor says that there is no record. @throws PublicSourceFailure */
export async function wholeList(
  ask: (n: number) => Promise<ListPage & { none: boolean }>,
): Promise<WholeList> {
  const out: WholeList = { records: [], pages: [] }
  const until = Date.now() + LONGEST_MS
  for (let n = 1; n <= MOST_PAGES; n++) {
    const { page, records, total, none } = await ask(n).catch((error: unknown) => {
      const broke = n > 1 && error instanceof PublicSourceFailure && error.fault === 'DOWN'
      throw broke ? new PublicSourceFailure('CUT', error) : error
    })
    if (Date.now() > until) throw new PublicSourceFailure('TIMEOUT')
    const before = out.pages.at(-1)
    out.pages.push(page)
    out.records.push(...records)
    if (n === 1 && none) return out
    if (total === null || out.records.length >= total) return out
    // It says that there is more, and brings nothing, or the same again.
    if (records.length === 0 || before?.body.equals(page.body)) break
  }
  throw new PublicSourceFailure('CUT')
}
