/**
 * Customers of the platform, as operators keep them. Who is a customer is the platform's own; what a customer has (balance, products,
 * bills) is looked at for a reason, which is told in the log of both.
 */
import * as z from 'zod/mini'
import { COMPANY_STATUSES } from '../customer.ts'
import { get, post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { BILL_STATUSES } from '../money.ts'
import { hao, price, tier } from '../money-fields.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'
import { LISTS_FIELD_SAYS } from '../words/lists.ts'
import { PEOPLE_FIELD_SAYS } from '../words/people.ts'
import { billData } from './billing.ts'

const customerRow = z.object({
  id: z.number(),
  name: z.string(),
  taxNo: z.nullable(z.string()),
  /** The company whose secondary customer it is. */
  parentName: z.nullable(z.string()),
  linkman: z.nullable(z.string()),
  /** Masked. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Its first administrator. */
  userName: z.nullable(z.string()),
  /** Code of the channel it came by. */
  channel: z.nullable(z.string()),
  status: z.enum(COMPANY_STATUSES),
  frozenWhy: z.nullable(z.string()),
  askedBy: z.nullable(z.string()),
  /** Whoever asks entered it, so that another must decide. */
  own: z.boolean(),
  decidedBy: z.nullable(z.string()),
  decision: z.nullable(z.string()),
  createdAt: z.string(),
})
export type CustomerRow = z.infer<typeof customerRow>

/** What is entered of a new customer. */
export const customerEntry = z.object({
  name: f.text(100, COLLECT_FIELD_SAYS.enterNameEnterprise),
  taxNo: f.taxNo,
  linkman: f.text(40, PEOPLE_FIELD_SAYS.enterContactPerson),
  phone: f.mobile,
  email: f.email,
  userName: f.userName,
  /** Code of the channel it came by. */
  channel: f.optionalText(40),
})

const operate = { service: 'bss', origin: 'own' as const, guard: 'system.operate' as const }
const reason = f.reason(200, LISTS_FIELD_SAYS.sayWhy)

export const customer = {
  customerList: post('/customer/list', {
    ...operate,
    summary: '客户列表（运营）：待审核的在前',
    body: z.object({
      keyword: f.optionalText(60),
      status: z.optional(z.enum(COMPANY_STATUSES)),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(customerRow),
  }),
  customerCreate: post('/customer/create', {
    ...operate,
    summary: '录入客户（运营）：须由另一位运营审核后开通；授信额度另成凭单复核',
    body: z.object({
      ...customerEntry.shape,
      /** 毫. */
      creditLimit: z.optional(price),
    }),
    data: customerRow,
  }),
  customerNames: get('/customer/names', {
    ...operate,
    summary: '客户的名称（运营），供选择',
    body: f.nothing,
    data: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
  customerFind: post('/customer/find', {
    ...operate,
    summary: '客户的登记信息（运营）',
    body: z.object({ id: f.id }),
    data: customerRow,
  }),
  customerUpdate: post('/customer/update', {
    ...operate,
    summary: '修改客户的登记信息（运营）：未填的手机号码不变',
    body: z.object({
      id: f.id,
      name: f.text(100, COLLECT_FIELD_SAYS.enterNameEnterprise),
      linkman: f.text(40, PEOPLE_FIELD_SAYS.enterContactPerson),
      phone: z.optional(f.mobile),
      email: f.email,
      channel: customerEntry.shape.channel,
    }),
    data: customerRow,
  }),
  customerDecide: post('/customer/decide', {
    ...operate,
    summary: '审核客户（运营）：通过即向其首位管理员发送激活链接；录入人不能审核',
    body: z.object({
      id: f.id,
      approve: z.boolean(),
      note: f.reason(200, PEOPLE_FIELD_SAYS.giveYourOpinionReview),
    }),
    data: customerRow,
  }),
  customerFreeze: post('/customer/freeze', {
    ...operate,
    summary: '冻结或恢复客户（运营）：连同其二级客户；冻结后其用户的下一次操作即被拒绝',
    body: z.object({ id: f.id, freeze: z.boolean(), reason }),
    data: customerRow,
  }),
  customerLook: post('/customer/look', {
    ...operate,
    summary:
      '填写查看事由（运营）：半小时内可查看该机构的账户、渠道、用户与审计日志，不带编号为各机构的汇总列表；每次查看均连同事由记入双方的审计日志',
    body: z.object({
      id: z.optional(f.id),
      reason: f.reason(200, PEOPLE_FIELD_SAYS.sayReasonForAccess),
    }),
    data: z.object({ until: z.string() }),
  }),
  customerDetail: post('/customer/detail', {
    ...operate,
    summary: '查看客户的余额、产品与账单（运营）：须先填写查看事由',
    body: z.object({ id: f.id }),
    data: z.object({
      reason: z.string(),
      until: z.string(),
      available: hao,
      held: hao,
      creditLimit: hao,
      products: z.array(
        z.object({
          product: z.string(),
          productName: z.string(),
          productNameEn: z.string(),
          unit: z.string(),
          tiers: z.array(tier),
          quota: z.nullable(z.number()),
          openedAt: z.nullable(z.string()),
        }),
      ),
      bills: z.array(z.object({ month: z.string(), status: z.enum(BILL_STATUSES), total: hao })),
    }),
  }),
  customerBill: post('/customer/bill', {
    ...operate,
    summary: '查看客户某月的账单（运营）：须先填写查看事由',
    body: z.object({ id: f.id, month: f.month }),
    data: billData,
  }),
}
