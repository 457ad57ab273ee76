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
import type { OpenParty } from '../reconcile/facts.ts'
import type { Condition } from '../report/condition.ts'
import type { EvidenceQuery, RecordEvidence } from '../report/evidence.ts'
import { ERP_EVIDENCE_SAYS } from './evidence-words.ts'
import type {
  AgeingField,
  AgeingRow,
  BalanceField,
  BalanceRow,
  BankField,
  SlipField,
  VoucherField,
} from './facts.ts'
import { periodWords } from './period.ts'

/** Accounts named one by one in the words of a leg. */
export const NAMED = 6

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

const DATED = /^(\d{4}-\d\d-\d\d) (.+)$/

/** Vouchers by the day and number that they are known by, `2019-01-31 记-12`; of a book without days by the number alone. */
export function vouchersNamed(
  names: readonly string[],
  words = ERP_EVIDENCE_SAYS.unbalancedVouchers({ n: names.length }),
): RecordEvidence {
  const any = names.map((name): Condition<VoucherField> => {
    const [, date, number] = DATED.exec(name) ?? []
    if (date === undefined) return { field: 'voucher', in: [name] }
    return {
      all: [
        { field: 'date', in: [date] },
        { field: 'voucher', in: [number!] },
      ],
    }
  })
  return {
    dataset: 'GL_VOUCHER',
    where: any.length === 1 ? any[0]! : { any },
    words,
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

/** Lines of the bank by what they are known by. */
export const bankLinesNamed = (keys: readonly string[]): RecordEvidence => ({
  dataset: 'BANK_LINE',
  where: { field: 'key', in: [...keys].sort() } satisfies Condition<BankField>,
  words: ERP_EVIDENCE_SAYS.bankLines({ n: keys.length }),
})

/** Slips by what they are known by. */
export const bankSlipsNamed = (keys: readonly string[]): RecordEvidence => ({
  dataset: 'BANK_SLIP',
  where: { field: 'key', in: [...keys].sort() } satisfies Condition<SlipField>,
  words: ERP_EVIDENCE_SAYS.bankSlips({ n: keys.length }),
})

/** Rows of a period in which less than nothing is left. */
export const negativeStockLeg = (from: MonthIndex, to: MonthIndex): RecordEvidence => {
  const { where, ...rest } = stockLeg(from, to)
  return {
    ...rest,
    where: { all: [where, { field: 'closeQty', below: 0 }] },
    words: ERP_EVIDENCE_SAYS.negativeStock({ when: periodWords({ from, to }) }),
  }
}

/** Moves of months that name no document. */
export const movesWithout = (months: readonly MonthIndex[]): RecordEvidence => ({
  dataset: 'STOCK_MOVE',
  where: {
    all: [
      { field: 'month', in: [...months].sort((a, b) => a - b) },
      {
        any: [
          { field: 'docNo', absent: true },
          { field: 'docNo', in: [''] },
        ],
      },
    ],
  },
  words: ERP_EVIDENCE_SAYS.movesWithout({ months: monthRuns([...months].sort((a, b) => a - b)) }),
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

/** Sales invoices of parties, from the first to the last of those that are open. */
export const invoicesOf = (parties: readonly OpenParty[]): EvidenceQuery => ({
  dataset: 'INVOICE',
  direction: parties[0]!.side === 'RECEIPT' ? 'OUT' : 'IN',
  from: parties.map(({ from }) => from).toSorted()[0]!,
  to: parties
    .map(({ to }) => to)
    .toSorted()
    .at(-1)!,
  rows: 'VALID',
  counterpartyIds: parties.map(({ id }) => id).toSorted((a, b) => a - b),
})

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
