/**
 * Programmes of supply-chain finance: a funder's core enterprises with their limits, members, products, and the invitations by which companies
 * of the platform take their seats. Money is whole fen.
 */
import { DAY_COUNTS, REPAYMENT_METHODS, ROUNDINGS } from '@xinjian/engine/loan/terms'
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { said } from '../../said.ts'
import * as s from '../../scf/shapes.ts'
import {
  ANCHOR_STATES,
  ANCHOR_STEPS,
  PRODUCT_TYPES,
  RELATION_ROLES,
  RELATION_STATES,
  SEAT_ROLES,
} from '../../scf/states.ts'
import { SCF_FIELD_SAYS as SAYS } from '../../words/scf.ts'

export type { AnchorRow, RelationRow, ScfProductRow, Seat, SeatRow } from '../../scf/shapes.ts'

const own = { service: 'finance' as const, origin: 'own' as const }
const read = { ...own, guard: 'scf.read' as const }
const write = { ...own, guard: 'scf.write' as const }
const decide = { ...own, guard: 'scf.decide' as const }
const party = { ...own, guard: 'scf.own' as const }

const paging = { page: f.page, size: f.size }
const rate = () =>
  z.number().check(z.int(), z.gte(0, SAYS.rateRange), z.lte(360_000, SAYS.rateRange))
const token = z.string().check(z.regex(/^[\w-]{43}$/, SAYS.inviteForm))

const proposal = z.object({
  name: z.string(),
  taxNo: z.string(),
  role: z.enum(RELATION_ROLES),
  months: z.number(),
  first: z.string(),
  last: z.string(),
  totalFen: s.fen(),
  invoices: z.number(),
})
export type ScfProposal = z.infer<typeof proposal>

const invitation = z.object({
  role: z.enum(SEAT_ROLES),
  funderName: z.string(),
  anchorName: z.string(),
  /** Whom it was made for: the number must be that of the company that takes it. */
  name: z.string(),
  taxNo: z.string(),
  expiresAt: z.string(),
  /** The caller's company is who was invited. */
  mine: z.boolean(),
})

export const programme = {
  scfAnchorList: post('/scf/anchor/list', {
    ...read,
    summary: '核心企业：按名称、税号、状态筛选，新的在前，分页；可用 = 总额 − 已用',
    body: z.object({
      keyword: f.optionalText(64),
      state: z.optional(z.enum(ANCHOR_STATES)),
      ...paging,
    }),
    data: f.paged(s.anchorRow),
  }),
  scfAnchorSave: post('/scf/anchor/save', {
    ...write,
    summary: '新建核心企业（草稿），由另一人启用；同一税号同时只有一条有效记录',
    body: z.object({
      name: f.text(100, SAYS.enterName),
      taxNo: f.taxNo,
      limitFen: s.fenTyped(),
      validTo: f.isoDate,
      contractNo: f.text(64, SAYS.enterContract),
    }),
    data: s.anchorRow,
  }),
  scfAnchorStep: post('/scf/anchor/step', {
    ...decide,
    summary: '启用、冻结、解冻核心企业额度：建立者不能启用，冻结者不能解冻',
    body: z.object({
      no: s.anchorNo,
      step: z.enum(ANCHOR_STEPS, SAYS.chooseStep),
      reason: f.reason(200, SAYS.sayWhy),
    }),
    data: s.anchorRow,
  }),
  scfProposals: post('/scf/relation/proposals', {
    ...read,
    summary:
      '由发票推荐链属企业：本公司持有且获授权的企业中与该核心企业有交易者，给出月数、起止与金额；已在链上的不再推荐',
    body: z.object({ anchorNo: s.anchorNo }),
    data: z.array(proposal),
    perMinute: 20,
  }),
  scfRelationList: post('/scf/relation/list', {
    ...read,
    summary: '链属企业：按名称、税号、核心企业、状态筛选，新的在前，分页',
    body: z.object({
      keyword: f.optionalText(64),
      anchorNo: z.optional(s.anchorNo),
      state: z.optional(z.enum(RELATION_STATES)),
      ...paging,
    }),
    data: f.paged(s.relationRow),
  }),
  scfRelationSave: post('/scf/relation/save', {
    ...write,
    summary: '新增链属企业（已邀请状态），随后发送邀请；合作月数由发票得出，没有发票则为空',
    body: z.object({
      anchorNo: s.anchorNo,
      name: f.text(100, SAYS.enterName),
      taxNo: f.taxNo,
      role: z.enum(RELATION_ROLES, SAYS.chooseRole),
      level: z._default(
        z.number().check(z.int(), z.gte(1, SAYS.levelRange), z.lte(9, SAYS.levelRange)),
        1,
      ),
      since: z.optional(f.isoDate),
    }),
    data: s.relationRow,
  }),
  scfRelationDisable: post('/scf/relation/disable', {
    ...write,
    summary: '停用链属企业：其用户不再能看到或申请，已融资的应收账款照常到期',
    body: z.object({ no: s.relationNo, reason: f.reason(200, SAYS.sayWhy) }),
    data: s.relationRow,
  }),
  scfInvite: post('/scf/invite', {
    ...write,
    summary:
      '邀请核心企业或链属企业加入：给出十四天内有效、只可用一次的链接，填写邮箱则同时发送；重新邀请后旧链接作废',
    body: z.object({
      role: z.enum(SEAT_ROLES, SAYS.chooseRole),
      refNo: z.string().check(z.regex(/^(?:HX|LS)\d{16}$/, SAYS.number)),
      email: z.optional(f.email),
    }),
    data: z.object({
      token: said(z.string(), '邀请令牌，只返回这一次'),
      expiresAt: z.string(),
      mailed: z.boolean(),
    }),
    perMinute: 20,
  }),
  scfInvitation: post('/scf/invitation', {
    ...party,
    summary: '打开邀请链接：谁邀请、以何身份加入；仅登录的被邀请企业可以接受',
    body: z.object({ token }),
    data: invitation,
    perMinute: 30,
  }),
  scfAccept: post('/scf/accept', {
    ...party,
    summary: '接受邀请：本公司税号须与被邀请企业一致',
    body: z.object({ token }),
    data: s.seatRow,
    perMinute: 30,
  }),
  scfSeats: post('/scf/seats', {
    ...party,
    summary: '本公司在他人供应链金融项目中的席位：资金方、核心企业、身份',
    body: f.nothing,
    data: z.array(s.seatRow),
  }),
  scfProductList: post('/scf/product/list', {
    ...read,
    summary: '供应链金融产品：利率、计息、期限、融资比例；分页',
    body: z.object({ keyword: f.optionalText(64), ...paging }),
    data: f.paged(s.productRow),
  }),
  scfProductSave: post('/scf/product/save', {
    ...write,
    summary: '新建产品；条款在放款时复制到借据，之后停用产品不影响已有借据',
    body: z.object({
      name: f.text(60, SAYS.enterProduct),
      type: z.enum(PRODUCT_TYPES),
      ratePpm: said(rate(), '年利率，百万分之一，整数（43500 为 4.35%）'),
      penaltyPpm: said(rate(), '逾期部分的年利率，百万分之一，整数'),
      dayCount: z.enum(DAY_COUNTS),
      method: z.enum(REPAYMENT_METHODS),
      rounding: z.enum(ROUNDINGS),
      graceDays: z.number().check(z.int(), z.gte(0, SAYS.graceRange), z.lte(30, SAYS.graceRange)),
      compound: z.boolean(),
      maxTenorDays: z
        .number()
        .check(z.int(), z.gte(1, SAYS.daysRange), z.lte(1826, SAYS.daysRange)),
      advanceBp: said(
        z.number().check(z.int(), z.gte(1, SAYS.advanceRange), z.lte(10_000, SAYS.advanceRange)),
        '融资比例，万分之一，整数（8000 为 80%）',
      ),
    }),
    data: s.productRow,
  }),
  scfProductClose: post('/scf/product/close', {
    ...write,
    summary: '停用产品：不再用于新的应收账款',
    body: z.object({ no: s.productNo, reason: f.reason(200, SAYS.sayWhy) }),
    data: s.productRow,
  }),
}
