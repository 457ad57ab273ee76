/** Receivables: from verified invoices to the debtor's confirmation, the register, the financing and the end. Money is whole fen. */
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import * as s from '../../scf/shapes.ts'
import {
  ALERT_KINDS,
  CLOSINGS,
  DEBT_WORDS,
  MOST_INVOICES,
  RECEIVABLE_STATES,
} from '../../scf/states.ts'
import { SCF_FIELD_SAYS as SAYS } from '../../words/scf.ts'

export type { HeldInvoice, ReceivableDetail, ReceivableRow, ScfCheck } from '../../scf/shapes.ts'

const own = { service: 'finance' as const, origin: 'own' as const }
const read = { ...own, guard: 'scf.read' as const }
const write = { ...own, guard: 'scf.write' as const }
const decide = { ...own, guard: 'scf.decide' as const }
const party = { ...own, guard: 'scf.own' as const }

const paging = { page: f.page, size: f.size }
const filter = {
  keyword: f.optionalText(64),
  state: z.optional(z.enum(RECEIVABLE_STATES)),
  from: z.optional(f.isoDate),
  to: z.optional(f.isoDate),
  ...paging,
}
const typed = {
  productNo: s.productNo,
  contractNo: f.text(64, SAYS.enterContract),
  contractBuyer: f.optionalText(100),
  amountFen: s.fenTyped(),
  dueDay: f.isoDate,
  /** Numbers of checks that found an invoice consistent. */
  verifyNos: z
    .array(z.string().check(z.regex(/^FY\d{16}$/, SAYS.chooseInvoices)))
    .check(z.minLength(1, SAYS.chooseInvoices), z.maxLength(MOST_INVOICES, SAYS.tooManyInvoices)),
}
const one = { no: s.receivableNo }

export const receivable = {
  scfReceivableList: post('/scf/receivable/list', {
    ...read,
    summary: '应收账款：按编号、企业、合同、状态、核心企业、日期筛选，新的在前，分页',
    body: z.object({ ...filter, anchorNo: z.optional(s.anchorNo) }),
    data: f.paged(s.receivableRow),
  }),
  scfReceivableDetail: post('/scf/receivable/detail', {
    ...read,
    summary: '一笔应收账款：发票、逐项检查、转让通知与确权书、中登网、预警与经过',
    body: z.object(one),
    data: s.receivableDetail,
  }),
  scfInvoices: post('/scf/receivable/invoices', {
    ...read,
    summary: '可用于应收账款的发票：本公司三十天内查验一致、由该链属企业开给其核心企业的发票',
    body: z.object({ relationNo: s.relationNo }),
    data: z.array(s.heldInvoice),
  }),
  scfReceivableSave: post('/scf/receivable/save', {
    ...write,
    summary: '资金方代链属企业录入应收账款（草稿），发票须由本公司查验一致',
    body: z.object({ relationNo: s.relationNo, ...typed }),
    data: s.receivableRow,
  }),
  scfReceivableSubmit: post('/scf/receivable/submit', {
    ...write,
    summary: '提交资金方录入的应收账款：逐项检查通过后出具转让通知，核心企业应在三十日内确权',
    body: z.object(one),
    data: s.receivableRow,
  }),
  scfRegister: post('/scf/receivable/register', {
    ...write,
    summary:
      '中登网：确权前后查询，确权后登记；应答原文、摘要与时间留存，未得到应答的以原编号再次询问',
    body: z.object({ ...one, act: z.enum(['SEARCH', 'REGISTER'], SAYS.chooseStep) }),
    data: s.receivableDetail,
    perMinute: 20,
  }),
  scfFinance: post('/scf/receivable/finance', {
    ...write,
    summary:
      '对已确权的应收账款申请放款：在同一事务中占用发票与核心企业额度并提出借款；同一发票在平台内只能融资一次',
    body: z.object({
      ...one,
      amountFen: s.fenTyped(),
      dueDate: f.isoDate,
      purpose: f.text(100, SAYS.enterPurpose),
      payeeName: f.text(100, SAYS.enterPayee),
      payeeBank: f.text(100, SAYS.enterBank),
      payeeAccount: z.string().check(z.regex(/^\d{8,32}$/, SAYS.accountForm)),
    }),
    data: s.receivableRow,
    perMinute: 60,
  }),
  scfClose: post('/scf/receivable/close', {
    ...decide,
    summary:
      '关闭已结清的应收账款：债务人已付款的，发票不再可融资；由链属企业回购的，发票可再次融资，须由两人先后办理',
    body: z.object({
      ...one,
      closedAs: z.enum(CLOSINGS, SAYS.chooseStep),
      reason: f.reason(200, SAYS.sayWhy),
    }),
    data: s.receivableRow,
  }),
  scfAlerts: post('/scf/alert/list', {
    ...read,
    summary: '融资后的预警：发票冲红、债务人涉诉、账期超过60日、债务人集中；新的在前，分页',
    body: z.object({ kind: z.optional(z.enum(ALERT_KINDS)), ...paging }),
    data: f.paged(
      z.object({
        receivableNo: z.string(),
        kind: z.enum(ALERT_KINDS),
        about: z.string(),
        value: z.nullable(z.number()),
        debtor: z.string(),
        at: z.string(),
      }),
    ),
  }),
  scfPartyList: post('/scf/party/receivable/list', {
    ...party,
    summary: '席位所及的应收账款：核心企业见以己为债务人的，链属企业见自己的；分页',
    body: z.object({ seat: s.seat, ...filter }),
    data: f.paged(s.receivableRow),
  }),
  scfPartyDetail: post('/scf/party/receivable/detail', {
    ...party,
    summary: '席位所及的一笔应收账款',
    body: z.object({ seat: s.seat, ...one }),
    data: s.receivableDetail,
  }),
  scfPartyProducts: post('/scf/party/products', {
    ...party,
    summary: '席位所属项目中开放的产品，按类型',
    body: z.object({ seat: s.seat }),
    data: z.array(s.productRow),
  }),
  scfPartyInvoices: post('/scf/party/invoices', {
    ...party,
    summary: '链属企业可用的发票：本公司三十天内查验一致、开给该核心企业的发票',
    body: z.object({ seat: s.seat }),
    data: z.array(s.heldInvoice),
  }),
  scfPartySave: post('/scf/party/receivable/save', {
    ...party,
    summary: '链属企业申请：以本公司查验一致的发票录入应收账款（草稿）',
    body: z.object({ seat: s.seat, ...typed }),
    data: s.receivableRow,
  }),
  scfPartySubmit: post('/scf/party/receivable/submit', {
    ...party,
    summary: '链属企业提交：逐项检查通过后出具转让通知，核心企业应在三十日内确权',
    body: z.object({ seat: s.seat, ...one }),
    data: s.receivableRow,
  }),
  scfRecord: post('/scf/party/receivable/record', {
    ...party,
    summary: '核心企业经办：记录确认或拒绝（拒绝须写明理由），由另一人复核',
    body: z.object({
      seat: s.seat,
      ...one,
      word: z.enum(DEBT_WORDS, SAYS.chooseStep),
      note: f.reason(200, SAYS.sayWhy),
    }),
    data: s.receivableRow,
  }),
  scfDecide: post('/scf/party/receivable/decide', {
    ...decide,
    summary:
      '核心企业复核：同意经办的意见即确权或拒绝，不同意则退回经办；word 为复核人所见的经办意见，已变更的须重新查看；经办人不能复核',
    body: z.object({
      ...{ seat: s.seat, ...one, agree: z.boolean(), note: f.reason(200, SAYS.sayWhy) },
      word: z.enum(DEBT_WORDS, SAYS.chooseStep),
    }),
    data: s.receivableRow,
  }),
}
