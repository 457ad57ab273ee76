/** 年度 × 税种 of the 36 months: what the table shows and what the reconciliation sums. */
import type { Fen } from '@xinjian/format'
import { yearOf } from '../kit/calendar/calendar.ts'
import type { MonthWindow } from '../kit/calendar/window.ts'
import { spanCoverage } from '../kit/coverage.ts'
import { paid, type TaxContext, total } from './context.ts'
import { kindsByAmount } from './kinds.ts'

export interface YearKindPivot {
  /** Calendar years, cut to the 36 months. */
  years: { year: number; window: MonthWindow; whole: boolean; known: boolean }[]
  /** Most first; a cell of a year that was not collected whole is null. */
  kinds: { kind: string; years: (Fen | null)[] }[]
}

export function yearKindPivot(context: TaxContext): YearKindPivot {
  const span = context.span('L36')
  const years: YearKindPivot['years'] = []
  for (let year = yearOf(span.from); year <= yearOf(span.to); year++) {
    const window = { from: Math.max(year * 12, span.from), to: Math.min(year * 12 + 11, span.to) }
    years.push({
      year,
      window,
      whole: window.to - window.from === 11,
      known: spanCoverage(context.series, window).missing === 0,
    })
  }
  const kinds = kindsByAmount(context, span).map(({ kind }) => ({
    kind,
    years: years.map(({ window, known }) => {
      const sum = total(paid(context, 'TAX', window, (p) => p.taxKind === kind))
      return known || sum > 0 ? sum : null
    }),
  }))
  return { years, kinds }
}
