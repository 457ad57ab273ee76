/** The office walks the books of an enterprise. Every look passes the consent ledger and is noted in it, as those at rows are. */
import { contract } from '@xinjian/contract'
import type { BodyOf } from '@xinjian/contract/endpoint'
import type { BookAccount } from '@xinjian/contract/nouns/collect/books'
import { mayBeGeneral } from '@xinjian/engine/erp/cash/lines'
import { digitsOf } from '@xinjian/engine/erp/chart/code'
import { formatMonth, type MonthIndex, parseMonth } from '@xinjian/engine/kit/calendar/window'
import { parseFen } from '@xinjian/format'
import { beijingTime } from '@xinjian/format/china-time'
import type { TenantDb } from '../../db/tenant.ts'
import type { SessionCtx } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { lookedAt } from '../collected/index.ts'
import { FACT_HEAD, type FactHead } from '../enterprise/index.ts'
import {
  heldBalances,
  heldCash,
  heldTurnovers,
  type LineWanted,
  storeReckoned,
  type VoucherLine,
  voucherLines,
  voucherSum,
} from '../facts/records/read.ts'
import { linesXlsx, sheetXlsx } from './export.ts'
import { accountSheet, accountsSheet, type Sheet, statementsSheet } from './sheets.ts'
import {
  accountRows,
  type Books,
  booksOf,
  monthRows,
  type StatementSource,
  statementsAt,
} from './walk.ts'
import { BOOKS_SAYS } from './words.ts'

/** Lines of one answer. */
const SIZE = 50

export const booksRoutes = implement(contract.books, {
  async bookStatements(ctx, { taxNo, month: wanted }) {
    const enterprise = await looked(ctx, taxNo)
    const books = await held(ctx.tenant, enterprise.id)
    const months = [...books.ledger.months].sort((a, b) => b - a)
    const month = wanted === undefined ? (months[0] ?? null) : monthOf(wanted)
    const statements =
      month === null ? [] : statementsAt(books, month, await sourceOf(ctx.tenant, enterprise.id))
    return {
      name: enterprise.name,
      months: months.map(formatMonth),
      month: month === null ? null : formatMonth(month),
      told: books.ledger.layout !== null,
      statements: statements.map(({ kind, items }) => ({
        kind,
        items: items.map(({ told }) => told),
      })),
    }
  },

  async bookAccounts(ctx, { taxNo, month, ...of }) {
    const enterprise = await looked(ctx, taxNo)
    const books = await held(ctx.tenant, enterprise.id)
    return { accounts: await accountsOf(ctx.tenant, enterprise.id, books, monthOf(month), of) }
  },

  async bookMonths(ctx, { taxNo, account }) {
    const enterprise = await looked(ctx, taxNo)
    const books = await held(ctx.tenant, enterprise.id)
    return {
      name: books.accounts.get(digitsOf(account))?.name ?? null,
      months: monthRows(books, account),
    }
  },

  async bookLines(ctx, { taxNo, after, ...wanted }) {
    const enterprise = await looked(ctx, taxNo)
    return pageOf(ctx.tenant, enterprise.id, wantedOf(wanted), after)
  },

  async bookVoucher(ctx, { taxNo, month, voucher, after }) {
    const enterprise = await looked(ctx, taxNo)
    const page = await pageOf(ctx.tenant, enterprise.id, { from: month, to: month, voucher }, after)
    const sum = await voucherSum(ctx.tenant, enterprise.id, month, voucher)
    if (sum.lines === 0) throw new Refusal('UNKNOWN')
    return { ...page, ...sum, debit: sum.debit / 100, credit: sum.credit / 100 }
  },

  async bookExport(ctx, { taxNo, ...wanted }) {
    const enterprise = await looked(ctx, taxNo, BOOKS_SAYS.exports)
    const { level = 'LINES', month, voucher } = wanted
    if (level === 'VOUCHER') {
      if (month === undefined || voucher === undefined) throw new Refusal('UNKNOWN')
      return linesXlsx(ctx.tenant, enterprise, { from: month, to: month, voucher })
    }
    if (level === 'LINES') return linesXlsx(ctx.tenant, enterprise, wantedOf(wanted))
    return sheetXlsx(enterprise, await sheetOf(ctx.tenant, enterprise.id, { ...wanted, level }))
  },
})

type Exported = BodyOf<typeof contract.books.bookExport>

/** A level above the lines, whole. */
async function sheetOf(
  tenant: TenantDb,
  enterpriseId: number,
  { level, month: wanted, account, ...of }: Omit<Exported, 'taxNo'>,
): Promise<Sheet> {
  const books = await held(tenant, enterpriseId)
  const month = wanted === undefined ? Math.max(...books.ledger.months) : monthOf(wanted)
  if (!Number.isFinite(month)) throw new Refusal('UNKNOWN')
  if (level === 'STATEMENTS') {
    const source = await sourceOf(tenant, enterpriseId)
    return statementsSheet(statementsAt(books, month, source), month)
  }
  if (level === 'ACCOUNTS')
    return accountsSheet(await accountsOf(tenant, enterpriseId, books, month, of), month)
  if (account === undefined) throw new Refusal('UNKNOWN')
  const own = books.accounts.get(digitsOf(account)) ?? { account, name: null }
  const below = accountRows(books, books.under.get(digitsOf(account)) ?? [], month)
  return accountSheet(own, monthRows(books, account), below, month)
}

/** Accounts behind a line of a statement, under another one, or all of the first level. */
async function accountsOf(
  tenant: TenantDb,
  enterpriseId: number,
  books: Books,
  month: MonthIndex,
  { statement, item, under }: Pick<Exported, 'statement' | 'item' | 'under'>,
): Promise<BookAccount[]> {
  if (under !== undefined || item === undefined) {
    const above = under === undefined ? null : digitsOf(under)
    return accountRows(books, books.under.get(above) ?? [], month)
  }
  const behind = statementsAt(books, month, await sourceOf(tenant, enterpriseId))
    .find(({ kind }) => kind === statement)
    ?.items.find(({ told }) => told.code === item)?.behind
  if (!behind) throw new Refusal('UNKNOWN')
  return accountRows(books, [...behind].sort(), month)
}

const looked = (ctx: SessionCtx, taxNo: string, action: string = BOOKS_SAYS.reads) =>
  lookedAt(ctx, taxNo, action, { object: BOOKS_SAYS.books, source: 'LEDGER' })

const monthOf = (text: string): MonthIndex => parseMonth(text)!

async function held(tenant: TenantDb, enterpriseId: number): Promise<Books> {
  const [balances, turnovers] = await Promise.all([
    heldBalances(tenant, enterpriseId),
    heldTurnovers(tenant, enterpriseId),
  ])
  return booksOf(balances, turnovers, monthOf(beijingTime(Date.now()).slice(0, 7)))
}

/** What was reckoned of the vouchers just now is kept for the next look. */
async function sourceOf(tenant: TenantDb, enterpriseId: number): Promise<StatementSource> {
  const head = await tenant.one<FactHead>(FACT_HEAD.text, [enterpriseId])
  const { cash, fresh } = await tenant.transaction((tx) => heldCash(tx, enterpriseId))
  await storeReckoned(tenant, enterpriseId, fresh)
  return {
    since: parseMonth(head?.registration.establishedOn?.slice(0, 7) ?? ''),
    cash: { moves: cash, general: mayBeGeneral(head?.registration.taxpayerType) },
  }
}

interface Asked {
  account?: string | undefined
  monthFrom?: string | undefined
  monthTo?: string | undefined
  keyword?: string | undefined
}

/** `1,200.50` is looked for among amounts, everything else among words. */
function wantedOf({ account, monthFrom, monthTo, keyword }: Asked): LineWanted {
  const amount = keyword && /^-?[\d,]+(?:\.\d{1,2})?$/.test(keyword) ? parseFen(keyword) : null
  return {
    ...{
      from: monthFrom,
      to: monthTo,
      account: account === undefined ? undefined : digitsOf(account),
    },
    ...(amount === null ? { text: keyword } : { amount }),
  }
}

async function pageOf(
  tenant: TenantDb,
  enterpriseId: number,
  wanted: LineWanted,
  after: string | undefined,
) {
  const page = await voucherLines(tenant, enterpriseId, wanted, after, SIZE)
  if (page === null) throw new Refusal('UNKNOWN')
  return { rows: page.rows.map(lineOf), more: page.more }
}

const lineOf = (line: VoucherLine) => ({
  ...line,
  debit: line.debit / 100,
  credit: line.credit / 100,
})
