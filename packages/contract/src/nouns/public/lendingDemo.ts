/**
 * Consumer lending as a visit to the demonstration walks through it (docs/decisions/0226): everything is invented, each visit has a state
 * of its own, and nobody's data or money is touched. Each step answers with the state of the visit behind it.
 */
import * as z from 'zod/mini'
import { get, post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { demoText, demoTrial, demoVisitState } from '../../lending-demo/shapes.ts'
import {
  DEMO_CONSENTS,
  DEMO_CONTRACTS,
  DEMO_FAULTS,
  DEMO_MOST_DAYS,
} from '../../lending-demo/world.ts'
import { fenTyped } from '../../loan/shapes.ts'

export type { DemoLoan, DemoText, DemoTrial, DemoVisitState } from '../../lending-demo/shapes.ts'

const own = {
  service: 'bss' as const,
  origin: 'own' as const,
  guard: 'report.read' as const,
  perMinute: 120,
}
const step = { ...own, data: demoVisitState }
const loanNo = z.number().check(z.int(), z.gte(1), z.lte(1000))
const code = z.string().check(z.regex(/^\d{6}$/))
const asked = {
  product: z.string().check(z.maxLength(20)),
  amountFen: fenTyped(),
  months: z.number().check(z.int(), z.gte(1), z.lte(60)),
}

export const lendingDemo = {
  lendingVisit: get('/demo/lending/visit', {
    ...step,
    summary: '酒商贷演示：本次访问走到哪一步、额度、借款与演示收件箱；一切均为虚构',
    body: f.nothing,
  }),
  lendingFile: post('/demo/lending/file', {
    ...step,
    summary: '酒商贷演示：提交企业与法定代表人；只接受预填的虚构资料',
    body: z.object({
      companyName: f.text(60),
      taxNo: f.text(30),
      personName: f.text(30),
      idNo: f.text(30),
      mobile: f.text(20),
    }),
  }),
  lendingCode: post('/demo/lending/code', {
    ...step,
    summary: '酒商贷演示：发送验证码到演示收件箱；带借款序号时用于签约',
    body: z.object({ loanNo: z.optional(loanNo) }),
  }),
  lendingVerify: post('/demo/lending/verify', {
    ...step,
    summary: '酒商贷演示：核对手机验证码',
    body: z.object({ code }),
  }),
  lendingText: post('/demo/lending/text', {
    ...own,
    summary: '酒商贷演示：授权书或合同的全文与哈希；合同须带借款序号',
    body: z.object({
      of: z.enum([...DEMO_CONSENTS, ...DEMO_CONTRACTS]),
      loanNo: z.optional(loanNo),
    }),
    data: demoText,
  }),
  lendingConsent: post('/demo/lending/consent', {
    ...step,
    summary: '酒商贷演示：同意或不同意一份征信授权；不同意则撤下已签的授权',
    body: z.object({
      of: z.enum(DEMO_CONSENTS),
      hash: z.string().check(z.maxLength(64)),
      agree: z.boolean(),
    }),
  }),
  lendingAccount: post('/demo/lending/account', {
    ...step,
    summary: '酒商贷演示：以银行卡四要素开立账户；只接受预填的虚构资料',
    body: z.object({
      personName: f.text(30),
      idNo: f.text(30),
      cardNo: f.text(30),
      mobile: f.text(20),
    }),
  }),
  lendingTrial: post('/demo/lending/trial', {
    ...own,
    summary: '酒商贷演示：按产品、金额与期数试算还款计划',
    body: z.object(asked),
    data: demoTrial,
  }),
  lendingDraw: post('/demo/lending/draw', {
    ...step,
    summary: '酒商贷演示：以一张采购订单申请提款；占用可用额度',
    body: z.object({ ...asked, orderNo: z.string().check(z.maxLength(20)) }),
  }),
  lendingSign: post('/demo/lending/sign', {
    ...step,
    summary: '酒商贷演示：签署借款合同或受托支付协议，须带所读文本的哈希',
    body: z.object({
      loanNo,
      of: z.enum(DEMO_CONTRACTS),
      hash: z.string().check(z.maxLength(64)),
    }),
  }),
  lendingSignVerify: post('/demo/lending/signVerify', {
    ...step,
    summary: '酒商贷演示：以短信验证码或刷脸确认签约',
    body: z.object({ loanNo, way: z.enum(['SMS', 'FACE']), code: z.optional(code) }),
  }),
  lendingAdvance: post('/demo/lending/advance', {
    ...step,
    summary: '酒商贷演示：资金方走下一步：审批、发起付款、付款入账',
    body: z.object({ loanNo }),
  }),
  lendingRepay: post('/demo/lending/repay', {
    ...step,
    summary: '酒商贷演示：按演示日期还款，可部分、可提前，不超过当日结清金额',
    body: z.object({ loanNo, fen: fenTyped() }),
  }),
  lendingPass: post('/demo/lending/pass', {
    ...step,
    summary: '酒商贷演示：把演示日期往后推若干天',
    body: z.object({ days: z.number().check(z.int(), z.gte(1), z.lte(DEMO_MOST_DAYS)) }),
  }),
  lendingFault: post('/demo/lending/fault', {
    ...step,
    summary: '酒商贷演示：选择外部机构的一种异常，或恢复正常',
    body: z.object({ fault: z.enum(DEMO_FAULTS) }),
  }),
  lendingRestart: post('/demo/lending/restart', {
    ...step,
    summary: '酒商贷演示：清空本次访问，从头开始',
    body: f.nothing,
  }),
}
