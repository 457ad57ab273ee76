/** Levels of the walk above the lines as sheets: what is on screen, in the same order, whole. */
import type { BookAccount, BookMonth } from '@xinjian/contract/nouns/collect/books'
import { formatMonth, type MonthIndex } from '@xinjian/engine/kit/calendar/window'
import type { TableColumn } from '@xinjian/engine/report/document'
import type { statementsAt } from './walk.ts'
import { BOOKS_SAYS as SAYS } from './words.ts'

export interface Sheet {
  title: string
  columns: readonly TableColumn[]
  rows: readonly Record<string, string | number | null>[]
}

const text = (key: string, title: string): TableColumn => ({ key, title, type: 'text' })
const money = (key: string, title: string): TableColumn => ({ key, title, type: 'money' })

const ACCOUNT = [text('account', SAYS.account), text('name', SAYS.accountName)]
const SIDES = [money('debit', SAYS.debit), money('credit', SAYS.credit)]

export const statementsSheet = (
  statements: ReturnType<typeof statementsAt>,
  month: MonthIndex,
): Sheet => ({
  title: `${SAYS.statements}${formatMonth(month)}`,
  columns: [
    text('statement', SAYS.statements),
    text('label', SAYS.item),
    money('end', SAYS.close),
    money('begin', SAYS.begin),
    money('ytd', SAYS.ytd),
  ],
  rows: statements.flatMap(({ kind, items }) =>
    items.map(({ told: { label, end, begin, ytd } }) => ({
      ...{ statement: SAYS[kind], label, end, begin, ytd },
    })),
  ),
})

export const accountsSheet = (accounts: readonly BookAccount[], month: MonthIndex): Sheet => ({
  title: `${SAYS.accounts}${formatMonth(month)}`,
  columns: [...ACCOUNT, ...SIDES, money('close', SAYS.close)],
  rows: accounts.map(({ account, name, debit, credit, close }) => ({
    ...{ account, name, debit, credit, close },
  })),
})

const spanOf = ({ from, to }: BookMonth): string => (from === to ? from : SAYS.span({ from, to }))

/** The months of an account, then the accounts under it since January. */
export const accountSheet = (
  account: { account: string; name: string | null },
  months: readonly BookMonth[],
  below: readonly BookAccount[],
  month: MonthIndex,
): Sheet => ({
  title: `${SAYS.accountMonths} ${account.account}`,
  columns: [
    ...ACCOUNT,
    text('period', SAYS.month),
    money('open', SAYS.open),
    ...SIDES,
    money('close', SAYS.close),
    money('byDebit', SAYS.byVouchersDebit),
    money('byCredit', SAYS.byVouchersCredit),
    { key: 'lines', title: SAYS.count, type: 'int' },
  ],
  rows: [
    ...months.map((of) => ({
      ...{ account: account.account, name: account.name, period: spanOf(of) },
      ...{ open: of.stated?.open ?? null, close: of.stated?.close ?? null },
      debit: of.stated?.debit ?? of.vouchers?.debit ?? null,
      credit: of.stated?.credit ?? of.vouchers?.credit ?? null,
      ...{ byDebit: of.vouchers?.debit ?? null, byCredit: of.vouchers?.credit ?? null },
      lines: of.vouchers?.lines ?? null,
    })),
    ...below.map((of) => ({
      ...{ account: of.account, name: of.name },
      period: SAYS.yearTo({ month: formatMonth(month) }),
      ...{ open: null, debit: of.debit, credit: of.credit, close: of.close },
      ...{ byDebit: null, byCredit: null, lines: null },
    })),
  ],
})
