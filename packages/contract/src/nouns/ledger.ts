/** What a company has on the platform, and every entry of it. Amounts are integers of 毫 (0.0001 yuan). */
import * as z from 'zod/mini'
import { get, post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { ENTRY_KINDS } from '../money.ts'
import { hao, price } from '../money-fields.ts'

const balance = z.object({
  /** What was paid and not spent or held; below zero = credit in use. */
  available: hao,
  /** Waits for the outcome of queries. */
  held: hao,
  creditLimit: hao,
  /** May be spent now: available and what is left of the credit. */
  spendable: hao,
  warnBelow: z.nullable(hao),
  /** It stands below the warning. */
  low: z.boolean(),
})

const entryRow = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum(ENTRY_KINDS),
  /** Change of what is available. */
  change: hao,
  available: hao,
  about: z.string(),
  note: z.string(),
  /** Where the note is a product's name. */
  noteEn: z.nullable(z.string()),
  madeBy: z.string(),
})
export type EntryRow = z.infer<typeof entryRow>

export const ledger = {
  companyBalance: get('/front/companyBalance', {
    service: 'bss',
    origin: 'spec',
    guard: 'money.read',
    summary: '账户余额、在途冻结与授信，单位 0.0001 元',
    body: f.nothing,
    data: balance,
  }),
  companyCapital: post('/financial/front/company/capital', {
    service: 'bss',
    origin: 'spec',
    guard: 'money.read',
    summary: '公司资金：账户余额，累计充值、消费与调整，最近一次充值，单位 0.0001 元',
    body: f.nothing,
    data: z.object({
      ...balance.shape,
      /** Since the account was opened. */
      recharged: hao,
      spent: hao,
      /** Gifts and corrections in the company's favour. */
      adjusted: hao,
      lastRecharge: z.nullable(z.object({ at: z.string(), amount: hao })),
    }),
  }),
  ledgerEntries: post('/ledger/entries', {
    service: 'bss',
    origin: 'own',
    guard: 'money.read',
    summary: '账户流水：每一笔变动及变动后余额，只增不改',
    body: z.object({
      kind: z.optional(z.enum(ENTRY_KINDS)),
      about: f.optionalText(64),
      from: z.optional(f.isoDate),
      to: z.optional(f.isoDate),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(entryRow),
  }),
  balanceWarning: post('/ledger/warning', {
    service: 'bss',
    origin: 'own',
    guard: 'money.manage',
    summary: '余额预警：可用额度低于此数时提醒；null 为不提醒',
    body: z.object({ below: z.nullable(price) }),
    data: balance,
  }),
}
