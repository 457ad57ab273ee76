/**
 * Figures that the site claims, taken from what the product is made of. Pages are rendered when the site is built, so that nothing of
 * these tables travels to a browser.
 */
import { INVOICE_INDICATORS } from '@xinjian/engine/invoice/indicators/registry'
import { INVOICE_CARD } from '@xinjian/engine/invoice/score/index'
import { gradeOf } from '@xinjian/engine/kit/score/card'
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { BOOK_DATASETS } from '@xinjian/format/books/kinds'
import { AREAS } from '@xinjian/format/bureau/areas'
import { VERIFICATIONS_PER_DAY } from '@xinjian/format/verify/result'

/** Indicators of the invoice report by their number, however many windows each has. */
export const INDICATOR_COUNT = new Set(INVOICE_INDICATORS.map(({ id }) => id)).size

/** Tax bureaus that a collection can log in to. */
export const BUREAU_COUNT = AREAS.length

/** Grades of the score card, the lowest first. */
export const GRADES: readonly string[] = INVOICE_CARD.grades.map(({ grade }) => grade).toReversed()

export const gradeAt = (score: number): string => gradeOf(INVOICE_CARD, score)

/** Kinds of reports, each with an engine of its own. */
export const REPORT_COUNT = REPORT_KIND_NAMES.length

/** Kinds of books that are read from files and kept. */
export const BOOK_COUNT = Object.values(BOOK_DATASETS).filter((dataset) => dataset !== null).length

/** How often the national platform answers for one invoice a day. */
export const VERIFIED_A_DAY = VERIFICATIONS_PER_DAY
