/** Twelve whole months of VAT: what a rule may judge that sums rows itself. A month that had to be filed and is not there leaves it open. */
import type { MonthWindow } from '../../../kit/calendar/window.ts'
import { spanCoverage } from '../../../kit/coverage.ts'
import { miss, unknown } from '../../../kit/rules/definition.ts'
import { vatClock } from '../../clock.ts'
import type { TaxReportContext } from '../../context.ts'
import type { Judgement } from '../../definition.ts'
import type { VatReturn } from '../../facts.ts'
import { filedStates } from '../filed.ts'
import { generalWindow, yearWords } from '../vat.ts'

/** Why the months of a window are not whole, as `PARTIAL(11/12)`; null = they are. */
export function notWhole(context: TaxReportContext, window: MonthWindow): Judgement | null {
  const filed = filedStates(context).VAT
  if (filed === null) return null
  const { months, known, missing, before } = spanCoverage(filed, window)
  return missing > 0 && known > 0 ? unknown(`PARTIAL(${known}/${months - before})`) : null
}

/** General returns of the last twelve months, or of those since the taxpayer became general; `open` says why nothing can be said of all of them. */
export function generalYear(context: TaxReportContext): {
  returns: readonly VatReturn[]
  open: Judgement | null
  /** `近12个月`, or the months since it became general. */
  words: string
} {
  const window = vatClock(context).span('L12')
  const general = generalWindow(context, window)
  const { returns, stop } = general
  const words = yearWords(general)
  const partly = notWhole(context, window)
  if (partly || !stop) return { returns, open: partly, words }
  const said = `${stop.reason}：${stop.detail}`
  const open = stop.reason === 'NOT_APPLICABLE' ? miss(null, said) : unknown(said)
  return { returns, open, words }
}
