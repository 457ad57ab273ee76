/** What the invoices are: I-035…I-038 and I-040. */

import type { MonthWindow } from '../../kit/calendar/window.ts'
import { overWindows } from '../../kit/definition.ts'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { InvoiceEvidence } from '../../report/document.ts'
import { DIGITAL, kindSum, SPECIAL, unknownKindShare } from '../context/kinds.ts'
import { lineShare } from '../context/line-share.ts'
import { type MonthSeries, sum } from '../context/month-series.ts'
import type { IndicatorDefinition, Outcome, Variant } from '../definition.ts'
import { AMOUNT_BANDS_YUAN } from '../facts.ts'
import { linesMissing } from './goods-gate.ts'

const T_OUT = { rule: 'T', sources: ['OUT'] } as const

export const BAND_NAMES = [
  '100元以下',
  '100–1千元',
  '1千–2.5千元',
  '2.5千–5千元',
  '5千–1万元',
  '1–10万元',
  '10–100万元',
  '100万元以上',
] as const

/** The rows of one amount band: from its lower bound, below the next. */
export function bandEvidence(band: number): Partial<InvoiceEvidence> {
  const above = AMOUNT_BANDS_YUAN[band + 1]
  return {
    totalFrom: AMOUNT_BANDS_YUAN[band]!,
    ...(above === undefined ? {} : { totalTo: above }),
  }
}

/** null when the source says the kind of too few invoices (rule T on the amount). */
function kindsMissing(series: MonthSeries, window: MonthWindow, tolerated: number): Outcome | null {
  const unknown = unknownKindShare(series, window)
  if (unknown === null || unknown <= tolerated) return null
  return without('NO_DATA', '来源未注明发票种类')
}

const specialShare: IndicatorDefinition = {
  id: 'I-035',
  names: { zh: '专票占比', en: 'Share of special invoices' },
  unit: 'ratio',
  formula: '专用发票蓝票价税合计 ÷ 全部蓝票价税合计',
  variants: overWindows(['L12', 'P12']),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'BLUE', predicate: 'SPECIAL', measure: 'NET_TOTAL' },
  version: '1',
  source: 'domain §3.2 I-035',
  compute({ out, rules }, _, { window }) {
    const missing = kindsMissing(out, window, rules.tolerateMissing)
    if (missing) return missing
    const special = kindSum(out, window, 'blueTotal', SPECIAL)
    const gross = sum(out, window, (d) => d.blueTotal)
    return {
      ...quotient(special, gross, '蓝票价税合计'),
      inputs: [moneyInput('专票价税合计', special), moneyInput('蓝票价税合计', gross)],
    }
  },
}

const specialShift: IndicatorDefinition = {
  ...specialShare,
  names: { zh: '专票占比变动', en: 'Shift of the share of special invoices' },
  unit: 'pp',
  formula: '|近12个月专票占比 − 上一个12个月专票占比|',
  variants: [{ window: 'L12', base: 'P12', suffix: 'SHIFT', threshold: 'I-035.SHIFT' }],
  compute(context, variant, { window, base }) {
    const now = specialShare.compute(context, variant, { window, base: window })
    const before = specialShare.compute(context, variant, { window: base, base })
    if (typeof now.value !== 'number' || typeof before.value !== 'number')
      return without(now.reason ?? before.reason ?? 'NO_DATA', now.detail ?? before.detail)
    return {
      value: Math.abs(now.value - before.value),
      inputs: [
        ...now.inputs!,
        input('近12个月占比', now.value, 'ratio'),
        input('上一个12个月占比', before.value, 'ratio'),
      ],
    }
  },
}

const digitalShare: IndicatorDefinition = {
  id: 'I-036',
  names: { zh: '数电票占比', en: 'Share of digital invoices' },
  unit: 'ratio',
  formula: '数电票张数 ÷ 全部张数',
  variants: overWindows(['L12']),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'ALL', system: 'DIGITAL', measure: 'COUNT' },
  version: '1',
  source: 'domain §3.2 I-036',
  compute({ out, rules }, _, { window }) {
    const missing = kindsMissing(out, window, rules.tolerateMissing)
    if (missing) return missing
    const digital = kindSum(out, window, 'count', DIGITAL)
    const all = sum(out, window, (d) => d.count)
    return {
      ...quotient(digital, all, '全部张数'),
      inputs: [input('数电票张数', digital, 'count'), input('全部张数', all, 'count')],
    }
  },
}

const RATES: readonly Variant[] = [
  { window: 'L12', suffix: 'R13', option: 1300, label: { zh: '·13%', en: ': 13%' } },
  { window: 'L12', suffix: 'R9', option: 900, label: { zh: '·9%', en: ': 9%' } },
  { window: 'L12', suffix: 'R6', option: 600, label: { zh: '·6%', en: ': 6%' } },
  { window: 'L12', suffix: 'R3', option: 300, label: { zh: '·3%', en: ': 3%' } },
  { window: 'L12', suffix: 'R1', option: 100, label: { zh: '·1%', en: ': 1%' } },
  { window: 'L12', suffix: 'R0', option: 0, label: { zh: '·零税率', en: ': zero rate' } },
  { window: 'L12', suffix: 'EXEMPT', option: -1, label: { zh: '·免税', en: ': exempt' } },
  { window: 'L12', suffix: 'NONTAX', option: -2, label: { zh: '·不征税', en: ': not taxed' } },
  { window: 'L12', suffix: 'OTHER', label: { zh: '·其他税率', en: ': other rates' } },
]
const LISTED_RATES = new Set(RATES.map((rate) => rate.option))

const rateStructure: IndicatorDefinition = {
  id: 'I-037',
  names: { zh: '税率结构', en: 'Structure by rate' },
  unit: 'ratio',
  formula: '该税率明细行不含税净额 ÷ 全部明细行不含税净额',
  variants: RATES,
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'VALID', measure: 'LINE_AMOUNT' },
  version: '2',
  source: 'domain §3.2 I-037; 行业税率集合未建，暂不标色',
  compute(context, variant) {
    const fold = context.goods('OUT', 'L12')
    const missing = linesMissing(context, 'OUT', 'L12')
    if (missing) return missing
    const rates =
      variant.option === undefined
        ? [...fold.byRate.keys()].filter((rate) => !LISTED_RATES.has(rate)).sort((a, b) => a - b)
        : [variant.option]
    const part = rates.map((rate) => fold.byRate.get(rate) ?? 0)
    const names = { part: '该税率净额', whole: '明细净额合计' }
    return { ...lineShare(part, [...fold.byRate.values()], names), evidence: { rates } }
  },
}

const amountBands: IndicatorDefinition = {
  id: 'I-038',
  names: { zh: '金额分段', en: 'Amount bands' },
  unit: 'ratio',
  formula: '价税合计在该段的蓝票张数 ÷ 蓝票张数(段下限含、上限不含)',
  variants: AMOUNT_BANDS_YUAN.map((_, band) => ({
    window: 'L12',
    suffix: `B${band + 1}`,
    option: band,
    label: { zh: `·${BAND_NAMES[band]}`, en: `: from ${AMOUNT_BANDS_YUAN[band]} yuan` },
  })),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'BLUE', measure: 'COUNT' },
  version: '2',
  source: 'domain §3.2 I-038',
  compute({ out }, variant, { window }) {
    const band = variant.option!
    const all = sum(out, window, (d) => d.blueCount)
    const count = sum(out, window, (d) => d.bandCount[band]!)
    return {
      ...quotient(count, all, '蓝票张数'),
      evidence: bandEvidence(band),
      inputs: [
        input('本段张数', count, 'count'),
        input('蓝票张数', all, 'count'),
        moneyInput(
          '本段价税合计',
          sum(out, window, (d) => d.bandTotal[band]!),
        ),
      ],
    }
  },
}

const QUOTA_FORMULA = '当月数电票开票净额 ÷ 发票总额度'
const quotaUsage: IndicatorDefinition = {
  id: 'I-040',
  names: { zh: '授信额度使用率(数电)', en: 'Usage of the digital invoice quota' },
  unit: 'ratio',
  formula: `${QUOTA_FORMULA}；另计近6个月中使用率不低于95%的月数`,
  variants: [
    { window: 'L1', label: { zh: '·最近月', en: ': last month' } },
    {
      window: 'L6',
      suffix: 'FULL',
      unit: 'months',
      label: { zh: '·用尽月数', en: ': months at the quota' },
      threshold: 'I-040',
    },
  ],
  missing: { rule: 'N', sources: ['OUT'] },
  evidence: { direction: 'OUT', rows: 'VALID', system: 'DIGITAL', measure: 'NET_TOTAL' },
  version: '1',
  source: 'domain §3.2 I-040',
  compute({ out, params, rules }, variant, { window }) {
    const quota = params.digitalQuotaYuan
    if (!quota) return without('NO_DATA', '需要：税务机关核定的发票总额度')
    const usage: number[] = []
    let total = 0
    for (let m = window.from; m <= window.to; m++) {
      const month = { from: m, to: m }
      const net =
        kindSum(out, month, 'blueTotal', DIGITAL) - kindSum(out, month, 'redTotal', DIGITAL)
      usage.push(net / 100 / quota)
      total += net
    }
    const inputs = [moneyInput('数电票净额', total), input('发票总额度', quota, 'yuan')]
    if (variant.suffix !== 'FULL') return { value: usage[0]!, inputs }
    return { value: usage.filter((u) => u >= rules.rules['R-015'].usage).length, inputs }
  },
}

export const STRUCTURE_INDICATORS: readonly IndicatorDefinition[] = [
  specialShare,
  specialShift,
  digitalShare,
  rateStructure,
  amountBands,
  quotaUsage,
]
