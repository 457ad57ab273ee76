/** The books of an enterprise as one walks them: statement line → account → month → line of a voucher → voucher. */
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { said } from '../../said.ts'

const own = { service: 'consent', origin: 'own' as const, guard: 'enterprise.read' as const }
const often = { ...own, perMinute: 240 }

/** null = the books do not say. */
const yuan = () => said(z.nullable(z.number()), '单位：元；空为账簿没有写')
const told = () => said(z.number(), '单位：元')
const account = f.text(40)

/** Derived from balances and vouchers, as the report on the books derives them; 现金流量表 where the vouchers tell it whole. */
export const BOOK_STATEMENTS = ['BALANCE', 'INCOME', 'CASH'] as const
export type BookStatement = (typeof BOOK_STATEMENTS)[number]

/** What of the walk is on screen: the statements, accounts behind a line or under another, an account with its months, lines, a voucher. */
export const BOOK_LEVELS = ['STATEMENTS', 'ACCOUNTS', 'ACCOUNT', 'LINES', 'VOUCHER'] as const

const statementItem = z.object({
  /** Of the chart of items. */
  code: z.string(),
  label: z.string(),
  /** 资产负债表: at the end of the month, and at the beginning of the year. */
  end: yuan(),
  begin: yuan(),
  /** 利润表, 现金流量表: since January. */
  ytd: yuan(),
  /** Accounts stand behind it. */
  opens: z.boolean(),
})
export type StatementItem = z.infer<typeof statementItem>

const accountRow = z.object({
  account: z.string(),
  name: z.nullable(z.string()),
  /** From January, or from the first month of the books, to the month. */
  debit: yuan(),
  credit: yuan(),
  /** At the end of the month; a debit balance is positive. */
  close: yuan(),
  /** Accounts stand under it. */
  deeper: z.boolean(),
})
export type BookAccount = z.infer<typeof accountRow>

const monthRow = z.object({
  from: z.string(),
  to: z.string(),
  /** What 科目余额表 states of the account; null = none is stated of these months. */
  stated: z.nullable(z.object({ open: yuan(), debit: yuan(), credit: yuan(), close: yuan() })),
  /** What the lines of vouchers come to; null = no voucher of these months is there. */
  vouchers: z.nullable(z.object({ debit: told(), credit: told(), lines: z.number() })),
})
export type BookMonth = z.infer<typeof monthRow>

const bookLine = z.object({
  id: z.string(),
  month: z.string(),
  date: z.nullable(z.string()),
  voucher: z.nullable(z.string()),
  line: z.nullable(z.number()),
  text: z.nullable(z.string()),
  account: z.string(),
  name: z.nullable(z.string()),
  debit: told(),
  credit: told(),
  /** Where the file has it: `序时簿!A12`. */
  place: z.nullable(z.string()),
  /** 1 = as first told; more = a later file told it otherwise. */
  revision: z.number(),
})
export type BookLine = z.infer<typeof bookLine>

const linesWanted = {
  taxNo: f.taxNo,
  /** Those of the account and of accounts under it. */
  account: z.optional(account),
  monthFrom: z.optional(f.month),
  monthTo: z.optional(f.month),
  /** An amount (`1,200.50`), or a part of the text, of the account's name or of the voucher's number. */
  keyword: f.optionalText(64),
}
/** The line that those asked for come behind. */
const after = z.optional(f.text(400))
const page = { rows: z.array(bookLine), more: z.boolean() }

export const books = {
  bookStatements: post('/collect/books/statements', {
    ...often,
    summary: '由账簿推导的报表：一个月末的资产负债表与本年利润表，逐项可展开到科目',
    body: z.object({ taxNo: f.taxNo, month: z.optional(f.month) }),
    data: z.object({
      name: z.string(),
      /** Months that the books tell, newest first. */
      months: z.array(z.string()),
      month: z.nullable(z.string()),
      /** Whether the chart of accounts tells a standard: without one no statement is derived. */
      told: z.boolean(),
      statements: z.array(
        z.object({ kind: z.enum(BOOK_STATEMENTS), items: z.array(statementItem) }),
      ),
    }),
  }),
  bookAccounts: post('/collect/books/accounts', {
    ...often,
    summary: '报表项目或上级科目之下的科目；都不给时为全部一级科目',
    body: z.object({
      taxNo: f.taxNo,
      month: f.month,
      statement: z.optional(z.enum(BOOK_STATEMENTS)),
      item: z.optional(f.text(40)),
      under: z.optional(account),
    }),
    data: z.object({ accounts: z.array(accountRow) }),
  }),
  bookMonths: post('/collect/books/months', {
    ...often,
    summary: '一个科目的各期：科目余额表所列与凭证合计',
    body: z.object({ taxNo: f.taxNo, account }),
    data: z.object({ name: z.nullable(z.string()), months: z.array(monthRow) }),
  }),
  bookLines: post('/collect/books/lines', {
    ...often,
    summary: '明细账：凭证分录，按期间、日期与凭证号；按金额、往来单位或摘要搜索；每次 50 行',
    body: z.object({ ...linesWanted, after }),
    data: z.object(page),
  }),
  bookVoucher: post('/collect/books/voucher', {
    ...often,
    summary: '一张凭证的全部分录，每次 50 行',
    body: z.object({ taxNo: f.taxNo, month: f.month, voucher: f.text(64), after }),
    data: z.object({ ...page, debit: told(), credit: told(), lines: z.number() }),
  }),
  bookExport: post('/collect/books/export', {
    ...own,
    kind: 'download',
    summary:
      '导出账簿的一层（XLSX）：报表、科目、一个科目的各期、凭证分录、一张凭证；不给层次时为凭证分录',
    body: z.object({
      ...linesWanted,
      level: z.optional(z.enum(BOOK_LEVELS)),
      /** Month of the statements and accounts, or of the voucher. */
      month: z.optional(f.month),
      statement: z.optional(z.enum(BOOK_STATEMENTS)),
      item: z.optional(f.text(40)),
      under: z.optional(account),
      voucher: z.optional(f.text(64)),
    }),
    data: z.null(),
    perMinute: 20,
  }),
}
