import { REPORT_KIND_NAMES, REPORT_KINDS, type ReportKind } from '@xinjian/engine/report/kinds'
import type { Lang } from './labels.ts'

/** What a kind of report is called in the language of the page. */
export const kindTitle = (kind: ReportKind, lang: Lang): string =>
  lang === 'en' ? REPORT_KINDS[kind].titleEn : REPORT_KINDS[kind].title

/** The kind that a report number begins with; undefined when it is the number of no report. */
export const kindOfNumber = (reportNo: string): ReportKind | undefined =>
  REPORT_KIND_NAMES.find((kind) => reportNo.startsWith(REPORT_KINDS[kind].prefix))

/** A kind as an address states it, in either case; undefined when it states none or one that does not exist. */
export const kindIn = (stated: string | null): ReportKind | undefined => {
  const name = stated?.toUpperCase().replaceAll('-', '_')
  return REPORT_KIND_NAMES.find((kind) => kind === name)
}

/** Several, by commas, each once. */
export const kindsIn = (stated: string | null): ReportKind[] => [
  ...new Set((stated ?? '').split(',').flatMap((each) => kindIn(each) ?? [])),
]
