/**
 * Secondary customers: companies that a company opens for itself, with products at prices of its own. Amounts are integers of 毫
 * (0.0001 yuan). A price is what the secondary customer pays; a cost what its company pays the platform for the same call.
 */
import * as z from 'zod/mini'
import { COMPANY_STATUSES, FUND_KINDS, SOLD_STATUSES } from '../customer.ts'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { CHARGE_RULES, OWED_STEPS, USAGE_STATES, USAGE_VIAS, USAGE_WHYS } from '../money.ts'
import { callPrice, hao, price, productCode } from '../money-fields.ts'
import { CHANNEL_FIELD_SAYS } from '../words/channel.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'
import { COMMON_FIELD_SAYS } from '../words/common.ts'
import { LISTS_FIELD_SAYS } from '../words/lists.ts'
import { MONEY_FIELD_SAYS } from '../words/money.ts'
import { PEOPLE_FIELD_SAYS } from '../words/people.ts'
import { billData } from './billing.ts'

const secondaryRow = z.object({
  id: z.number(),
  name: z.string(),
  taxNo: z.nullable(z.string()),
  linkman: z.nullable(z.string()),
  /** Masked. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Its first administrator. */
  userName: z.nullable(z.string()),
  /** He has not set a password yet. */
  waiting: z.boolean(),
  status: z.enum(COMPANY_STATUSES),
  frozenWhy: z.nullable(z.string()),
  /** Open now. */
  products: z.number(),
  available: hao,
  creditLimit: hao,
  /** Of the running month, at its own price. */
  calls: z.number(),
  charged: hao,
  createdAt: z.string(),
})
export type SecondaryRow = z.infer<typeof secondaryRow>

const soldRow = z.object({
  product: z.string(),
  productName: z.string(),
  productNameEn: z.string(),
  unit: z.string(),
  chargeRule: z.enum(CHARGE_RULES),
  validDays: z.number(),
  /** The most that a call costs the company: its price cannot be lower. */
  cost: hao,
  /** The company itself has it open. */
  own: z.boolean(),
  status: z.enum(SOLD_STATUSES),
  price: z.nullable(hao),
  /** Calls a month; null = as many as are paid for. */
  quota: z.nullable(z.number()),
  /** Calls of the running month that count towards it. */
  used: z.number(),
  /** The cost has risen above the price since. */
  under: z.boolean(),
})
export type SoldRow = z.infer<typeof soldRow>

const secondaryCall = z.object({
  no: z.string(),
  productName: z.string(),
  productNameEn: z.string(),
  enterpriseName: z.string(),
  /** Masked. */
  taxNo: z.string(),
  via: z.enum(USAGE_VIAS),
  state: z.enum(USAGE_STATES),
  why: z.nullable(z.enum(USAGE_WHYS)),
  amount: hao,
  /** What the company paid for it. */
  cost: hao,
  at: z.string(),
})
export type SecondaryCall = z.infer<typeof secondaryCall>

const own = { service: 'bss', origin: 'own' as const }
const read = { ...own, guard: 'secondary.read' as const }
const write = { ...own, guard: 'secondary.write' as const }
const of = z.object({ id: f.id })
const contact = {
  linkman: f.text(40, PEOPLE_FIELD_SAYS.enterContactPerson),
  email: f.email,
}

export const secondary = {
  secondaryList: post('/secondary/list', {
    ...read,
    summary: '二级客户列表：状态、开通产品、余额与本月用量',
    body: z.object({
      keyword: f.optionalText(60),
      status: z.optional(z.enum(COMPANY_STATUSES)),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(secondaryRow),
  }),
  secondaryDetail: post('/secondary/detail', {
    ...read,
    summary: '一个二级客户',
    body: of,
    data: secondaryRow,
  }),
  secondaryCreate: post('/secondary/create', {
    ...write,
    summary: '新增二级客户：激活链接发到其首位管理员的邮箱',
    body: z.object({
      name: f.text(100, COLLECT_FIELD_SAYS.enterNameEnterprise),
      taxNo: f.taxNo,
      ...contact,
      phone: f.mobile,
      userName: f.userName,
    }),
    data: secondaryRow,
    perHour: 200,
  }),
  secondaryUpdate: post('/secondary/update', {
    ...write,
    summary: '修改二级客户的名称与联系方式；未填的手机号码不变',
    body: z.object({
      id: f.id,
      name: f.text(100, COLLECT_FIELD_SAYS.enterNameEnterprise),
      ...contact,
      phone: z.optional(f.mobile),
    }),
    data: secondaryRow,
  }),
  secondaryInvite: post('/secondary/invite', {
    ...write,
    summary: '向尚未激活的首位管理员重发激活链接',
    body: of,
    data: z.object({ sentTo: z.string() }),
    perHour: 60,
  }),
  secondaryFreeze: post('/secondary/freeze', {
    ...write,
    summary: '冻结或恢复二级客户：冻结后其用户的下一次操作即被拒绝，未完成的报告停止生成且不计费',
    body: z.object({
      id: f.id,
      freeze: z.boolean(),
      reason: f.reason(200, LISTS_FIELD_SAYS.sayWhy),
    }),
    data: secondaryRow,
  }),
  secondaryFund: post('/secondary/fund', {
    ...write,
    summary: '登记二级客户的收款、扣回或授信额度；同一凭据只登记一次',
    body: z.object({
      id: f.id,
      kind: z.enum(FUND_KINDS, COMMON_FIELD_SAYS.chooseKind),
      amount: price,
      about: f.text(64, MONEY_FIELD_SAYS.enterReferencePayment),
      note: f.reason(200, MONEY_FIELD_SAYS.enterNote),
    }),
    data: secondaryRow,
  }),
  secondaryProducts: post('/secondary/products', {
    ...read,
    summary: '可为二级客户开通的产品：成本、售价、每月次数与已用次数',
    body: of,
    data: z.array(soldRow),
  }),
  secondaryProductOpen: post('/secondary/products/open', {
    ...write,
    summary: '为二级客户开通产品或改其价格与次数；单价不能低于本公司的成本价',
    body: z.object({
      id: f.id,
      product: productCode,
      price: callPrice,
      /** Absent = as many as are paid for. */
      quota: z.optional(
        z
          .number()
          .check(
            z.int(CHANNEL_FIELD_SAYS.enterNumber),
            z.gte(1, CHANNEL_FIELD_SAYS.enterNumber),
            z.lte(999_999_999),
          ),
      ),
    }),
    data: soldRow,
  }),
  secondaryProductClose: post('/secondary/products/close', {
    ...write,
    summary: '关闭二级客户的产品；已提交的查询照常完成与计费',
    body: z.object({ id: f.id, product: productCode }),
    data: soldRow,
  }),
  secondaryBill: post('/secondary/bill', {
    ...read,
    summary: '二级客户某月应付本公司的账单，及各产品的成本',
    body: z.object({ companyId: f.id, month: f.month }),
    data: z.object({
      ...billData.shape,
      /** What the same calls cost the company, by product. */
      costs: z.array(z.object({ product: z.string(), cost: hao })),
    }),
  }),
  secondaryBillStep: post('/secondary/bill/step', {
    ...write,
    summary:
      '二级客户账单：答复异议、登记开票、登记收款（按应结金额记入其余额）或以其余额结清；note 依次为答复、发票号码、收款凭据、说明',
    body: z.object({
      companyId: f.id,
      month: f.month,
      step: z.enum(OWED_STEPS, COMMON_FIELD_SAYS.chooseOne),
      note: f.text(200, MONEY_FIELD_SAYS.enterNote),
    }),
    data: z.null(),
  }),
  secondaryCalls: post('/secondary/calls', {
    ...read,
    summary: '二级客户账单背后的每一次查询：计费与成本',
    body: z.object({
      companyId: f.id,
      month: f.month,
      product: z.optional(productCode),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(secondaryCall),
  }),
}
