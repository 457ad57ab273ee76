/** Facts of lending for tests that state one thing exactly, and a crowded enterprise with records at every edge of a window. */
import type { HeldLendingRecord, LendingSubjectFacts, LoanFacts } from '../../src/lending/facts.ts'
import { CODE, NAME, withRecords } from '../public/facts.ts'

/** 20 November 2026, 10:30 in Shanghai: M0 is October. */
export const AT = '2026-11-20T02:30:00.000Z'
/** Last month of the reports, as engines take it. */
export const OCTOBER = 2026 * 12 + 9

export const FIRM: LendingSubjectFacts = {
  ...{ role: 'ENTERPRISE', name: NAME, consentNo: 'Q-20261101-1', asked: 'TOLD' },
  ...{ at: AT, vendor: 'gateway', fault: null },
}
export const LEGAL_REP: LendingSubjectFacts = {
  ...{ role: 'LEGAL_REP', name: '王**', consentNo: 'P-20261102-7', asked: 'TOLD' },
  ...{ at: AT, vendor: 'gateway', fault: null },
}
const without = (role: 'SPOUSE' | 'CONTROLLER', asked: 'NO_CONSENT' | 'UNNAMED') =>
  ({
    ...{ role, name: asked === 'UNNAMED' ? null : '李**', consentNo: null, asked },
    ...{ at: null, vendor: null, fault: null },
  }) satisfies LendingSubjectFacts
export const SPOUSE = without('SPOUSE', 'NO_CONSENT')
export const CONTROLLER = without('CONTROLLER', 'UNNAMED')

/** An enterprise of which lenders told, and told nothing; nothing else was collected. */
export const loanFacts = (more: Partial<LoanFacts> = {}): LoanFacts => ({
  subject: { name: NAME, taxNo: CODE },
  seq: 1,
  dataCutoff: AT,
  subjects: [FIRM],
  records: [],
  ...{ bankTax: null, invoices: null, statements: null, published: null },
  ...more,
})

export const lendingRecord = (
  key: string,
  event: HeldLendingRecord['event'],
  institution: HeldLendingRecord['institution'],
  institutionCode: string,
  at: string,
  more: Partial<HeldLendingRecord> = {},
): HeldLendingRecord => ({
  ...{ key, subject: 'ENTERPRISE', event, institution, institutionCode, at },
  ...{ amount: null, balance: null, dueOn: null, overdueMonths: null },
  ...more,
})

const WAN = 10_000
const legal = { subject: 'LEGAL_REP' } as const

/** Applications at both sides of each edge: of d7, d15, m1, m3, m6, m12, of L3 and L6, and of the night. */
const APPLIED: HeldLendingRecord[] = [
  lendingRecord('a01', 'APPLY', 'STATE_BANK', 'S1', '2026-11-20T09:00:00'),
  lendingRecord('a02', 'APPLY', 'MICRO_LENDER', 'M1', '2026-11-14T00:00:00'),
  lendingRecord('a03', 'APPLY', 'ONLINE_MICRO_LENDER', 'O1', '2026-11-13T23:59:59'),
  lendingRecord('a04', 'APPLY', 'ONLINE_MICRO_LENDER', 'O1', '2026-11-06T22:00:00', legal),
  lendingRecord('a05', 'APPLY', 'CONSUMER_FINANCE', 'C1', '2026-11-05T21:59:59'),
  lendingRecord('a06', 'APPLY', 'CITY_RURAL_BANK', 'B1', '2026-10-21T06:00:00'),
  lendingRecord('a07', 'APPLY', 'MICRO_LENDER', 'M1', '2026-10-20T05:59:59'),
  lendingRecord('a08', 'APPLY', 'LEASING', 'L1', '2026-08-21'),
  lendingRecord('a09', 'APPLY', 'JOINT_STOCK_BANK', 'J1', '2026-08-20T12:00:00'),
  lendingRecord('a10', 'APPLY', 'GUARANTEE', 'G1', '2026-05-21T12:00:00'),
  lendingRecord('a11', 'APPLY', 'FACTORING', 'F1', '2026-05-20T12:00:00'),
  lendingRecord('a12', 'APPLY', 'INTERNET_BANK', 'I1', '2025-11-21T12:00:00'),
  lendingRecord('a13', 'APPLY', 'STATE_BANK', 'S2', '2025-11-20T12:00:00'),
  // After the day of the cut-off.
  lendingRecord('a14', 'APPLY', 'OTHER', 'X1', '2026-11-21T00:00:00'),
]

const QUERIES = ['06-01', '06-15', '07-01', '07-20', '08-01', '09-09', '10-31', '11-10'].map(
  (day, i) =>
    lendingRecord(`q${i + 1}`, 'AUTH_QUERY', 'STATE_BANK', `S${i}`, `2026-${day}T10:00:00`),
)

const LOANS: HeldLendingRecord[] = [
  lendingRecord('l1', 'LOAN', 'STATE_BANK', 'S1', '2026-03-01T10:00:00', {
    ...{ amount: { from: 20 * WAN, to: 50 * WAN }, balance: { from: 10 * WAN, to: 20 * WAN } },
    dueOn: '2027-01-15',
  }),
  lendingRecord('l2', 'LOAN', 'MICRO_LENDER', 'M1', '2026-05-19T10:00:00', {
    ...{ balance: { from: 5 * WAN, to: 10 * WAN }, dueOn: '2026-11-19' },
  }),
  lendingRecord('l3', 'LOAN', 'CONSUMER_FINANCE', 'C1', '2025-12-01T10:00:00', {
    ...{ balance: { from: 0, to: 0 }, dueOn: '2026-06-01' },
  }),
  lendingRecord('l4', 'LOAN', 'ONLINE_MICRO_LENDER', 'O1', '2026-09-01T10:00:00', legal),
  lendingRecord('l5', 'LOAN', 'JOINT_STOCK_BANK', 'J1', '2026-08-25T10:00:00', {
    ...{ balance: { from: 50 * WAN, to: null }, dueOn: '2027-11-20' },
  }),
  lendingRecord('l6', 'LOAN', 'STATE_BANK', 'S1', '2026-04-01T10:00:00', {
    balance: { from: 1 * WAN, to: 2 * WAN },
  }),
]

const LATE = [
  lendingRecord('o1', 'OVERDUE', 'MICRO_LENDER', 'M1', '2026-02-01', { overdueMonths: 1 }),
  lendingRecord('o2', 'OVERDUE', 'MICRO_LENDER', 'M1', '2026-01-05', { overdueMonths: 0 }),
]

const auth = (key: string, institution: string, authorisedAt: string | null) => ({
  ...{ key, institution, product: '税易贷', authorisedAt, expiresAt: null, status: '有效' },
})

const sheet = (
  periodEnd: string,
  [longLoans, longPayables, dueWithinYear, totalAssets, interestExpense]: (number | null)[],
) => {
  const fen = (yuan: number | null | undefined) => (yuan == null ? null : yuan * 100)
  return {
    ...{ periodEnd, shortLoans: null, longLoans: fen(longLoans), longPayables: fen(longPayables) },
    ...{ bondsPayable: null, dueWithinYear: fen(dueWithinYear), totalLiabilities: null },
    ...{ totalAssets: fen(totalAssets), interestExpense: fen(interestExpense) },
  }
}

const billed = (month: number, yuan: number, more = {}) => ({
  ...{ lenderId: 7, lender: '示例银行股份有限公司', goodsCode: '3060101', goods: '贷款服务' },
  ...{ month, amount: yuan * 100 },
  ...more,
})
const [JAN_2025, JAN_2026] = [2025 * 12, 2026 * 12]
const GUARANTOR = { lenderId: 9, lender: '示例融资担保有限公司' }

export const crowdedFacts = (more: Partial<LoanFacts> = {}): LoanFacts =>
  loanFacts({
    subjects: [FIRM, LEGAL_REP, SPOUSE, CONTROLLER],
    records: [...APPLIED, ...QUERIES, ...LOANS, ...LATE],
    bankTax: [
      auth('b1', '甲银行', '2025-11-01'),
      auth('b2', '乙银行', '2026-01-10'),
      auth('b3', '丙银行', '2026-03-02'),
      auth('b4', '丁银行', '2026-08-15'),
      auth('b5', '戊银行', '2026-10-31'),
      auth('b6', '甲银行', '2026-10-01'),
      auth('b7', '己银行', '2026-11-02'),
      auth('b8', '庚银行', '2025-10-31'),
      auth('b9', '辛银行', null),
    ],
    invoices: {
      covered: [[2024 * 12 + 6, 2026 * 12 + 9]],
      rows: [
        billed(JAN_2025 + 2, 40_000),
        billed(JAN_2025 + 8, 60_000),
        billed(JAN_2025 + 11, -10_000),
        billed(JAN_2026 + 2, 30_000),
        billed(JAN_2026 + 8, 30_000),
        billed(JAN_2026 + 8, 5_000, { ...GUARANTOR, goodsCode: '3060202', goods: '担保费' }),
      ],
    },
    statements: [
      sheet('2024-12-31', [null, null, null, 9_000_000, null]),
      sheet('2025-09-30', [1_000_000, 200_000, 300_000, 9_500_000, 80_000]),
      sheet('2025-12-31', [1_200_000, 300_000, 400_000, 10_000_000, 120_000]),
      sheet('2026-09-30', [1_500_000, 300_000, 450_000, 12_000_000, 95_000]),
    ],
    published: publishedPledges(),
    ...more,
  })

function publishedPledges(): NonNullable<LoanFacts['published']> {
  const { told, records } = withRecords({
    EQUITY_PLEDGE: [
      {
        ...{ pledgeNo: 'PL-1', pledgor: '王建国', pledgee: '示例银行股份有限公司' },
        ...{ amount: 200_000_000, registeredOn: '2026-01-15', status: '有效' },
      },
    ],
    CHATTEL_MORTGAGE: [
      {
        ...{ mortgageNo: 'MT-1', debtType: '借款合同', amount: 300_000_000 },
        registeredOn: '2025-09-01',
      },
    ],
  })
  return { told, records }
}
