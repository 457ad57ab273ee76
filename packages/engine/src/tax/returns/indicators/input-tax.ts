/** Input tax against output tax, and what it carries: T-032…T-035. */
import type { Fen } from '@xinjian/format'
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
import { salesLeg, VAT_COMMON } from './sales.ts'

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
  const sales = sumOf(returns, '销售额', salesOf)
  if (typeof sales !== 'number') return sales
  const exempt = sumOf(returns, '免税销售额', (vat) => lineOf(vat, EXEMPT_LINE.SMALL))
  if (typeof exempt !== 'number') return exempt
  return {
    ...noted(quotient(exempt, sales, '申报销售额'), {
      detail: '小规模纳税人按第9栏免税销售额计，没有进项税额可转出',
    }),
    flag: 'GREY',
    inputs: [moneyInput('免税销售额', exempt), moneyInput('申报销售额', sales)],
    evidence: [vatLeg(returns, { SMALL: [EXEMPT_LINE.SMALL] }), salesLeg(returns)],
  }
}

export const INPUT_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...VAT_COMMON,
    id: 'T-032',
    names: { zh: '进项抵扣率', en: 'Input tax to output tax' },
    unit: 'ratio',
    formula: 'Σ 进项税额(第12栏) ÷ Σ 销项税额(第11栏)，仅一般纳税人',
    variants: [{ window: 'L12', threshold: 'T-032' }, { window: 'P12' }],
    evidence: '申报表第11、12栏',
    source: 'domain §3.3 T-032',
    compute(context, _, { window }) {
      const found = twoLines(context, window, ['12', '进项税额'], ['11', '销项税额'])
      if (!('a' in found)) return found
      return {
        ...noted(quotient(found.a, found.b, '销项税额'), found.said),
        inputs: [moneyInput('进项税额', found.a), moneyInput('销项税额', found.b)],
        evidence: [leg(found.returns, '12'), leg(found.returns, '11')],
      }
    },
  },
  {
    ...VAT_COMMON,
    id: 'T-033',
    names: { zh: '进项转出率', en: 'Input tax taken back' },
    unit: 'ratio',
    formula: 'Σ 进项税额转出(第14栏) ÷ Σ 进项税额(第12栏)',
    variants: [{ window: 'L12', threshold: 'T-033' }],
    evidence: '申报表第12、14栏',
    source: 'domain §3.3 T-033',
    compute(context, _, { window }) {
      const found = twoLines(context, window, ['14', '进项税额转出'], ['12', '进项税额'])
      if (!('a' in found)) return found
      return {
        ...noted(quotient(found.a, found.b, '进项税额'), found.said),
        inputs: [moneyInput('进项税额转出', found.a), moneyInput('进项税额', found.b)],
        evidence: [leg(found.returns, '14'), leg(found.returns, '12')],
      }
    },
  },
  {
    ...VAT_COMMON,
    id: 'T-033.ABNORMAL',
    names: { zh: '异常凭证进项转出', en: 'Input tax of abnormal vouchers taken back' },
    unit: 'yuan',
    formula: 'Σ 异常凭证转出进项税额(附列资料二第23a栏)',
    variants: [{ window: 'L12', threshold: 'T-033.ABNORMAL' }],
    evidence: '附列资料(二)第23a栏',
    source: 'domain §3.3 T-033',
    compute(context, _, { window }) {
      const general = generalWindow(context, window)
      const { returns, stop } = general
      if (stop) return stop
      const sum = abnormal(returns)
      if (sum === null) return without('NO_DATA', '附列资料(二)不全')
      return {
        value: sum / 100,
        ...sinceWords(general),
        inputs: [moneyInput('异常凭证转出', sum)],
        evidence: [inputScheduleLeg(returns, '23a')],
      }
    },
  },
  {
    id: 'T-034',
    names: { zh: '留抵持续期', en: 'Months with input tax carried forward' },
    unit: 'months',
    formula: '截至最近一期，期末留抵税额(第20栏)大于零的连续月数；≥12个月且留抵 ÷ 存货>20%为黄',
    missing: { rule: 'ANY', sources: ['VAT'] },
    variants: [{ window: 'asOf' }],
    evidence: '申报表第20栏',
    version: '1',
    source: 'domain §3.3 T-034',
    compute(context) {
      const last = seenVat(context).at(-1)
      if (last?.form === 'SMALL') return without('NOT_APPLICABLE', '小规模纳税人没有留抵税额')
      const { returns, months, left } = carriedRun(context)
      const stock = inventories(context)
      const share = stock && stock.fen > 0 ? left / stock.fen : null
      const { periods, share: from } = context.limits['R-053']
      return {
        value: months,
        flag:
          months < periods ? 'GREEN' : share === null ? 'GREY' : share > from ? 'YELLOW' : 'GREEN',
        ...(months >= periods && !stock ? { detail: '没有财务报表的存货，无法比较' } : {}),
        inputs: [
          moneyInput('期末留抵税额', left),
          stock ? moneyInput('存货', stock.fen) : input('存货', null, 'yuan'),
          input('留抵与存货之比', share, 'ratio'),
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
    names: { zh: '免税销售占比', en: 'Share of exempt sales' },
    unit: 'ratio',
    formula:
      'Σ 免税销售额(一般纳税人第8栏，小规模纳税人第9栏) ÷ Σ 申报销售额；一般纳税人有免税或简易计税、有进项而没有转出为红',
    variants: [{ window: 'L12' }],
    evidence: '申报表免税销售额栏与销售额各栏',
    source: 'domain §3.3 T-035',
    compute(context, _, { window }) {
      const general = generalWindow(context, window)
      const { returns, stop } = general
      if (stop?.reason === 'NOT_APPLICABLE') return smallExempt(context, window)
      if (stop) return stop
      const sales = sumOf(returns, '销售额', salesOf)
      if (typeof sales !== 'number') return sales
      const sum = (line: string) => returns.reduce((s, r) => s + (lineOf(r, line) ?? 0), 0)
      const [exempt, simple, inputTax, out] = [sum('8'), sum('5'), sum('12'), sum('14')]
      const told = returns.every((r) => lineOf(r, '12') !== null && lineOf(r, '14') !== null)
      const red = told && exempt + simple > 0 && inputTax > 0 && out === 0
      return {
        ...noted(quotient(exempt, sales, '申报销售额'), sinceWords(general)),
        flag: red ? 'RED' : told ? 'GREEN' : 'GREY',
        inputs: [
          moneyInput('免税销售额', exempt),
          moneyInput('简易计税销售额', simple),
          moneyInput('申报销售额', sales),
          moneyInput('进项税额', inputTax),
          moneyInput('进项税额转出', out),
        ],
        evidence: [leg(returns, '8', '5', '12', '14'), leg(returns, '1', '5', '7', '8')],
      }
    },
  },
]
