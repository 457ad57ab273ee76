/** What the platform sells: the catalogue as a company sees it, its orders, and the terms that operators set by four eyes. */
import * as z from 'zod/mini'
import { get, post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { CHARGE_RULES, ORDER_STATUSES, PRODUCT_CATEGORIES, TERMS_STATUSES } from '../money.ts'
import { callCount, productCode, tier } from '../money-fields.ts'
import { CHANNEL_FIELD_SAYS } from '../words/channel.ts'
import { FIRM_FIELD_SAYS } from '../words/firm.ts'
import { MONEY_FIELD_SAYS } from '../words/money.ts'
import { PEOPLE_FIELD_SAYS } from '../words/people.ts'

const terms = {
  chargeRule: z.enum(CHARGE_RULES),
  tiers: z.array(tier).check(z.minLength(1, MONEY_FIELD_SAYS.enterPrice), z.maxLength(10)),
  /** The same again is free for so many days after it was bought. */
  validDays: z.coerce
    .number()
    .check(
      z.int(CHANNEL_FIELD_SAYS.enterNumber),
      z.gte(0, CHANNEL_FIELD_SAYS.enterNumber),
      z.lte(3650, MONEY_FIELD_SAYS.mostDaysValid),
    ),
  onSale: z.boolean(),
  /** An operator looks at every order. */
  review: z.boolean(),
}

const productRow = z.object({
  code: z.string(),
  name: z.string(),
  nameEn: z.string(),
  category: z.enum(PRODUCT_CATEGORIES),
  unit: z.string(),
  /** Version of the terms in force. */
  terms: z.number(),
  ...terms,
  /** The tiers are the company's own. */
  ownPrice: z.boolean(),
  open: z.boolean(),
  openedAt: z.nullable(z.string()),
  /** The order that it is open by, or that waits. */
  orderNo: z.nullable(z.string()),
  /** It waits for an operator. */
  waiting: z.boolean(),
  /** Charged calls of the running month: which tier is reached. */
  charged: callCount,
})
export type ProductRow = z.infer<typeof productRow>

const orderRow = z.object({
  no: z.string(),
  product: z.string(),
  productName: z.string(),
  productNameEn: z.string(),
  status: z.enum(ORDER_STATUSES),
  terms: z.number(),
  createdBy: z.string(),
  createdAt: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  decision: z.nullable(z.string()),
  closedBy: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
})
export type ProductOrderRow = z.infer<typeof orderRow>

const termsRow = z.object({
  product: z.string(),
  version: z.number(),
  status: z.enum(TERMS_STATUSES),
  ...terms,
  note: z.string(),
  askedBy: z.string(),
  askedAt: z.string(),
  decidedBy: z.nullable(z.string()),
  decision: z.nullable(z.string()),
  /** Whoever asks proposed it, so that another must decide. */
  own: z.boolean(),
})
export type TermsRow = z.infer<typeof termsRow>

const spec = { service: 'products', origin: 'spec' as const }
const own = { service: 'products', origin: 'own' as const }
const operate = { ...own, guard: 'system.operate' as const }
const orderNo = z.string().check(z.regex(/^PO\d{14}$/, MONEY_FIELD_SAYS.numberOrderNotRight))
const paging = { page: f.page, size: f.size }

export const product = {
  userProducts: post('/front/userproduct/select/2', {
    ...spec,
    guard: 'report.read',
    summary: '产品列表：计费方式、阶梯价、有效期，本公司是否已开通',
    body: f.nothing,
    data: z.array(productRow),
  }),
  userProduct: post('/front/userproduct/select/unit/{id}', {
    ...spec,
    guard: 'report.read',
    summary: '一个产品：计费单位、计费方式、阶梯价、有效期、开通状态',
    body: z.object({ id: productCode }),
    data: productRow,
  }),
  productOrder: post('/product/order', {
    ...own,
    guard: 'money.manage',
    summary: '开通产品：terms 为所见价格的版本，价格已变则不开通',
    body: z.object({ product: productCode, terms: f.id }),
    data: orderRow,
  }),
  productClose: post('/product/close', {
    ...own,
    guard: 'money.manage',
    summary: '关闭产品：此后不能再查询；已提交的查询照常完成与计费',
    body: z.object({ no: orderNo }),
    data: orderRow,
  }),
  productOrders: post('/product/orders', {
    ...own,
    guard: 'money.read',
    summary: '产品订单列表，新的在前',
    body: z.object({
      status: z.optional(z.enum(ORDER_STATUSES)),
      product: z.optional(productCode),
      ...paging,
    }),
    data: f.paged(orderRow),
  }),
  operateTerms: get('/operate/products', {
    ...operate,
    summary: '运营：全部产品与历次价格',
    body: f.nothing,
    data: z.object({
      products: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          nameEn: z.string(),
          category: z.enum(PRODUCT_CATEGORIES),
          unit: z.string(),
        }),
      ),
      terms: z.array(termsRow),
    }),
  }),
  operateTermsAsk: post('/operate/products/ask', {
    ...operate,
    summary: '运营：提出产品的新价格，须由另一位运营复核后生效',
    body: z.object({
      product: productCode,
      ...terms,
      note: f.reason(200, MONEY_FIELD_SAYS.sayWhyPriceChanges),
    }),
    data: z.object({ version: z.number() }),
  }),
  operateTermsDecide: post('/operate/products/decide', {
    ...operate,
    summary: '运营：复核产品的新价格；提出人不能复核自己的价格',
    body: z.object({
      product: productCode,
      version: f.id,
      approve: z.boolean(),
      note: f.reason(200, FIRM_FIELD_SAYS.giveYourOpinion),
    }),
    data: z.null(),
  }),
  operateOrders: get('/operate/products/orders', {
    ...operate,
    summary: '运营：等待审核的产品订单',
    body: f.nothing,
    data: z.array(z.object({ ...orderRow.shape, companyId: z.number(), companyName: z.string() })),
  }),
  operateOrderDecide: post('/operate/products/orders/decide', {
    ...operate,
    summary: '运营：审核产品订单，通过即开通',
    body: z.object({
      companyId: f.id,
      no: orderNo,
      approve: z.boolean(),
      note: f.reason(200, PEOPLE_FIELD_SAYS.giveYourOpinionReview),
    }),
    data: z.null(),
  }),
}
