/**
 * Figures that the site claims, taken from what the product is made of. Pages are rendered when the site is built, so that nothing of
 * these tables travels to a browser.
 */
import { INVOICE_INDICATORS } from '@xinjian/engine/invoice/indicators/registry'
import { INVOICE_CARD } from '@xinjian/engine/invoice/score/index'
import { gradeOf } from '@xinjian/engine/kit/score/card'
import { AREAS } from '@xinjian/format/bureau/areas'

/** Indicators of the invoice report by their number, however many windows each has. */
export const INDICATOR_COUNT = new Set(INVOICE_INDICATORS.map(({ id }) => id)).size

/** Tax bureaus that a collection can log in to. */
export const BUREAU_COUNT = AREAS.length

/** Grades of the score card, the lowest first. */
export const GRADES: readonly string[] = INVOICE_CARD.grades.map(({ grade }) => grade).toReversed()

export const gradeAt = (score: number): string => gradeOf(INVOICE_CARD, score)
