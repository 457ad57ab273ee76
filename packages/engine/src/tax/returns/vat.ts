/** What a VAT return says, and the returns of a window. Lines that a return leaves out are nought, unless it leaves out all of them. */

import type { Fen } from '@xinjian/format'
import { SALES_LINES } from '@xinjian/format/returns/sales-lines'
import { formatMonth, type MonthIndex, type MonthWindow } from '../../kit/calendar/window.ts'
import { without } from '../../kit/outcome.ts'
import { windowWords } from '../../report/window/label.ts'
import type { TaxReportContext } from '../context.ts'
import type { Outcome } from '../definition.ts'
import type { VatReturn } from '../facts.ts'
import { PERIOD_SAYS } from '../words.ts'
import { seenVat } from './seen.ts'
import { RETURN_SAYS } from './words.ts'

/** 应纳税额合计, and what it is made of where the total is left out. */
export const TAX_LINE = { GENERAL: '24', SMALL: '20' } as const
/** What it is made of: the last is taken off. */
export const TAX_PARTS = { GENERAL: ['19', '21', '23'], SMALL: ['15', '16'] } as const

/** 免税销售额. */
export const EXEMPT_LINE = { GENERAL: '8', SMALL: '9' } as const

/** 分; null = the return does not say. */
export const lineOf = ({ lines }: VatReturn, line: string): Fen | null =>
  lines[line]?.amount ?? null

/** Σ of lines; null = none of them is told. */
export function linesOf(vat: VatReturn, lines: readonly string[]): Fen | null {
  const told = lines.flatMap((line) => lineOf(vat, line) ?? [])
  return told.length === 0 ? null : told.reduce((sum, each) => sum + each, 0)
}

export const salesOf = (vat: VatReturn): Fen | null => linesOf(vat, SALES_LINES[vat.form])

export function taxOf(vat: VatReturn): Fen | null {
  const total = lineOf(vat, TAX_LINE[vat.form])
  if (total !== null) return total
  const parts = TAX_PARTS[vat.form]
  const gross = linesOf(vat, parts.slice(0, -1))
  return gross === null ? null : gross - (lineOf(vat, parts.at(-1)!) ?? 0)
}

/** Sales of a small taxpayer that the law exempts wholly: its tax of nought says nothing. */
export const exemptSmall = (vat: VatReturn): boolean =>
  vat.form === 'SMALL' && (lineOf(vat, EXEMPT_LINE.SMALL) ?? 0) >= (salesOf(vat) ?? 0)

export interface VatWindow {
  /** Wholly inside, by period. */
  returns: readonly VatReturn[]
  /** Why nothing can be said of the window; null = something can. */
  stop: Outcome | null
}

/** Returns of a window. A quarter that lies across its edge cannot be divided. */
export function vatWindow(context: TaxReportContext, { from, to }: MonthWindow): VatWindow {
  const near = seenVat(context).filter((r) => r.to >= from && r.from <= to)
  const returns = near.filter((r) => r.from >= from && r.to <= to)
  const cut = near.find((r) => r.from < from || r.to > to)
  const twice = near.find((r, i) => i > 0 && r.from <= (near[i - 1]?.to ?? -1))
  return { returns, stop: stopOf(returns, cut, twice) }
}

function stopOf(
  returns: readonly VatReturn[],
  cut: VatReturn | undefined,
  twice: VatReturn | undefined,
): Outcome | null {
  if (cut) return without('PARTIAL', RETURN_SAYS.crossesEdge({ period: periodWords(cut) }))
  if (twice) return without('PARTIAL', RETURN_SAYS.overlaps({ period: periodWords(twice) }))
  return returns.length === 0 ? without('NO_DATA', RETURN_SAYS.noVat) : null
}

export const periodWords = ({ from, to }: MonthWindow): string =>
  from === to
    ? formatMonth(from)
    : PERIOD_SAYS.spanOf({ from: formatMonth(from), to: formatMonth(to) })

/** Σ of a figure of returns; an Outcome = one of them does not say. */
export function sumOf(
  returns: readonly VatReturn[],
  line: string,
  figure: (vat: VatReturn) => Fen | null,
): Fen | Outcome {
  let sum = 0
  for (const vat of returns) {
    const value = figure(vat)
    if (value === null)
      return without('NO_DATA', RETURN_SAYS.lineMissing({ period: periodWords(vat), line }))
    sum += value
  }
  return sum
}

export interface GeneralWindow extends VatWindow {
  /** First month as 一般纳税人, where it lies in the window behind returns of a small taxpayer; null = general all along. */
  since: MonthIndex | null
}

/**
 * 增值税一般纳税人's returns of a window: what small taxpayers do not have. Who became general within it is told by the months since: a
 * small quarter that lies across the beginning hides nothing of them.
 */
export function generalWindow(context: TaxReportContext, window: MonthWindow): GeneralWindow {
  const { from, to } = window
  const near = seenVat(context).filter((r) => r.to >= from && r.from <= to)
  const first = near.find(({ form }) => form === 'GENERAL')
  const small = near.findLast(({ form }) => form === 'SMALL')
  const since = first && small && small.to < first.from ? first.from : null
  const { returns, stop } = vatWindow(context, since === null ? window : { from: since, to })
  const general = returns.filter(({ form }) => form === 'GENERAL')
  const none = general.length === 0 ? without('NOT_APPLICABLE', RETURN_SAYS.smallHasNone) : null
  return { returns: general, stop: stop ?? none, since }
}

/** How many months the returns are of. */
const monthsOf = (returns: readonly VatReturn[]): number =>
  returns.reduce((sum, { from, to }) => sum + to - from + 1, 0)

/** What is to be said beside a figure of a shifted window. */
export const sinceWords = ({ since, returns }: GeneralWindow): { detail?: string } =>
  since === null
    ? {}
    : { detail: RETURN_SAYS.sinceGeneral({ month: formatMonth(since), n: monthsOf(returns) }) }

/** The twelve months that a rule judged, in its sentence. */
export const yearWords = ({ since, returns }: GeneralWindow): string =>
  since === null ? windowWords('L12') : RETURN_SAYS.asGeneral({ n: monthsOf(returns) })

/** 零申报: neither sales nor tax. */
export const isZero = (vat: VatReturn): boolean => salesOf(vat) === 0 && taxOf(vat) === 0
