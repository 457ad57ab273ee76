/** Input tax against output tax, and what it carries: T-032…T-035. */

import type { Fen } from '@xinjian/format'
import { namesOf } from '@xinjian/format/say/words'
import type { MonthIndex, MonthWindow } from '../../../kit/calendar/window.ts'
import { input, moneyInput, quotient, without } from '../../../kit/outcome.ts'
import type { TaxReportContext } from '../../context.ts'
import type { IndicatorDefinition, Outcome } from '../../definition.ts'
import type { VatReturn } from '../../facts.ts'
import { inputScheduleLeg, vatLeg } from '../evidence.ts'
import { inventories } from '../inventories.ts'
import { seenVat } from '../seen.ts'
import {
  EXEMPT_LINE,
  generalWindow,
  lineOf,
  salesOf,
  sinceWords,
  sumOf,
  vatWindow,
} from '../vat.ts'
import { VAT_SAYS } from '../words.ts'
import { salesLeg, VAT_COMMON } from './sales.ts'
import { INPUT_SAYS } from './words.ts'

const leg = (returns: readonly VatReturn[], ...lines: string[]) =>
  vatLeg(returns, { GENERAL: lines })

const tax = (returns: readonly VatReturn[], line: string, name: string): Fen | Outcome =>
  sumOf(returns, name, (vat) => lineOf(vat, line))

/** Two lines of the general taxpayer's returns of a window, 分. */
export function twoLines(
  context: TaxReportContext,
  window: MonthWindow,
  [lineA, nameA]: readonly [string, string],
  [lineB, nameB]: readonly [string, string],
): { a: Fen; b: Fen; returns: readonly VatReturn[]; said: { detail?: string } } | Outcome {
  const general = generalWindow(context, window)
  const { returns, stop } = general
  if (stop) return stop
  const a = tax(returns, lineA, nameA)
  if (typeof a !== 'number') return a
  const b = tax(returns, lineB, nameB)
  return typeof b === 'number' ? { a, b, returns, said: sinceWords(general) } : b
}

/** 附列资料(二) 23a: input tax of abnormal vouchers that had to be taken back, 分; null = the schedule is not told. */
function abnormal(returns: readonly VatReturn[]): Fen | null {
  let sum = 0
  for (const { schedules } of returns) {
    if (!schedules?.input) return null
    sum += schedules.input['23a'] ?? 0
  }
  return sum
}

/** The run of months with 留抵 up to the latest return, and what the last one left. */
export function carriedRun(context: TaxReportContext): {
  returns: readonly VatReturn[]
  months: number
  left: Fen
} {
  const run: VatReturn[] = []
  let next: MonthIndex | null = null
  for (const vat of seenVat(context).toReversed()) {
    const joined = next === null || vat.to + 1 === next
    if (!joined || vat.form !== 'GENERAL' || (lineOf(vat, '20') ?? 0) <= 0) break
    run.unshift(vat)
    next = vat.from
  }
  const last = run.at(-1)
  return {
    returns: run,
    months: run.reduce((sum, { from, to }) => sum + to - from + 1, 0),
    left: last ? (lineOf(last, '20') ?? 0) : 0,
  }
}

/** What is said of the window stands before what is said of the figure. */
const noted = (outcome: Outcome, { detail }: { detail?: string }): Outcome => {
  const words = [detail, outcome.detail].filter(Boolean).join('；')
  return words ? { ...outcome, detail: words } : outcome
}

/** T-035 of a small taxpayer: line 9 of its sales. Without input tax there is nothing to take back, so that it has no colour. */
function smallExempt(context: TaxReportContext, window: MonthWindow): Outcome {
  const { returns, stop } = vatWindow(context, window)
  if (stop) return stop
  const sales = sumOf(returns, VAT_SAYS.sales, salesOf)
  if (typeof sales !== 'number') return sales
  const exempt = sumOf(returns, VAT_SAYS.exempt, (vat) => lineOf(vat, EXEMPT_LINE.SMALL))
  if (typeof exempt !== 'number') return exempt
  return {
    ...noted(quotient(exempt, sales, VAT_SAYS.declaredSales), {
      detail: INPUT_SAYS.smallExempt,
    }),
    flag: 'GREY',
    inputs: [moneyInput(VAT_SAYS.exempt, exempt), moneyInput(VAT_SAYS.declaredSales, sales)],
    evidence: [vatLeg(returns, { SMALL: [EXEMPT_LINE.SMALL] }), salesLeg(returns)],
  }
}

export const INPUT_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...VAT_COMMON,
    id: 'T-032',
    names: namesOf(INPUT_SAYS, 'share'),
    unit: 'ratio',
    formula: INPUT_SAYS.shareFormula,
    variants: [{ window: 'L12', threshold: 'T-032' }, { window: 'P12' }],
    evidence: INPUT_SAYS.shareLines,
    source: 'domain §3.3 T-032',
    compute(context, _, { window }) {
      const found = twoLines(context, window, ['12', VAT_SAYS.input], ['11', VAT_SAYS.output])
      if (!('a' in found)) return found
      return {
        ...noted(quotient(found.a, found.b, VAT_SAYS.output), found.said),
        inputs: [moneyInput(VAT_SAYS.input, found.a), moneyInput(VAT_SAYS.output, found.b)],
        evidence: [leg(found.returns, '12'), leg(found.returns, '11')],
      }
    },
  },
  {
    ...VAT_COMMON,
    id: 'T-033',
    names: namesOf(INPUT_SAYS, 'takenBack'),
    unit: 'ratio',
    formula: INPUT_SAYS.takenBackFormula,
    variants: [{ window: 'L12', threshold: 'T-033' }],
    evidence: INPUT_SAYS.takenBackLines,
    source: 'domain §3.3 T-033',
    compute(context, _, { window }) {
      const found = twoLines(context, window, ['14', VAT_SAYS.takenBack], ['12', VAT_SAYS.input])
      if (!('a' in found)) return found
      return {
        ...noted(quotient(found.a, found.b, VAT_SAYS.input), found.said),
        inputs: [moneyInput(VAT_SAYS.takenBack, found.a), moneyInput(VAT_SAYS.input, found.b)],
        evidence: [leg(found.returns, '14'), leg(found.returns, '12')],
      }
    },
  },
  {
    ...VAT_COMMON,
    id: 'T-033.ABNORMAL',
    names: namesOf(INPUT_SAYS, 'abnormal'),
    unit: 'yuan',
    formula: INPUT_SAYS.abnormalFormula,
    variants: [{ window: 'L12', threshold: 'T-033.ABNORMAL' }],
    evidence: INPUT_SAYS.abnormalLine,
    source: 'domain §3.3 T-033',
    compute(context, _, { window }) {
      const general = generalWindow(context, window)
      const { returns, stop } = general
      if (stop) return stop
      const sum = abnormal(returns)
      if (sum === null) return without('NO_DATA', INPUT_SAYS.scheduleNotWhole)
      return {
        value: sum / 100,
        ...sinceWords(general),
        inputs: [moneyInput(INPUT_SAYS.ofAbnormal, sum)],
        evidence: [inputScheduleLeg(returns, '23a')],
      }
    },
  },
  {
    id: 'T-034',
    names: namesOf(INPUT_SAYS, 'carried'),
    unit: 'months',
    formula: INPUT_SAYS.carriedFormula,
    missing: { rule: 'ANY', sources: ['VAT'] },
    variants: [{ window: 'asOf' }],
    evidence: INPUT_SAYS.carriedLine,
    version: '1',
    source: 'domain §3.3 T-034',
    compute(context) {
      const last = seenVat(context).at(-1)
      if (last?.form === 'SMALL') return without('NOT_APPLICABLE', INPUT_SAYS.smallCarriesNone)
      const { returns, months, left } = carriedRun(context)
      const stock = inventories(context)
      const share = stock && stock.fen > 0 ? left / stock.fen : null
      const { periods, share: from } = context.limits['R-053']
      return {
        value: months,
        flag:
          months < periods ? 'GREEN' : share === null ? 'GREY' : share > from ? 'YELLOW' : 'GREEN',
        ...(months >= periods && !stock ? { detail: INPUT_SAYS.noInventories } : {}),
        inputs: [
          moneyInput(VAT_SAYS.carried, left),
          stock
            ? moneyInput(VAT_SAYS.inventories, stock.fen)
            : input(VAT_SAYS.inventories, null, 'yuan'),
          input(INPUT_SAYS.carriedToStock, share, 'ratio'),
        ],
        evidence: [
          leg(returns.length ? returns : last ? [last] : [], '20'),
          ...(stock ? [stock.evidence] : []),
        ],
      }
    },
  },
  {
    ...VAT_COMMON,
    id: 'T-035',
    names: namesOf(INPUT_SAYS, 'exempt'),
    unit: 'ratio',
    formula: INPUT_SAYS.exemptFormula,
    variants: [{ window: 'L12' }],
    evidence: INPUT_SAYS.exemptLines,
    source: 'domain §3.3 T-035',
    compute(context, _, { window }) {
      const general = generalWindow(context, window)
      const { returns, stop } = general
      if (stop?.reason === 'NOT_APPLICABLE') return smallExempt(context, window)
      if (stop) return stop
      const sales = sumOf(returns, VAT_SAYS.sales, salesOf)
      if (typeof sales !== 'number') return sales
      const sum = (line: string) => returns.reduce((s, r) => s + (lineOf(r, line) ?? 0), 0)
      const [exempt, simple, inputTax, out] = [sum('8'), sum('5'), sum('12'), sum('14')]
      const told = returns.every((r) => lineOf(r, '12') !== null && lineOf(r, '14') !== null)
      const red = told && exempt + simple > 0 && inputTax > 0 && out === 0
      return {
        ...noted(quotient(exempt, sales, VAT_SAYS.declaredSales), sinceWords(general)),
        flag: red ? 'RED' : told ? 'GREEN' : 'GREY',
        inputs: [
          moneyInput(VAT_SAYS.exempt, exempt),
          moneyInput(VAT_SAYS.simple, simple),
          moneyInput(VAT_SAYS.declaredSales, sales),
          moneyInput(VAT_SAYS.input, inputTax),
          moneyInput(VAT_SAYS.takenBack, out),
        ],
        evidence: [leg(returns, '8', '5', '12', '14'), leg(returns, '1', '5', '7', '8')],
      }
    },
  },
]
