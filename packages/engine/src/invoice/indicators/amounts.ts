/**
 * How much is invoiced: I-001…I-006. Base: Net = blue − red, 价税合计, red booked in its own month (domain §3.1); the
 * public mart uses Gross for amounts and all rows for counts, so every name says its base.
 */

import { overWindows } from '../../kit/definition.ts'
import { input, moneyInput, quotient } from '../../kit/outcome.ts'
import { netAmount, netTax, netTotal, sum, validCount } from '../context/month-series.ts'
import type { IndicatorDefinition } from '../definition.ts'

const AMOUNT_WINDOWS = ['L1', 'L3', 'L6', 'L24'] as const
const T_OUT = { rule: 'T', sources: ['OUT'] } as const

const outAmt: IndicatorDefinition = {
  id: 'I-001',
  names: { zh: '开票金额', en: 'Net invoiced amount' },
  unit: 'yuan',
  formula: 'Σ(蓝票价税合计 − 红票价税合计)，作废不计，红票计入红票开具当月',
  variants: [...overWindows(AMOUNT_WINDOWS), { window: 'L12', threshold: 'I-001' }],
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'VALID', measure: 'NET_TOTAL' },
  version: '1',
  source: 'domain §3.2 I-001',
  compute({ out }, _, { window }) {
    const net = sum(out, window, netTotal)
    return {
      value: net / 100,
      inputs: [
        moneyInput('开票净额', net),
        moneyInput(
          '蓝票价税合计',
          sum(out, window, (d) => d.blueTotal),
        ),
        moneyInput(
          '红票价税合计(绝对值)',
          sum(out, window, (d) => d.redTotal),
        ),
      ],
    }
  },
}

const outGross: IndicatorDefinition = {
  id: 'I-002',
  names: { zh: '开票金额(蓝字)', en: 'Gross invoiced amount' },
  unit: 'yuan',
  formula: 'Σ 蓝票价税合计',
  variants: overWindows([...AMOUNT_WINDOWS, 'L12']),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'BLUE', measure: 'NET_TOTAL' },
  version: '1',
  source: 'domain §3.2 I-002',
  compute({ out }, _, { window }) {
    const gross = sum(out, window, (d) => d.blueTotal)
    return { value: gross / 100, inputs: [moneyInput('蓝票价税合计', gross)] }
  },
}

const outNetExTax: IndicatorDefinition = {
  id: 'I-003',
  names: { zh: '不含税销售额', en: 'Net sales excluding tax' },
  unit: 'yuan',
  formula: 'Σ(蓝票不含税金额 − 红票不含税金额)',
  variants: overWindows(['L12', 'L24', 'Y']),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'VALID', measure: 'NET_AMOUNT' },
  version: '1',
  source: 'domain §3.2 I-003',
  compute({ out }, _, { window }) {
    const net = sum(out, window, netAmount)
    return { value: net / 100, inputs: [moneyInput('不含税净额', net)] }
  },
}

const outTax: IndicatorDefinition = {
  id: 'I-004',
  names: { zh: '销项税额', en: 'Output tax' },
  unit: 'yuan',
  formula: 'Σ(蓝票税额 − 红票税额)',
  variants: overWindows(['L12']),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'VALID', measure: 'TAX' },
  version: '1',
  source: 'domain §3.2 I-004',
  compute({ out }, _, { window }) {
    const tax = sum(out, window, netTax)
    return { value: tax / 100, inputs: [moneyInput('税额净额', tax)] }
  },
}

const outCount: IndicatorDefinition = {
  id: 'I-005',
  names: { zh: '开票张数', en: 'Invoices issued' },
  unit: 'count',
  formula: '全部发票张数，含作废与红票',
  variants: [...overWindows(['L3', 'L6']), { window: 'L12', threshold: 'I-005' }],
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'ALL', measure: 'COUNT' },
  version: '1',
  source: 'domain §3.2 I-005; 近12个月不少于35张见公开准入条件',
  compute({ out }, _, { window }) {
    const count = sum(out, window, (d) => d.count)
    return { value: count, inputs: [input('全部张数', count, 'count')] }
  },
}

const outValidCount: IndicatorDefinition = {
  ...outCount,
  names: { zh: '有效张数', en: 'Valid invoices issued' },
  formula: '未作废的发票张数，含红票',
  variants: [
    ...overWindows(['L3', 'L6'], { suffix: 'VALID' }),
    { window: 'L12', suffix: 'VALID', threshold: 'I-005' },
  ],
  evidence: { direction: 'OUT', rows: 'VALID', measure: 'COUNT' },
  compute({ out }, _, { window }) {
    const count = sum(out, window, validCount)
    return { value: count, inputs: [input('有效张数', count, 'count')] }
  },
}

const averageInvoice: IndicatorDefinition = {
  id: 'I-006',
  names: { zh: '平均单张金额', en: 'Average invoice' },
  unit: 'yuan',
  formula: '蓝票价税合计 ÷ 有效张数',
  variants: overWindows(['L12']),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'BLUE', measure: 'NET_TOTAL' },
  version: '1',
  source: 'domain §3.2 I-006',
  compute({ out }, _, { window }) {
    const gross = sum(out, window, (d) => d.blueTotal)
    const count = sum(out, window, validCount)
    return {
      ...quotient(gross / 100, count, '有效张数'),
      inputs: [moneyInput('蓝票价税合计', gross), input('有效张数', count, 'count')],
    }
  },
}

export const AMOUNT_INDICATORS: readonly IndicatorDefinition[] = [
  outAmt,
  outGross,
  outNetExTax,
  outTax,
  outCount,
  outValidCount,
  averageInvoice,
]
