/** Every call of a product and what it came to. Amounts are integers of 毫 (0.0001 yuan). */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { CHARGE_RULES, ENTRY_KINDS, USAGE_STATES, USAGE_VIAS, USAGE_WHYS } from '../money.ts'
import { callCount, hao, productCode } from '../money-fields.ts'
import { MONEY_FIELD_SAYS } from '../words/money.ts'

const usageRow = z.object({
  no: z.string(),
  product: z.string(),
  productName: z.string(),
  productNameEn: z.string(),
  via: z.enum(USAGE_VIAS),
  enterpriseName: z.string(),
  taxNo: z.string(),
  chargeRule: z.enum(CHARGE_RULES),
  unitPrice: hao,
  state: z.enum(USAGE_STATES),
  /** null = not answered yet. */
  why: z.nullable(z.enum(USAGE_WHYS)),
  amount: hao,
  reversedNote: z.nullable(z.string()),
  madeBy: z.string(),
  /** Asked by a secondary customer, which `madeBy` names: the report is not the company's to read. */
  ofSecondary: z.boolean(),
  /** Asked for by a collection that ended, because its channel says so. */
  auto: z.boolean(),
  at: z.string(),
  settledAt: z.nullable(z.string()),
})
export type UsageRow = z.infer<typeof usageRow>

const filter = {
  /** Month in which it was answered, as on the bill. */
  month: z.optional(f.month),
  product: z.optional(productCode),
  via: z.optional(z.enum(USAGE_VIAS)),
  state: z.optional(z.enum(USAGE_STATES)),
  keyword: f.optionalText(64),
  /** Of the day it was asked for. */
  from: z.optional(f.isoDate),
  to: z.optional(f.isoDate),
}

export const metering = {
  usageList: post('/usage/list', {
    service: 'bss',
    origin: 'own',
    guard: 'report.read',
    summary: '查询记录：每次查询是否计费、计费多少、为什么',
    body: z.object({
      ...filter,
      sort: z._default(z.enum(['-at', 'at', '-amount', 'amount']), '-at'),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(usageRow),
  }),
  usageDetail: post('/usage/detail', {
    service: 'bss',
    origin: 'own',
    guard: 'report.read',
    summary: '一次查询为何计费：当时的计费方式与单价、账户分录、有效期内的原查询',
    body: z.object({ no: f.text(64, MONEY_FIELD_SAYS.enterNumberQuery) }),
    data: z.object({
      row: usageRow,
      /** The same again is free for so many days after it was charged, as agreed when it was asked for. */
      validDays: z.number(),
      /** Entries of the account on behalf of this call, the first first; none where nothing was held. */
      entries: z.array(
        z.object({ id: z.number(), at: z.string(), kind: z.enum(ENTRY_KINDS), amount: hao }),
      ),
      /** The call that made this one free. */
      bought: z.nullable(z.object({ no: z.string(), settledAt: z.string() })),
    }),
  }),
  usageByHour: post('/usage/byHour', {
    service: 'bss',
    origin: 'own',
    guard: 'money.read',
    summary: '接口账单：每小时各产品的调用、查得、计费次数与金额',
    body: z.object({
      month: f.month,
      product: z.optional(productCode),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(
      z.object({
        /** Begin of the hour. */
        hour: z.string(),
        product: z.string(),
        productName: z.string(),
        productNameEn: z.string(),
        calls: callCount,
        found: callCount,
        charged: callCount,
        free: callCount,
        failed: z.number(),
        amount: hao,
        /** From asked to answered, on average. */
        seconds: z.number(),
      }),
    ),
  }),
}
