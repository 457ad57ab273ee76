/** Enterprises of every sort: ordinary ones with one thing changed, and wild ones whose sources need not fit together. */
import type { JointFacts } from '../src/joint/facts.ts'
import { balance } from './finance-facts.ts'
import {
  jointFacts,
  jointInvoices,
  jointTaxes,
  noInvoices,
  noTaxes,
  shortFacts,
  staleFacts,
} from './joint-facts.ts'
import { smallFacts } from './small-facts.ts'
import { arrear } from './tax-facts.ts'
import { rating, violation } from './tax-record-facts.ts'
import { quarterlyVat } from './tax-report-facts.ts'
import { wildFacts } from './wild-facts.ts'
import { wildTax } from './wild-tax.ts'

/** Last complete month of all of them. */
export const FIRM_MONTH = 2026 * 12 + 1

const withTax = (more: Parameters<typeof jointTaxes>[0]): JointFacts =>
  jointFacts({ tax: jointTaxes(more) })

/** Each stands for one thing that speaks for or against an enterprise. */
export const NAMED_FIRMS: Readonly<Record<string, () => JointFacts>> = {
  steady: () => jointFacts(),
  'invoices alone': () => jointFacts({ tax: noTaxes() }),
  stale: staleFacts,
  'three months': shortFacts,
  'small arrears': () => withTax({ arrears: [arrear(200)] }),
  'large arrears': () => withTax({ arrears: [arrear(20_000)] }),
  'arrears not asked': () => withTax({ arrears: null }),
  'nothing paid': () => withTax({ payments: [] }),
  'payments not collected': () => withTax({ payments: null }),
  'rated D': () => withTax({ ratings: [rating(2024, 'D')] }),
  'rated C': () => withTax({ ratings: [rating(2024, 'C')] }),
  'not rated': () => withTax({ ratings: null }),
  'open violation': () => withTax({ violations: [violation('2026-01-03', { status: '未处理' })] }),
  'debts above assets': () =>
    withTax({
      statements: [
        balance('2025-12', {
          currentAssets: [2_000_000, 2_000_000],
          totalAssets: [2_000_000, 2_000_000],
          currentLiabilities: [2_100_000, 2_100_000],
          totalLiabilities: [2_100_000, 2_100_000],
          totalEquity: [-100_000, -100_000],
          liabilitiesAndEquity: [2_000_000, 2_000_000],
        }),
      ],
    }),
  'no statements': () => withTax({ statements: null }),
  // Of its ten months to February returns tell those to December.
  'young, by quarters': () => {
    const tax = jointTaxes({
      vatReturns: quarterlyVat('2025-10', [300_000, 310_000, 320_000]),
      statements: null,
      citReturns: null,
    })
    return {
      invoice: noInvoices(),
      tax: {
        ...tax,
        registration: {
          ...tax.registration,
          ...{ taxpayerType: 'SMALL', establishedOn: '2025-05-11', generalFrom: null },
          taxKinds: [{ taxKind: '增值税', period: '季', validFrom: null, validTo: null }],
        },
      },
    }
  },
  'a month of sales missing': () =>
    jointFacts({ invoice: jointInvoices({ missing: { OUT: ['2025-06'] } }) }),
}

/** The same for the same seed: wild invoices beside wild taxes, or either beside a steady other source. */
export function wildFirm(seed: number): JointFacts {
  const { rows, plan } = wildFacts(seed)
  const invoice = smallFacts(rows, plan)
  const tax = wildTax(seed)
  return [{ invoice, tax }, jointFacts({ tax }), jointFacts({ invoice })][seed % 3]!
}
