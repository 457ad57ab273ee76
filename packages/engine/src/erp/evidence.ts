/** The stored rows behind a figure, as conditions on the fields that the server keeps of the books. */

import { SALES_LINES } from '@xinjian/format/returns/sales-lines'
import {
  firstDayOfMonth,
  formatDay,
  formatMonth,
  lastDayOfMonth,
  type MonthIndex,
} from '../kit/calendar/window.ts'
import { monthRuns } from '../kit/verdict/known-months.ts'
import type { Condition } from '../report/condition.ts'
import type { EvidenceQuery, RecordEvidence } from '../report/evidence.ts'
import { ERP_EVIDENCE_SAYS } from './evidence-words.ts'
import type {
  AgeingField,
  AgeingRow,
  BalanceField,
  BalanceRow,
  BankField,
  VoucherField,
} from './facts.ts'
import { periodWords } from './period.ts'

/** Accounts named one by one in the words of a leg. */
const NAMED = 6

/** Rows of balances, by account and period: of each period the accounts that are wanted of it. */
export function balanceLeg(rows: readonly BalanceRow[]): RecordEvidence {
  const byAccounts = new Map<string, { accounts: string[]; periods: BalanceRow[] }>()
  for (const of of Map.groupBy(rows, ({ from, to }) => `${from}/${to}`).values()) {
    const accounts = [...new Set(of.map(({ account }) => account))].sort()
    const key = JSON.stringify(accounts)
    const group = byAccounts.get(key) ?? { accounts, periods: [] }
    group.periods.push(of[0]!)
    byAccounts.set(key, group)
  }
  const any = [...byAccounts.values()].map(
    ({ accounts, periods }): Condition<BalanceField> => ({
      all: [{ field: 'account', in: accounts }, periodsOf(periods)],
    }),
  )
  const accounts = [...new Set(rows.map(({ account }) => account))].sort()
  const months = rows.flatMap(({ from, to }) => [from, to])
  const told = {
    when: periodWords({ from: Math.min(...months), to: Math.max(...months) }),
    accounts: accounts.slice(0, NAMED),
  }
  return {
    dataset: 'GL_BALANCE',
    where: any.length === 1 ? any[0]! : { any },
    words:
      accounts.length > NAMED
        ? ERP_EVIDENCE_SAYS.balancesOfMany({ ...told, n: accounts.length })
        : ERP_EVIDENCE_SAYS.balances(told),
  }
}

/** One by one: a book of a year may begin and end with months that have books of their own. */
function periodsOf(periods: readonly BalanceRow[]): Condition<BalanceField> {
  const any = periods.map(
    ({ from, to }): Condition<BalanceField> => ({
      all: [
        { field: 'from', in: [from] },
        { field: 'to', in: [to] },
      ],
    }),
  )
  return any.length === 1 ? any[0]! : { any }
}

/** Lines of vouchers of months on accounts and those under them. */
export function voucherLeg(
  months: readonly MonthIndex[],
  accounts: readonly string[],
): RecordEvidence {
  const sorted = [...new Set(months)].sort((a, b) => a - b)
  const under = accounts.map(
    (account): Condition<VoucherField> => ({ field: 'account', prefix: account }),
  )
  return {
    dataset: 'GL_VOUCHER',
    where: {
      all: [
        { field: 'month', in: sorted },
        ...(under.length === 0 ? [] : [under.length === 1 ? under[0]! : { any: under }]),
      ],
    },
    words:
      accounts.length === 0
        ? ERP_EVIDENCE_SAYS.vouchers({ months: monthRuns(sorted) })
        : accounts.length > NAMED
          ? ERP_EVIDENCE_SAYS.vouchersOfMany({
              months: monthRuns(sorted),
              accounts: accounts.slice(0, NAMED),
              n: accounts.length,
            })
          : ERP_EVIDENCE_SAYS.vouchersOf({ months: monthRuns(sorted), accounts: [...accounts] }),
  }
}

/** Vouchers by the day and number that they are known by: `2019-01-31 记-12`. */
export function vouchersNamed(names: readonly string[]): RecordEvidence {
  const any = names.map((name): Condition<VoucherField> => {
    const [date = '', ...rest] = name.split(' ')
    return {
      all: [
        { field: 'date', in: [date] },
        { field: 'voucher', in: [rest.join(' ')] },
      ],
    }
  })
  return {
    dataset: 'GL_VOUCHER',
    where: any.length === 1 ? any[0]! : { any },
    words: ERP_EVIDENCE_SAYS.unbalancedVouchers({ n: names.length }),
  }
}

/** Ageing rows of a day; `parties` absent = of everybody. */
export function ageingLeg(
  dataset: 'RECEIVABLE' | 'PAYABLE',
  rows: readonly AgeingRow[],
  parties?: readonly string[],
): RecordEvidence {
  const day = rows[0]?.asOf ?? ''
  const where: Condition<AgeingField> = {
    all: [
      { field: 'asOf', in: [day] },
      ...(parties ? [{ field: 'party' as const, in: [...parties].sort() }] : []),
    ],
  }
  const says = dataset === 'RECEIVABLE' ? 'receivables' : 'payables'
  return {
    dataset,
    where,
    words: parties
      ? ERP_EVIDENCE_SAYS[`${says}Of`]({ day, n: parties.length })
      : ERP_EVIDENCE_SAYS[says]({ day }),
  }
}

/** Bank lines of months on one account; `account` absent = on all of them. */
export function bankLeg(months: readonly MonthIndex[], account?: string): RecordEvidence {
  const sorted = [...new Set(months)].sort((a, b) => a - b)
  const own: Condition<BankField>[] =
    account === undefined
      ? []
      : [account === '' ? { field: 'account', absent: true } : { field: 'account', in: [account] }]
  return {
    dataset: 'BANK_LINE',
    where: { all: [{ field: 'month', in: sorted }, ...own] },
    words: account
      ? ERP_EVIDENCE_SAYS.bankOf({ months: monthRuns(sorted), account })
      : ERP_EVIDENCE_SAYS.bank({ months: monthRuns(sorted) }),
  }
}

export const bankPartyLeg = (party: string): RecordEvidence => ({
  dataset: 'BANK_LINE',
  where: { field: 'party', in: [party] },
  words: ERP_EVIDENCE_SAYS.bankParty({ party }),
})

/** Stock as it is stated of one period. */
export const stockLeg = (from: MonthIndex, to: MonthIndex): RecordEvidence => ({
  dataset: 'STOCK_SUMMARY',
  where: {
    all: [
      { field: 'monthFrom', in: [from] },
      { field: 'monthTo', in: [to] },
    ],
  },
  words: ERP_EVIDENCE_SAYS.stock({ when: periodWords({ from, to }) }),
})

/** Runs of months as windows, each by itself. */
function runsOf(months: readonly MonthIndex[]): [from: MonthIndex, to: MonthIndex][] {
  const runs: [MonthIndex, MonthIndex][] = []
  for (const month of [...months].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && month === last[1] + 1) last[1] = month
    else runs.push([month, month])
  }
  return runs
}

/** Invoices issued or received in months, void ones left out: a leg for each run of months. */
export const invoiceLegs = (
  direction: 'OUT' | 'IN',
  months: readonly MonthIndex[],
): EvidenceQuery[] =>
  runsOf(months).map(([from, to]) => ({
    dataset: 'INVOICE',
    direction,
    from: formatDay(firstDayOfMonth(from)),
    to: formatDay(lastDayOfMonth(to)),
    rows: 'VALID',
  }))

/** Sales as VAT returns of months state them. */
export function declaredLeg(months: readonly MonthIndex[]): RecordEvidence {
  const when = periodWords({ from: Math.min(...months), to: Math.max(...months) })
  const lines = (form: keyof typeof SALES_LINES): Condition => ({
    all: [
      { field: 'form', in: [form] },
      { field: 'line', in: [...SALES_LINES[form]] },
    ],
  })
  return {
    dataset: 'VAT_RETURN',
    where: {
      all: [
        { field: 'periodTo', in: [...months].sort((a, b) => a - b).map(formatMonth) },
        { any: [lines('GENERAL'), lines('SMALL')] },
      ],
    },
    words: ERP_EVIDENCE_SAYS.declared({ when }),
  }
}
