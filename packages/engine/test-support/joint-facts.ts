/** Facts of reports that join sources: a firm of which invoices, returns, payments and statements say the same. */

import type { InvoiceFacts, InvoiceRow } from '../src/invoice/facts.ts'
import type { JointFacts } from '../src/joint/facts.ts'
import { encodeFacts } from '../src/joint/snapshot.ts'
import { formatDay, lastDayOfMonth } from '../src/kit/calendar/window.ts'
import type { TaxFacts } from '../src/tax/facts.ts'
import { tornFacts, wholeFacts } from './erp/facts.ts'
import { balance, income } from './finance-facts.ts'
import { appliedAt, lendersFacts, overdue } from './lending/beside.ts'
import { publicFacts, UNTOLD, withRecords, withState } from './public/facts.ts'
import { row, type SmallPlan, smallFacts } from './small-facts.ts'
import { bankAuth, monthOf, monthText, rating, steadyFacts } from './tax-record-facts.ts'
import { monthlyVat, taxReportFacts, trade } from './tax-report-facts.ts'

const CUTOFF = '2026-03-20T12:00:00.123+08:00'
const FIRST = monthOf('2023-03')
const LAST = monthOf('2026-03')
/** Sales of month i, yuan, 不含税: as the steady firm declares them. */
const sales = (i: number): number => 200_000 + i * 1_000
const PARTIES = 4
const DAYS = ['03', '12', '18', '25']

/** Every month each of four customers and of four suppliers, on a day of its own; bought at four fifths. */
function rows(): InvoiceRow[] {
  const all: InvoiceRow[] = []
  for (let m = FIRST; m <= LAST; m++)
    for (const [party, day] of DAYS.entries()) {
      if (m === LAST && day > '15') continue
      const total = Math.round((sales(m - FIRST) * 1.13 * 100) / PARTIES) / 100
      const date = `${monthText(m)}-${day}`
      all.push(
        row(date, total, { counterparty: party, kind: 'DIGITAL_SPECIAL' }),
        row(date, Math.round(total * 80) / 100, {
          direction: 'IN',
          counterparty: PARTIES + party,
          kind: 'DIGITAL_SPECIAL',
        }),
      )
    }
  return all
}

const REGISTRATION = {
  name: '稳健示例有限公司',
  taxpayerType: 'GENERAL',
  taxpayerStatus: '正常',
  registrationStatus: '存续',
  establishedOn: '2018-05-04',
  industryCode: '5123',
  legalRepChanges: [],
  insuredCount: 20,
} satisfies Partial<InvoiceFacts['registration']>

export const jointInvoices = (
  plan: SmallPlan = {},
  more: readonly InvoiceRow[] = [],
): InvoiceFacts =>
  smallFacts([...rows(), ...more], {
    cutoff: CUTOFF,
    ...plan,
    registration: { ...REGISTRATION, ...plan.registration },
  })

/** Held by the platform, nothing of it invoices. */
export const noInvoices = (): InvoiceFacts =>
  smallFacts([], { cutoff: CUTOFF, covered: { OUT: null, IN: null }, registration: REGISTRATION })

const year = (y: number): number =>
  Array.from({ length: 12 }, (_, i) => sales(y * 12 + i - FIRST)).reduce((a, b) => a + b, 0)

function book(y: number): TaxFacts['statements'] {
  const revenue = year(y)
  const ends = (share: number) => [year(y - 1) * share, revenue * share] as const
  return [
    balance(`${y}-12`, {
      cash: ends(0.1),
      accountsReceivable: ends(0.15),
      inventories: ends(0.12),
      currentAssets: ends(0.37),
      fixedAssets: ends(0.13),
      nonCurrentAssets: ends(0.13),
      totalAssets: ends(0.5),
      accountsPayable: ends(0.1),
      shortLoans: ends(0),
      otherPayables: ends(0.04),
      taxesPayable: ends(0.14),
      currentLiabilities: ends(0.28),
      totalLiabilities: ends(0.28),
      paidInCapital: ends(0.12),
      retainedEarnings: ends(0.1),
      totalEquity: ends(0.22),
      liabilitiesAndEquity: ends(0.5),
    }),
    income(`${y}-12`, {
      revenue,
      cost: revenue * 0.8,
      adminExpenses: revenue * 0.05,
      sellingExpenses: revenue * 0.04,
      financeExpenses: revenue * 0.01,
      operatingProfit: revenue * 0.1,
      totalProfit: revenue * 0.1,
      incomeTax: revenue * 0.005,
      netProfit: revenue * 0.095,
    }),
  ]
}

const PEERS = {
  n: 120,
  level: '批发业，大类F51，一般纳税人',
  p10: 0.01,
  p25: 0.02,
  median: 0.03,
  p75: 0.04,
  p90: 0.05,
}

export const jointTaxes = (more: Parameters<typeof taxReportFacts>[0] = {}): TaxFacts =>
  steadyFacts({
    ratings: [rating(2022, 'A'), rating(2023, 'A'), rating(2024, 'A')],
    statements: [...book(2024)!, ...book(2025)!],
    bankAuths: [bankAuth('示例一银行', '2025-11-02')],
    vatReturns: monthlyVat(
      '2026-02',
      Array.from({ length: 36 }, (_, i) => sales(i)),
      {},
      (each) => ({ ...trade(each), '34': each * 0.03 }),
    ),
    peers: { 'T-005': PEERS },
    ...more,
  })

export const noTaxes = (): TaxFacts =>
  taxReportFacts({ registration: { name: REGISTRATION.name, taxNo: null } })

export const jointFacts = (more: Partial<JointFacts> = {}): JointFacts => ({
  invoice: jointInvoices(),
  tax: jointTaxes(),
  ...more,
})

/** The same, judged half a year and more after both were collected. */
export function staleFacts(): JointFacts {
  const judgedOn = formatDay(lastDayOfMonth(monthOf('2026-11')))
  const { invoice, tax } = jointFacts()
  return { invoice: { ...invoice, judgedOn }, tax: { ...tax, judgedOn } }
}

/** Three months of everything. */
export const shortFacts = (): JointFacts => ({
  invoice: jointInvoices({
    covered: { OUT: ['2025-12', '2026-03'], IN: ['2025-12', '2026-03'] },
  }),
  tax: jointTaxes({
    covered: {
      VAT_RETURN: [['2025-12', '2026-03']],
      CIT_RETURN: [['2025-12', '2026-03']],
      TAX_PAYMENT: [['2025-12', '2026-03']],
    },
    vatReturns: jointTaxes().vatReturns!.filter(({ from }) => from >= monthOf('2025-12')),
    citReturns: [],
    statements: null,
    insurance: null,
    payments: jointTaxes().payments!.filter(({ paidOn }) => paidOn! >= '2025-12-01'),
  }),
})

export const JOINT_GOLDEN = {
  'both@2026-02': () => encodeFacts(jointFacts()),
  'both@2025-06': () => encodeFacts(jointFacts()),
  'invoices-only@2026-02': () => encodeFacts(jointFacts({ tax: noTaxes() })),
  'taxes-only@2026-02': () => encodeFacts(jointFacts({ invoice: noInvoices() })),
  'stale@2026-02': () => encodeFacts(staleFacts()),
  'three-months@2026-02': () => encodeFacts(shortFacts()),
}

/** The same with books of its own, sound and torn. */
export const BOOKS_BESIDE_GOLDEN = {
  'books@2026-02': () => encodeFacts(jointFacts({ books: wholeFacts() })),
  'torn-books@2026-02': () => encodeFacts(jointFacts({ books: tornFacts() })),
}

const LOOKED_UP = { dataCutoff: '2026-03-15T04:00:00.000Z' }

/** The same with what registry and courts publish: against the enterprise, and half of it untold. */
export const PUBLIC_BESIDE_GOLDEN = {
  'public@2026-02': () =>
    encodeFacts(
      jointFacts({
        public: withRecords(
          {
            DISHONEST: [{ caseNo: '(2026)粤0304执1号', publishedOn: '2026-01-05' }],
            EQUITY_FREEZE: [{ frozenFrom: '2026-01-01', executee: '王建国', ratio: 30 }],
            REGISTRATION_CHANGE: [{ changedOn: '2026-02-01', item: '法定代表人变更' }],
          },
          { ...LOOKED_UP, sameAddress: 7, samePhone: 0, legalRepFirms: 0 },
        ),
      }),
    ),
  'untold-public@2026-02': () =>
    encodeFacts(
      jointFacts({
        public: withState(publicFacts(LOOKED_UP), UNTOLD, 'DISHONEST', 'REGISTRATION_CHANGE'),
      }),
    ),
}

/** Ten times the invoices of a month in October, of which three quarters were reversed in November. */
export const surgedInvoices = (): InvoiceFacts =>
  jointInvoices({}, [row('2025-10-11', 2_600_000), row('2025-11-12', -2_000_000)])

/** The same with what lenders told of the enterprise alone. */
export const LENDERS_BESIDE_GOLDEN = {
  'lenders@2026-02': () =>
    encodeFacts(
      jointFacts({
        invoice: surgedInvoices(),
        lenders: lendersFacts([
          ...appliedAt(1, '2025-09-05'),
          ...appliedAt(9, '2026-02-03'),
          overdue(1, '2025-12-01'),
        ]),
      }),
    ),
  'quiet-lenders@2026-02': () => encodeFacts(jointFacts({ lenders: lendersFacts() })),
}
