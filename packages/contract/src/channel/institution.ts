/**
 * Institutions that enterprises may choose by themselves: a company asks to be listed, an operator agrees to exactly what is shown, either
 * ends it (docs/decisions/0210).
 */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { CHANNEL_FIELD_SAYS } from '../words/channel.ts'
import { channelCode } from './provider.ts'

const own = { service: 'channel', origin: 'own' as const }

/** ASKED: an operator has not said yet; REFUSED, ENDED: not shown. */
export const INSTITUTION_STATES = ['ASKED', 'LISTED', 'REFUSED', 'ENDED'] as const
export type InstitutionState = (typeof INSTITUTION_STATES)[number]

/** What an operator may say of a listing, and what becomes of it. */
export const INSTITUTION_DECISIONS = ['LISTED', 'REFUSED', 'ENDED'] as const

const listing = z.object({
  /** Channel that what is given comes by. */
  channel: z.string(),
  purpose: z.string(),
  state: z.enum(INSTITUTION_STATES),
  askedBy: z.string(),
  askedAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** What the operator said. */
  reason: z.nullable(z.string()),
  version: z.number(),
})
export type InstitutionListing = z.infer<typeof listing>

const operated = z.object({
  ...listing.shape,
  companyId: z.number(),
  name: z.string(),
  /** Address of the picture as it is now; null = none, or the channel is no more. */
  logo: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
})
export type OperateInstitution = z.infer<typeof operated>

const version = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))

export const institution = {
  institutionShow: post('/channelProvider/institution', {
    ...own,
    guard: 'channel.read',
    summary: '本公司是否接受企业直接授权：登记的渠道、用途与平台的审核结果；从未申请为空',
    body: f.nothing,
    data: z.nullable(listing),
  }),
  institutionAsk: post('/channelProvider/institution/ask', {
    ...own,
    guard: 'channel.write',
    summary: '申请列入企业可自行选择的机构（须由平台运营审核后才展示；修改用途须重新审核）',
    body: z.object({
      code: channelCode,
      purpose: f.reason(60, CHANNEL_FIELD_SAYS.enterPurposeListed),
    }),
    data: listing,
  }),
  institutionEnd: post('/channelProvider/institution/end', {
    ...own,
    guard: 'channel.write',
    summary: '不再接受企业直接授权，立即生效；已签署的授权不受影响',
    body: f.nothing,
    data: listing,
  }),
  operateInstitutions: post('/operate/institutions', {
    ...own,
    guard: 'system.operate',
    summary: '运营：申请列入或已列入企业可选机构的公司，待审核的在前',
    body: f.nothing,
    data: z.array(operated),
  }),
  operateInstitutionDecide: post('/operate/institutions/decide', {
    ...own,
    guard: 'system.operate',
    summary:
      '运营：同意列入、不同意或移出（须填写原因，记入双方的审计日志）；version 为所看到的版本，其后有变动时不生效',
    body: z.object({
      companyId: f.id,
      version,
      decision: z.enum(INSTITUTION_DECISIONS),
      reason: f.reason(200),
    }),
    data: operated,
  }),
}
