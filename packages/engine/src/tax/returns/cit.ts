/** What an income tax return says, by the names of its items: layouts number their lines differently (domain §2.5, §2.6). */

import type { Fen } from '@xinjian/format'
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { monthOfDay } from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import type { TaxReportContext } from '../context.ts'
import type { CitReturn } from '../facts.ts'
import { citSpan, seenCit } from './seen.ts'
import { CIT_SAYS } from './words.ts'

type Layout = 'A200000' | '2017' | '2024'

/** 行次 by layout; absent = the layout has no such item. */
export const CIT_ITEMS = {
  revenue: { name: CIT_SAYS.revenue, A200000: '1', 2017: '1', 2024: '1' },
  cost: { name: CIT_SAYS.cost, A200000: '2', 2017: '2', 2024: '2' },
  surcharges: { name: CIT_SAYS.surcharges, 2017: '3', 2024: '3' },
  selling: { name: CIT_SAYS.selling, 2017: '4', 2024: '4' },
  admin: { name: CIT_SAYS.admin, 2017: '5', 2024: '5' },
  research: { name: CIT_SAYS.research, 2024: '6' },
  finance: { name: CIT_SAYS.finance, 2017: '6', 2024: '7' },
  operating: { name: CIT_SAYS.operating, 2017: '10', 2024: '15' },
  otherIncome: { name: CIT_SAYS.otherIncome, 2017: '11', 2024: '16' },
  otherExpense: { name: CIT_SAYS.otherExpense, 2017: '12', 2024: '17' },
  profit: { name: CIT_SAYS.profit, A200000: '3', 2017: '13', 2024: '18' },
  increase: { name: CIT_SAYS.increase, 2017: '15', 2024: '20' },
  decrease: { name: CIT_SAYS.decrease, 2017: '16', 2024: '21' },
  exempt: { name: CIT_SAYS.exempt, A200000: '7', 2017: '17', 2024: '22' },
  losses: { name: CIT_SAYS.losses, A200000: '9', 2017: '21', 2024: '26' },
  taxable: { name: CIT_SAYS.taxable, A200000: '10', 2017: '23', 2024: '28' },
  gross: { name: CIT_SAYS.gross, A200000: '12', 2017: '25', 2024: '30' },
  relief: { name: CIT_SAYS.relief, A200000: '13', 2017: '26', 2024: '31' },
  due: { name: CIT_SAYS.due, 2017: '28', 2024: '33' },
  actual: { name: CIT_SAYS.actual, 2017: '31', 2024: '36' },
  prepaid: { name: CIT_SAYS.prepaid, A200000: '14', 2017: '32', 2024: '37' },
  balance: { name: CIT_SAYS.balance, A200000: '16', 2017: '33', 2024: '38' },
} as const satisfies Record<string, { name: string } & Partial<Record<Layout, string>>>

export type CitItem = keyof typeof CIT_ITEMS

/** A form that does not say its layout is told by its year: 2024 brought the new one. */
export function layoutOf({ form, layout, year }: CitReturn): Layout {
  if (form === 'A200000') return 'A200000'
  if (layout === '2017' || layout === '2024') return layout
  return year >= 2024 ? '2024' : '2017'
}

/** 行次; null = the layout has no such item. */
export const citLine = (cit: CitReturn, item: CitItem): string | null =>
  (CIT_ITEMS[item] as Partial<Record<Layout, string>>)[layoutOf(cit)] ?? null

/** 分, of a quarter since January; null = the return does not say. */
export function citFigure(cit: CitReturn, item: CitItem): Fen | null {
  const line = citLine(cit, item)
  return line === null ? null : (cit.lines[line] ?? null)
}

/** Tax of the year so far, before what was prepaid; null = not told. */
export function citTax(cit: CitReturn): Fen | null {
  const told = citFigure(cit, 'due') ?? citFigure(cit, 'actual')
  if (told !== null) return told
  const gross = citFigure(cit, 'gross')
  return gross === null ? null : gross - (citFigure(cit, 'relief') ?? 0)
}

export interface CitYear {
  year: number
  /** The annual return, or the one of the fourth quarter while the year is not settled. */
  cit: CitReturn
  settled: boolean
}

/** Years of which something whole is known, oldest first. */
export const citYears = oncePer((context: TaxReportContext): readonly CitYear[] => {
  const years = new Map<number, CitYear>()
  for (const cit of seenCit(context)) {
    if (cit.quarter === 4 || cit.quarter === null)
      years.set(cit.year, { year: cit.year, cit, settled: cit.quarter === null })
  }
  return [...years.values()].sort((a, b) => a.year - b.year)
})

export interface CitQuarterFigures {
  year: number
  quarter: number
  cit: CitReturn
  /** The quarter before it in the same year, which was taken off; null = the first. */
  before: CitReturn | null
  /** Of the quarter alone; null = not told, or the quarter before it is not there. */
  revenue: Fen | null
  cost: Fen | null
  profit: Fen | null
  tax: Fen | null
}

/**
 * Quarters by themselves: this sum since January less the one before it in the same year. The first quarter of a year, or of a firm, is
 * its sum so far.
 */
export const citQuarters = oncePer((context: TaxReportContext): readonly CitQuarterFigures[] => {
  const quarters = seenCit(context).filter(({ quarter }) => quarter !== null)
  const established = optionalDay(context.facts.registration.establishedOn)
  const born = established === null ? null : monthOfDay(established)
  return quarters.map((cit) => {
    const quarter = cit.quarter ?? 0
    const before = quarters.find((c) => c.year === cit.year && c.quarter === quarter - 1) ?? null
    const { from } = citSpan(cit)
    const first = quarter === 1 || (born !== null && born >= from)
    const alone = (figure: (of: CitReturn) => Fen | null): Fen | null => {
      const now = figure(cit)
      if (first) return now
      const then = before === null ? null : figure(before)
      return now === null || then === null ? null : now - then
    }
    return {
      year: cit.year,
      quarter,
      cit,
      before,
      revenue: alone((c) => citFigure(c, 'revenue')),
      cost: alone((c) => citFigure(c, 'cost')),
      profit: alone((c) => citFigure(c, 'profit')),
      tax: alone(citTax),
    }
  })
})
