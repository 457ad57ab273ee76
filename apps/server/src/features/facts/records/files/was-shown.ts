/** Whether a bureau that was asked would have shown something: then its silence counts as its word. */
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import {
  formatDay,
  type MonthIndex,
  monthOfDay,
  parseDay,
} from '@xinjian/engine/kit/calendar/window'
import { datasetMonths } from '@xinjian/format/datasets/datasets'

export type Shown = 'VAT_RETURN' | 'CIT_RETURN' | 'TAX_PAYMENT'

/** Something of a period that was done on a day; null = the day is not known. */
export interface Dated {
  from: MonthIndex
  to: MonthIndex
  on: string | null
}

/** What is done for a period without a day is done by the end of the month after it. */
const LATEST_MONTHS = 2

/** `at`: when the bureau was asked. What was done on that very day may have come after. */
export function wasShown(dataset: Shown, at: Date, { from, to, on }: Dated): boolean {
  const { day } = chinaDay(at.toISOString())
  const month = monthOfDay(day)
  if (from < month - datasetMonths(dataset)) return false
  return on === null ? to + LATEST_MONTHS <= month : on < formatDay(day)
}

/** The month of a payment, as what a bureau is asked for. */
export function paidIn(paidOn: string): Dated {
  const month = monthOfDay(parseDay(paidOn) ?? chinaDay(new Date().toISOString()).day)
  return { from: month, to: month, on: paidOn }
}
