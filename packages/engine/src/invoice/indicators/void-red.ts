/** Void and red invoices: I-027…I-034 and I-096. Void exists on 税控 invoices only; red is booked in its own month. */

import { formatDay, type MonthWindow } from '../../kit/calendar/window.ts'
import { isKnown } from '../../kit/coverage.ts'
import { overWindows } from '../../kit/definition.ts'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { InvoiceContext } from '../context/context.ts'
import { kindSum, TAX_DISK } from '../context/kinds.ts'
import { digestOf, netOf, netTotal, sum } from '../context/month-series.ts'
import { rowScans, voidSums } from '../context/scans.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { REISSUE_DAYS } from '../facts/reissue.ts'
import type { LargeRed } from '../facts.ts'

const RED = { direction: 'OUT', rows: 'RED' } as const
const T_OUT = { rule: 'T', sources: ['OUT'] } as const

/** The largest red rows of a window, most negative first; each month keeps its twenty largest. */
export function largestReds({ out }: InvoiceContext, window: MonthWindow): LargeRed[] {
  const reds: LargeRed[] = []
  for (let m = window.from; m <= window.to; m++) reds.push(...(digestOf(out, m)?.largeReds ?? []))
  return reds.sort((a, b) => a.total - b.total || a.day - b.day || (a.key < b.key ? -1 : 1))
}

const NOT_APART = '已存数据没有逐张的作废记录，作废的蓝票与红票不能分开'

const voidRate: IndicatorDefinition = {
  id: 'I-027',
  names: { zh: '作废率(张)', en: 'Void rate by count' },
  unit: 'ratio',
  formula: '作废张数 ÷ 税控发票全部张数；金额为零的空白作废两边都不计，数电票不能作废也不计',
  variants: overWindows(['L3', 'L6', 'L12'], { threshold: 'I-027' }),
  missing: T_OUT,
  evidence: {
    direction: 'OUT',
    rows: 'VOID',
    system: 'TAX_DISK',
    predicate: 'NOT_BLANK',
    measure: 'COUNT',
  },
  version: '2',
  source: 'domain §3.2 I-027, §0.2；空白作废没有撤回任何交易，不计',
  compute(context, _, { window }) {
    const { out } = context
    const apart = voidSums(context, window)
    const voids = apart ? apart.blue + apart.red : kindSum(out, window, 'voidCount', TAX_DISK)
    const all = kindSum(out, window, 'count', TAX_DISK) - (apart?.blank ?? 0)
    const detail = apart === null ? '含空白作废，已存数据不能分开' : '期内没有税控发票'
    return {
      ...quotient(voids, all, '税控发票张数'),
      ...(apart === null || all === 0 ? { detail } : {}),
      ...(apart ? {} : { evidence: null }),
      inputs: [
        input('作废张数', voids, 'count'),
        input('税控发票张数', all, 'count'),
        ...(apart ? [input('空白作废张数(不计)', apart.blank, 'count')] : []),
      ],
    }
  },
}

const voidAmountRate: IndicatorDefinition = {
  id: 'I-028',
  names: { zh: '作废金额率', en: 'Void rate by amount' },
  unit: 'ratio',
  formula: '作废蓝票价税合计 ÷ (蓝票 + 作废蓝票)价税合计，税控发票；作废的红票另列，不与蓝票相抵',
  variants: overWindows(['L12'], { threshold: 'I-028' }),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'VOID', system: 'TAX_DISK', measure: 'NET_TOTAL' },
  version: '2',
  source: 'domain §3.2 I-028',
  compute(context, _, { window }) {
    const apart = voidSums(context, window)
    if (!apart) return without('NO_DATA', NOT_APART)
    const blue = kindSum(context.out, window, 'blueTotal', TAX_DISK)
    return {
      ...quotient(apart.blueTotal, blue + apart.blueTotal, '税控蓝票与作废蓝票'),
      evidence: { totalFrom: 0.01 },
      inputs: [
        moneyInput('作废蓝票价税合计', apart.blueTotal),
        moneyInput('税控蓝票价税合计', blue),
        moneyInput('作废红票价税合计(绝对值，不计)', apart.redTotal),
      ],
    }
  },
}

const reissueRate: IndicatorDefinition = {
  id: 'I-033',
  names: { zh: '红冲后重开率', en: 'Red invoices issued anew' },
  unit: 'ratio',
  formula: `${REISSUE_DAYS}日内向同一购方重开蓝票(金额相差不超过2%)的红票张数 ÷ 红票张数；同日而没有时间的不算重开`,
  variants: overWindows(['L12']),
  missing: T_OUT,
  evidence: { ...RED, measure: 'COUNT' },
  version: '1',
  source: 'domain §3.2 I-033；说明红冲为更正，不标色',
  compute(context, _, { window }) {
    const red = sum(context.out, window, (d) => d.redCount)
    const scans = rowScans(context, window)
    if (!scans) return without('NO_DATA', '已存数据没有逐张的红票记录')
    const anew = scans.reduce((total, scan) => total + scan.reissued, 0)
    return {
      ...quotient(anew, red, '红票张数'),
      inputs: [input('红票张数', red, 'count'), input('重开张数', anew, 'count')],
    }
  },
}

const redRate: IndicatorDefinition = {
  id: 'I-029',
  names: { zh: '红冲率(张)', en: 'Red rate by count' },
  unit: 'ratio',
  formula: '红票张数 ÷ 全部张数',
  variants: overWindows(['L3', 'L6', 'L12'], { threshold: 'I-029' }),
  missing: T_OUT,
  evidence: { ...RED, measure: 'COUNT' },
  version: '1',
  source: 'domain §3.2 I-029',
  compute({ out }, _, { window }) {
    const red = sum(out, window, (d) => d.redCount)
    const all = sum(out, window, (d) => d.count)
    return {
      ...quotient(red, all, '全部张数'),
      inputs: [input('红票张数', red, 'count'), input('全部张数', all, 'count')],
    }
  },
}

const redAmountRate: IndicatorDefinition = {
  id: 'I-030',
  names: { zh: '红冲金额率', en: 'Red rate by amount' },
  unit: 'ratio',
  formula: '红票价税合计(绝对值) ÷ 蓝票价税合计',
  variants: overWindows(['L3', 'L6', 'L12'], { threshold: 'I-030' }),
  missing: T_OUT,
  evidence: { ...RED, measure: 'ABS_TOTAL' },
  version: '1',
  source: 'domain §3.2 I-030',
  compute({ out }, _, { window }) {
    const red = sum(out, window, (d) => d.redTotal)
    const gross = sum(out, window, (d) => d.blueTotal)
    return {
      ...quotient(red, gross, '蓝票价税合计'),
      inputs: [moneyInput('红票价税合计(绝对值)', red), moneyInput('蓝票价税合计', gross)],
    }
  },
}

const crossPeriodRed: IndicatorDefinition = {
  id: 'I-031',
  names: { zh: '跨期红冲率', en: 'Red of an earlier period' },
  unit: 'ratio',
  formula: '对应蓝票在更早月份(年度)的红票张数 ÷ 已知对应蓝票的红票张数',
  variants: [
    {
      window: 'L12',
      suffix: 'MONTH',
      label: { zh: '·跨月', en: ': month' },
      threshold: 'I-031',
    },
    { window: 'L12', suffix: 'YEAR', label: { zh: '·跨年', en: ': year' }, threshold: 'I-031' },
  ],
  missing: T_OUT,
  evidence: { ...RED, measure: 'COUNT' },
  version: '1',
  source: 'domain §3.2 I-031',
  compute(context, variant, { window }) {
    const { out } = context
    const red = sum(out, window, (d) => d.redCount)
    const known = sum(out, window, (d) => d.redWithKnownBlue)
    const crossed = sum(out, window, (d) =>
      variant.suffix === 'YEAR' ? d.redCrossYear : d.redCrossMonth,
    )
    const inputs = [
      input('红票张数', red, 'count'),
      input('已知对应蓝票', known, 'count'),
      input('跨期红票', crossed, 'count'),
    ]
    if (red > 0 && known === 0) return { ...without('NO_DATA', '来源未给出对应蓝票'), inputs }
    if (red - known > red * context.rules.tolerateMissing)
      return { ...without('PARTIAL', `${known}/${red}`), inputs }
    return { ...quotient(crossed, known, '已知对应蓝票'), inputs }
  },
}

const largestRed: IndicatorDefinition = {
  id: 'I-032',
  names: { zh: '最大单笔红冲占比', en: 'Largest red invoice' },
  unit: 'ratio',
  formula: '最大一张红票价税合计(绝对值) ÷ 近12个月开票净额',
  variants: overWindows(['L12'], { threshold: 'I-032' }),
  missing: T_OUT,
  evidence: { ...RED, measure: 'MAX_ABS_TOTAL' },
  version: '1',
  source: 'domain §3.2 I-032',
  compute(context, _, { window }) {
    const net = sum(context.out, window, netTotal)
    const red = largestReds(context, window)[0]
    const inputs = [
      moneyInput('最大红票(绝对值)', red ? -red.total : 0),
      moneyInput('开票净额', net),
    ]
    if (!red) return { ...quotient(0, net, '近12个月开票净额'), inputs }
    const day = formatDay(red.day)
    return {
      ...quotient(-red.total, net, '近12个月开票净额'),
      inputs,
      evidence: { from: day, to: day, counterpartyIds: [red.counterparty] },
    }
  },
}

const negativeMonths: IndicatorDefinition = {
  id: 'I-034',
  names: { zh: '负数月数', en: 'Months with a negative net' },
  unit: 'months',
  formula: '开票净额为负的月数',
  variants: overWindows(['L12'], { threshold: 'I-034' }),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'VALID', measure: 'NET_TOTAL' },
  version: '1',
  source: 'domain §3.2 I-034',
  compute({ out }, _, { window }) {
    let negative = 0
    for (let m = window.from; m <= window.to; m++)
      if (isKnown(out, m) && netOf(out, m) < 0) negative++
    return { value: negative, inputs: [moneyInput('开票净额', sum(out, window, netTotal))] }
  },
}

const inputRedRate: IndicatorDefinition = {
  id: 'I-096',
  names: { zh: '进项红冲率', en: 'Red rate of purchases' },
  unit: 'ratio',
  formula: '进项红票价税合计(绝对值) ÷ 进项蓝票价税合计',
  variants: overWindows(['L12'], { threshold: 'I-096' }),
  missing: { rule: 'T', sources: ['IN'] },
  evidence: { direction: 'IN', rows: 'RED', measure: 'ABS_TOTAL' },
  version: '1',
  source: 'domain §3.2 I-096',
  compute(context, _, { window }) {
    const red = sum(context.in, window, (d) => d.redTotal)
    const gross = sum(context.in, window, (d) => d.blueTotal)
    return {
      ...quotient(red, gross, '进项蓝票'),
      inputs: [moneyInput('进项红票(绝对值)', red), moneyInput('进项蓝票', gross)],
    }
  },
}

export const VOID_RED_INDICATORS: readonly IndicatorDefinition[] = [
  voidRate,
  voidAmountRate,
  redRate,
  redAmountRate,
  crossPeriodRed,
  largestRed,
  reissueRate,
  negativeMonths,
  inputRedRate,
]
