/**
 * How much is invoiced: I-001…I-006. Base: Net = blue − red, 价税合计, red booked in its own month (domain §3.1); the
 * public mart uses Gross for amounts and all rows for counts, so every name says its base.
 */

import { namesOf } from '@xinjian/format/say/words'
import { overWindows } from '../../kit/definition.ts'
import { input, moneyInput, quotient } from '../../kit/outcome.ts'
import { netAmount, netTax, netTotal, sum, validCount } from '../context/month-series.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { AMOUNT_SAYS } from './amount-words.ts'

const AMOUNT_WINDOWS = ['L1', 'L3', 'L6', 'L24'] as const
const T_OUT = { rule: 'T', sources: ['OUT'] } as const

const outAmt: IndicatorDefinition = {
  id: 'I-001',
  names: namesOf(AMOUNT_SAYS, 'netInvoicedAmount'),
  unit: 'yuan',
  formula: AMOUNT_SAYS.netInvoicedAmountFormula,
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
        moneyInput(AMOUNT_SAYS.netInvoiced, net),
        moneyInput(
          AMOUNT_SAYS.blueTotal,
          sum(out, window, (d) => d.blueTotal),
        ),
        moneyInput(
          AMOUNT_SAYS.redTotalAbsolute,
          sum(out, window, (d) => d.redTotal),
        ),
      ],
    }
  },
}

const outGross: IndicatorDefinition = {
  id: 'I-002',
  names: namesOf(AMOUNT_SAYS, 'grossInvoicedAmount'),
  unit: 'yuan',
  formula: AMOUNT_SAYS.grossInvoicedAmountFormula,
  variants: overWindows([...AMOUNT_WINDOWS, 'L12']),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'BLUE', measure: 'NET_TOTAL' },
  version: '1',
  source: 'domain §3.2 I-002',
  compute({ out }, _, { window }) {
    const gross = sum(out, window, (d) => d.blueTotal)
    return { value: gross / 100, inputs: [moneyInput(AMOUNT_SAYS.blueTotal, gross)] }
  },
}

const outNetExTax: IndicatorDefinition = {
  id: 'I-003',
  names: namesOf(AMOUNT_SAYS, 'netSalesExcluding'),
  unit: 'yuan',
  formula: AMOUNT_SAYS.netSalesExcludingFormula,
  variants: overWindows(['L12', 'L24', 'Y']),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'VALID', measure: 'NET_AMOUNT' },
  version: '1',
  source: 'domain §3.2 I-003',
  compute({ out }, _, { window }) {
    const net = sum(out, window, netAmount)
    return { value: net / 100, inputs: [moneyInput(AMOUNT_SAYS.netWithoutTax, net)] }
  },
}

const outTax: IndicatorDefinition = {
  id: 'I-004',
  names: namesOf(AMOUNT_SAYS, 'outputTax'),
  unit: 'yuan',
  formula: AMOUNT_SAYS.outputTaxFormula,
  variants: overWindows(['L12']),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'VALID', measure: 'TAX' },
  version: '1',
  source: 'domain §3.2 I-004',
  compute({ out }, _, { window }) {
    const tax = sum(out, window, netTax)
    return { value: tax / 100, inputs: [moneyInput(AMOUNT_SAYS.netTax, tax)] }
  },
}

const outCount: IndicatorDefinition = {
  id: 'I-005',
  names: namesOf(AMOUNT_SAYS, 'invoicesIssued'),
  unit: 'count',
  formula: AMOUNT_SAYS.invoicesIssuedFormula,
  variants: [...overWindows(['L3', 'L6']), { window: 'L12', threshold: 'I-005' }],
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'ALL', measure: 'COUNT' },
  version: '1',
  source: AMOUNT_SAYS.invoicesIssuedSource,
  compute({ out }, _, { window }) {
    const count = sum(out, window, (d) => d.count)
    return { value: count, inputs: [input(AMOUNT_SAYS.allInvoices, count, 'count')] }
  },
}

const outValidCount: IndicatorDefinition = {
  ...outCount,
  names: namesOf(AMOUNT_SAYS, 'validInvoicesIssued'),
  formula: AMOUNT_SAYS.validInvoicesIssuedFormula,
  variants: [
    ...overWindows(['L3', 'L6'], { suffix: 'VALID' }),
    { window: 'L12', suffix: 'VALID', threshold: 'I-005' },
  ],
  evidence: { direction: 'OUT', rows: 'VALID', measure: 'COUNT' },
  compute({ out }, _, { window }) {
    const count = sum(out, window, validCount)
    return { value: count, inputs: [input(AMOUNT_SAYS.validInvoicesIssued, count, 'count')] }
  },
}

const averageInvoice: IndicatorDefinition = {
  id: 'I-006',
  names: namesOf(AMOUNT_SAYS, 'averageInvoice'),
  unit: 'yuan',
  formula: AMOUNT_SAYS.averageInvoiceFormula,
  variants: overWindows(['L12']),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'BLUE', measure: 'NET_TOTAL' },
  version: '1',
  source: 'domain §3.2 I-006',
  compute({ out }, _, { window }) {
    const gross = sum(out, window, (d) => d.blueTotal)
    const count = sum(out, window, validCount)
    return {
      ...quotient(gross / 100, count, AMOUNT_SAYS.validInvoicesIssued),
      inputs: [
        moneyInput(AMOUNT_SAYS.blueTotal, gross),
        input(AMOUNT_SAYS.validInvoicesIssued, count, 'count'),
      ],
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
