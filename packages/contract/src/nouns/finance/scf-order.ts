/** Orders financed before delivery, of suppliers and (as prepayment) of dealers: verified, financed, delivered, invoiced, settled. Money is whole fen. */
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { orderDetail, orderRow } from '../../scf/order-shapes.ts'
import * as s from '../../scf/shapes.ts'
import { DEBT_WORDS, MOST_INVOICES, ORDER_STATES } from '../../scf/states.ts'
import { SCF_FIELD_SAYS as SAYS } from '../../words/scf.ts'

export type { OrderDetail, OrderRow } from '../../scf/order-shapes.ts'

const own = { service: 'finance' as const, origin: 'own' as const }
const party = { ...own, guard: 'scf.own' as const }

const filter = {
  keyword: f.optionalText(64),
  state: z.optional(z.enum(ORDER_STATES)),
  from: z.optional(f.isoDate),
  to: z.optional(f.isoDate),
  ...{ page: f.page, size: f.size },
}
const one = { no: s.orderNo }
const atSeat = { seat: s.seat, ...one }

export const scfOrder = {
  scfOrderList: post('/scf/order/list', {
    ...own,
    guard: 'scf.read',
    summary: '订单与预付：按编号、企业、采购单号、货物、状态、日期筛选，新的在前，分页',
    body: z.object(filter),
    data: f.paged(orderRow),
  }),
  scfOrderDetail: post('/scf/order/detail', {
    ...own,
    guard: 'scf.read',
    summary: '一笔订单：核实、放款、收货、发票、文书、预警与经过',
    body: z.object(one),
    data: orderDetail,
  }),
  scfOrderRegister: post('/scf/order/register', {
    ...own,
    guard: 'scf.write',
    summary: '中登网：放款申请前按采购单号查询，放款申请后登记；应答原文、摘要与时间留存',
    body: z.object({ ...one, act: z.enum(['SEARCH', 'REGISTER'], SAYS.chooseStep) }),
    data: orderDetail,
    perMinute: 60,
  }),
  scfOrderFinance: post('/scf/order/finance', {
    ...own,
    guard: 'scf.write',
    summary:
      '对已核实、中登网查询无冲突的订单申请放款：占用核心企业额度并提出借款，款项付给卖方；同一采购单在平台内只能融资一次',
    body: z.object({
      ...one,
      amountFen: s.fenTyped(),
      dueDate: f.isoDate,
      purpose: f.text(100, SAYS.enterPurpose),
      payeeBank: f.text(100, SAYS.enterBank),
      payeeAccount: z.string().check(z.regex(/^\d{8,32}$/, SAYS.accountForm)),
    }),
    data: orderRow,
    perMinute: 60,
  }),
  scfPartyOrders: post('/scf/party/order/list', {
    ...party,
    summary: '席位所及的订单：核心企业见与己有关的，链属企业见自己的；分页',
    body: z.object({ seat: s.seat, ...filter }),
    data: f.paged(orderRow),
  }),
  scfPartyOrder: post('/scf/party/order/detail', {
    ...party,
    summary: '席位所及的一笔订单',
    body: z.object(atSeat),
    data: orderDetail,
  }),
  scfOrderSave: post('/scf/party/order/save', {
    ...party,
    summary:
      '链属企业录入订单并请核心企业核实：供应商录入核心企业下的采购单（订单融资），经销商录入向核心企业下的采购单（预付融资）',
    body: z.object({
      seat: s.seat,
      productNo: s.productNo,
      purchaseNo: f.text(64, SAYS.enterPurchase),
      goods: f.text(100, SAYS.enterGoods),
      amountFen: s.fenTyped(),
      deliveryDay: f.isoDate,
    }),
    data: orderRow,
  }),
  scfOrderRecord: post('/scf/party/order/record', {
    ...party,
    summary: '核心企业经办：记录订单属实或不属实（须写明理由），由另一人复核',
    body: z.object({
      ...atSeat,
      word: z.enum(DEBT_WORDS, SAYS.chooseStep),
      note: f.reason(200, SAYS.sayWhy),
    }),
    data: orderRow,
  }),
  scfOrderDecide: post('/scf/party/order/decide', {
    ...own,
    guard: 'scf.decide',
    summary:
      '核心企业复核：同意经办的意见即核实或拒绝，不同意则退回经办；word 为复核人所见的经办意见；经办人不能复核',
    body: z.object({
      ...atSeat,
      word: z.enum(DEBT_WORDS, SAYS.chooseStep),
      agree: z.boolean(),
      note: f.reason(200, SAYS.sayWhy),
    }),
    data: orderRow,
  }),
  scfOrderReceive: post('/scf/party/order/receive', {
    ...party,
    summary: '买方确认收货：订单融资由核心企业确认，预付融资由经销商确认；出具收货确认',
    body: z.object({ ...atSeat, day: f.isoDate, note: f.reason(200, SAYS.sayReceipt) }),
    data: orderRow,
  }),
  scfOrderInvoices: post('/scf/party/order/invoices', {
    ...party,
    summary: '链属企业可用于该订单的发票：本公司三十天内查验一致、由卖方开给买方的发票',
    body: z.object(atSeat),
    data: z.array(s.heldInvoice),
  }),
  scfOrderInvoice: post('/scf/party/order/invoice', {
    ...party,
    summary: '链属企业在收货后登记发票：合计不小于订单金额，登记后这些发票不能再用于其他融资',
    body: z.object({
      ...atSeat,
      verifyNos: z
        .array(z.string().check(z.regex(/^FY\d{16}$/, SAYS.chooseInvoices)))
        .check(
          z.minLength(1, SAYS.chooseInvoices),
          z.maxLength(MOST_INVOICES, SAYS.tooManyInvoices),
        ),
    }),
    data: orderRow,
  }),
}
