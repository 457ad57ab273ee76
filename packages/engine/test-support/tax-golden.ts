/** Made-up enterprises that hold the engine of the tax report to what it said. */
import type { Statement } from '../src/finance/facts.ts'
import type { PeerBand } from '../src/kit/peers.ts'
import { TAX_ENGINE } from '../src/tax/engine.ts'
import type { TaxFacts, VatReturn } from '../src/tax/facts.ts'
import { book } from './finance-facts.ts'
import { randomTax } from './random-tax.ts'
import { payment } from './tax-facts.ts'
import {
  monthlyVat,
  quarterlyVat,
  steadyFacts,
  taxReportFacts,
  trade,
  vatReturn,
} from './tax-report-facts.ts'

const PEERS: Readonly<Record<string, PeerBand>> = {
  'T-005': {
    n: 46,
    level: '批发业，大类F51，一般纳税人',
    p5: 0.004,
    p10: 0.008,
    p25: 0.014,
    median: 0.022,
    p75: 0.031,
    p90: 0.045,
  },
  'T-012': {
    n: 31,
    level: '批发业，大类F51',
    p5: 0.0005,
    p10: 0.001,
    p25: 0.004,
    median: 0.012,
    p75: 0.02,
    p90: 0.03,
  },
}

/** Statements of three years that say what `steadyFacts` declares. */
export const steadyStatements = (): Statement[] =>
  [2023, 2024, 2025].flatMap((year) =>
    book(`${year}-12`, { revenue: 12_000_000, cost: 10_000_000, profit: 1_200_000 }),
  )

/** A trader that files late, skips, declares nothing, carries input tax and sells part without an invoice. */
export function troubledFacts(): TaxFacts {
  const sales = Array.from({ length: 36 }, (_, i) => (i >= 27 && i < 31 ? 0 : 900_000 - 11_000 * i))
  const returns = monthlyVat('2026-02', sales, {}, (s) => trade(s, 0.006)).map(
    (vat, i): VatReturn => ({
      ...vat,
      ...(i % 9 === 4 ? { declaredOn: `${vat.declaredOn!.slice(0, 8)}28` } : {}),
      lines: {
        ...vat.lines,
        '8': { amount: i > 30 ? 2_000_000 : 0, ytd: null },
        '20': { amount: i > 20 ? 40_000 * i : 0, ytd: null },
      },
      schedules: {
        invoiced: {
          special: 10_000_000,
          other: 0,
          none: i === 33 ? -1_250_000 : 600_000,
          inspected: 0,
        },
        input: { '6': 70_000, '12': 100_000, '23a': i === 34 ? 130_000 : 0 },
      },
    }),
  )
  return steadyFacts({
    registration: {
      name: '示例贸易有限公司',
      taxNo: null,
      industryCode: 'F5123',
      generalFrom: '2022-04-01',
    },
    vatReturns: returns.filter((_, i) => i !== 18),
    peers: PEERS,
    covered: {
      VAT_RETURN: [['2023-03', '2026-03']],
      CIT_RETURN: [['2023-01', '2026-03']],
      TAX_PAYMENT: [['2023-03', '2026-03']],
    },
    payments: [
      payment('2026-01-12', 5_400, { periodTo: '2025-12-31', voucherNo: 'G1' }),
      payment('2026-02-11', 5_300, { periodTo: '2026-01-31', voucherNo: 'G2' }),
    ],
    statements: [
      {
        kind: 'BALANCE',
        standard: 'SMALL',
        periodFrom: '2025-10-01',
        periodTo: '2025-12-31',
        items: [
          {
            key: 'BALANCE/2025-12-31/9',
            code: 'inventories',
            label: '存货',
            begin: 30_000_00,
            end: 41_000_00,
            current: null,
            ytd: null,
          },
        ],
      },
    ],
  })
}

/** Small, by the quarter, near the line of 500 万, no income tax collected. */
export const smallFirm = (): TaxFacts =>
  taxReportFacts({
    registration: {
      name: '示例服务部',
      taxNo: null,
      taxpayerType: 'SMALL',
      establishedOn: '2024-05-16',
    },
    covered: { VAT_RETURN: [['2023-03', '2026-03']] },
    vatReturns: quarterlyVat('2025-10', [0, 260_000, 1_400_000, 1_500_000, 1_300_000, 450_000]),
  })

const changed = (): TaxFacts =>
  taxReportFacts({
    covered: { VAT_RETURN: [['2023-03', '2026-03']] },
    vatReturns: [
      ...quarterlyVat('2024-10', [800_000, 1_100_000, 1_600_000, 1_900_000]),
      ...monthlyVat('2026-02', new Array(14).fill(700_000)),
      vatReturn('2026-01', trade(650_000), { key: 'corrected', declaredOn: '2026-03-02' }),
    ],
  })

const bytes = (facts: TaxFacts) => TAX_ENGINE.encode(facts)

export const TAX_REPORT_GOLDEN = {
  'steady@2026-02': () => bytes(steadyFacts()),
  'steady@2025-06': () => bytes(steadyFacts()),
  'troubled@2026-02': () => bytes(troubledFacts()),
  'small-by-quarter@2026-02': () => bytes(smallFirm()),
  'small-became-general@2026-02': () => bytes(changed()),
  'random@2026-02': () => bytes(randomTax(7)),
  'nothing@2026-02': () => bytes(taxReportFacts()),
}
