/**
 * The registry looked up by anybody (product spec: `/kderp/galaxy`), with a token of its own: whoever reads a picture gets one. Nothing is told
 * but what the registry shows to everybody, and so much at a time that nobody carries it away.
 */
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { firmWords, freeFirm, SEARCH_STATES } from '../../report/justice.ts'
import { ACCOUNT_FIELD_SAYS } from '../../words/account.ts'

/** Look-ups that a token is good for, and hours that it lives. */
export const GALAXY_USES = 50
export const GALAXY_HOURS = 8

const own = { service: 'galaxy', origin: 'own' as const, guard: 'public' as const }

const firm = z.object(freeFirm)
export type GalaxyFirm = z.infer<typeof firm>

export const galaxy = {
  galaxyEnter: post('/galaxy/token', {
    ...own,
    summary: '工商查询：填写图形验证码换取查询令牌（8小时内有效，限50次查询）',
    body: z.object({
      code: f.text(16, ACCOUNT_FIELD_SAYS.enterImageCode),
      randomStr: z.string().check(z.maxLength(64)),
      work: z.optional(z.string().check(z.maxLength(20))),
    }),
    data: z.object({ token: z.string(), expiresAt: z.string() }),
    perMinute: 6,
    perHour: 30,
  }),
  galaxyFind: post('/galaxy/search', {
    ...own,
    summary:
      '工商查询：按企业名称、曾用名或统一社会信用代码查找企业（Authorization 携带查询令牌）；令牌失效返回478',
    body: z.object({ keyword: firmWords }),
    data: z.object({
      state: z.enum(SEARCH_STATES),
      rows: z.array(firm),
      /** Look-ups that the token is still good for. */
      left: z.number(),
    }),
    perMinute: 20,
    perHour: 200,
  }),
  galaxyRecords: post('/galaxy/record', {
    ...own,
    summary: '工商查询记录：本令牌查过什么、何时、查到几家，最近的在前，分页',
    body: z.object({ page: f.page, size: f.size }),
    data: f.paged(
      z.object({
        id: z.number(),
        at: z.string(),
        keyword: z.string(),
        state: z.enum(SEARCH_STATES),
        found: z.number(),
      }),
    ),
    perMinute: 60,
  }),
}
