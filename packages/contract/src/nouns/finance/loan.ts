/**
 * Credit lines, drawdowns and loans of a company as the funder, and the loans that it has itself as a borrower. Money is whole fen. Where
 * money moves another person decides than the one who asked.
 */
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import * as s from '../../loan/shapes.ts'
import {
  DEED_KINDS,
  DEED_STATES,
  LINE_STATES,
  LINE_STEPS,
  LOAN_STATES,
  WAIVED_PARTS,
} from '../../loan/states.ts'
import { LOAN_FIELD_SAYS as SAYS } from '../../words/loan.ts'

export type {
  CreditLineRow,
  LoanDeedRow,
  LoanDetail,
  LoanEntryRow,
  LoanRow,
  PeriodRow,
} from '../../loan/shapes.ts'

const own = { service: 'finance' as const, origin: 'own' as const }
const read = { ...own, guard: 'loan.read' as const }
const write = { ...own, guard: 'loan.write' as const }
const decide = { ...own, guard: 'loan.decide' as const }
const borrower = { ...own, guard: 'loan.own' as const }

const reason = () => f.reason(200, SAYS.sayWhy)
const paging = { page: f.page, size: f.size }
const loanFilter = {
  keyword: f.optionalText(64),
  state: z.optional(z.enum(LOAN_STATES)),
  from: z.optional(f.isoDate),
  to: z.optional(f.isoDate),
}
const drawdown = {
  terms: s.terms,
  amountFen: s.fenTyped(),
  from: f.isoDate,
  dueDate: f.isoDate,
}

export const loan = {
  creditLineList: post('/loan/line/list', {
    ...read,
    summary: '额度：按借款企业、状态筛选，新的在前，分页；可用 = 总额 − 已用 − 冻结',
    body: z.object({
      keyword: f.optionalText(64),
      state: z.optional(z.enum(LINE_STATES)),
      ...paging,
    }),
    data: f.paged(s.lineRow),
  }),
  creditLineAsk: post('/loan/line/ask', {
    ...write,
    summary: '申请为平台上的一家企业设立额度，须由另一人批准后生效；每家企业同时只有一个有效额度',
    body: z.object({
      taxNo: f.taxNo,
      product: f.text(40, SAYS.enterProduct),
      limitFen: s.fenTyped(),
      revolving: z.boolean(),
      fromDay: f.isoDate,
      toDay: f.isoDate,
      reason: reason(),
    }),
    data: s.lineRow,
    perHour: 200,
  }),
  creditLineDecide: post('/loan/line/decide', {
    ...decide,
    summary: '批准或不批准一个额度；申请人不能批准自己的申请',
    body: z.object({ no: s.lineNo, approve: z.boolean(), reason: reason() }),
    data: s.lineRow,
  }),
  creditLineStep: post('/loan/line/step', {
    ...decide,
    summary: '冻结、解冻或注销一个额度；解冻须由冻结人以外的人，注销须无已用与冻结',
    body: z.object({
      no: s.lineNo,
      step: z.enum(LINE_STEPS, SAYS.chooseStep),
      reason: reason(),
    }),
    data: s.lineRow,
  }),
  drawdownList: post('/loan/list', {
    ...read,
    summary: '借款：按企业、借据号、业务单号、状态与申请日筛选，新的在前，分页',
    body: z.object({ ...loanFilter, ...paging }),
    data: f.paged(s.loanRow),
  }),
  drawdownDetail: post('/loan/detail', {
    ...read,
    summary: '一笔借款：条件、还款计划、应还与结清金额、收款与减免、放款与合同',
    body: z.object({ no: s.loanNo }),
    data: s.loanDetail,
  }),
  drawdownEntries: post('/loan/entries', {
    ...read,
    summary: '一笔借款的分录：每行一借一贷，新的在前，分页',
    body: z.object({ no: s.loanNo, ...paging }),
    data: f.paged(s.entryRow),
  }),
  drawdownPlan: post('/loan/plan', {
    ...read,
    summary: '试算还款计划：不落库',
    body: z.object(drawdown),
    data: z.object({ periods: z.array(s.periodRow), interestFen: s.fen() }),
  }),
  drawdownApply: post('/loan/apply', {
    ...write,
    summary: '在一家企业的额度内申请一笔订单借款：冻结额度，须由另一人审批',
    body: z.object({
      lineNo: s.lineNo,
      product: f.text(40, SAYS.enterProduct),
      ...drawdown,
      subjectNo: f.text(40, SAYS.enterSubject),
      purpose: f.text(100, SAYS.enterPurpose),
      payee: z.object({
        name: f.text(80, SAYS.enterPayee),
        bank: f.text(80, SAYS.enterBank),
        account: z.string().check(z.regex(/^\d{8,32}$/, SAYS.accountForm)),
      }),
    }),
    data: s.loanRow,
    perHour: 500,
  }),
  drawdownDecide: post('/loan/decide', {
    ...decide,
    summary:
      '审批一笔借款：同意后由借款企业签署合同；放款前可以不同意（已同意、已签署的也可），额度随即释放；申请人不能审批',
    body: z.object({ no: s.loanNo, approve: z.boolean(), reason: reason() }),
    data: s.loanRow,
  }),
  drawdownPay: post('/loan/pay', {
    ...decide,
    summary: '对已签署的借款发出放款指令；审批人不能放款，额度冻结时不能放款。银行入账后起息',
    body: z.object({ no: s.loanNo }),
    data: s.loanRow,
  }),
  drawdownQuote: post('/loan/quote', {
    ...read,
    summary: '某日的应还与结清金额',
    body: z.object({ no: s.loanNo, day: f.isoDate }),
    data: z.object({ dueFen: s.fen(), settlementFen: s.fen() }),
  }),
  drawdownDeedAsk: post('/loan/deed/ask', {
    ...write,
    summary: '登记一笔还款、减免或费用，须由另一人复核后入账',
    body: z.object({
      no: s.loanNo,
      kind: z.enum(DEED_KINDS),
      part: z.optional(z.enum(WAIVED_PARTS)),
      fen: s.fenTyped(),
      day: f.isoDate,
      reference: f.optionalText(64),
      /** Of a payment: what is more than due repays principal early. */
      early: z._default(z.boolean(), false),
      reason: reason(),
    }),
    data: s.deedRow,
  }),
  drawdownDeedDecide: post('/loan/deed/decide', {
    ...decide,
    summary: '复核一笔还款、减免或费用：通过即入账；登记人不能复核',
    body: z.object({ no: s.loanNo, id: f.id, approve: z.boolean(), reason: reason() }),
    data: s.deedRow,
  }),
  drawdownDeeds: post('/loan/deed/list', {
    ...read,
    summary: '还款、减免与费用登记：按状态、借据号或银行流水号筛选，新的在前，分页',
    body: z.object({
      keyword: f.optionalText(64),
      state: z.optional(z.enum(DEED_STATES)),
      kind: z.optional(z.enum(DEED_KINDS)),
      ...paging,
    }),
    data: f.paged(z.object({ loanNo: z.string(), ...s.deedRow.shape })),
  }),
  ownLoanList: post('/loan/own/list', {
    ...borrower,
    summary: '本企业作为借款人的借款，新的在前；只见自己的',
    body: z.object({ state: z.optional(z.enum(LOAN_STATES)), ...paging }),
    data: f.paged(z.object({ funder: z.string(), ...s.loanRow.shape })),
  }),
  ownLoanDetail: post('/loan/own/detail', {
    ...borrower,
    summary: '本企业的一笔借款：条件、还款计划、应还与结清金额、合同',
    body: z.object({ no: s.loanNo }),
    data: z.object({
      ...s.loanDetail.shape,
      funder: z.string(),
      /** The text to sign; null where there is nothing to sign. */
      toSign: z.nullable(s.contractText),
    }),
  }),
  ownLoanSign: post('/loan/own/sign', {
    ...borrower,
    summary: '签署一笔已审批借款的合同：回传所读文本的指纹；签署后资金方可以放款',
    body: z.object({ no: s.loanNo, hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    data: s.loanRow,
  }),
}
