/**
 * Who comes by no institution's link chooses who may see the data: one or several, each with a consent of its own, signed in one act
 * (docs/decisions/0210).
 */

import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'
import { MOST_INSTITUTIONS } from './direct-channel.ts'
import { COLLECT_STATES } from './states.ts'
import { collectTask } from './task.ts'

const ofTask = { service: 'tax-collection', origin: 'spec' as const, guard: 'task' as const }

const code = f.text(40, COLLECT_FIELD_SAYS.chooseInstitution)

const shown = {
  /** Names it in the other calls. */
  code: z.string(),
  name: z.string(),
  /** Address of its picture; null = none. */
  logo: z.nullable(z.string()),
  purpose: z.string(),
}
const offered = z.object({
  ...shown,
  /** Days that a consent to it holds from its signing. */
  days: z.number(),
})
export type OfferedInstitution = z.infer<typeof offered>

const chosen = z.object({
  ...shown,
  days: z.number(),
  /** Its own collection of this visit; null = nothing was signed yet. */
  given: z.nullable(
    z.object({
      finTaskId: z.string(),
      state: z.enum(COLLECT_STATES),
      /** Of the consent that its collection rests on. */
      contractNo: z.string(),
      consent: z.enum(['EFFECTIVE', 'EXPIRED', 'REVOKED', 'SUPERSEDED']),
      validTo: z.string(),
    }),
  ),
})
export type ChosenInstitution = z.infer<typeof chosen>

export const institutions = {
  queryInstitution: post('/tax/taxweb/query/institution', {
    ...ofTask,
    summary:
      '可由企业自行选择的机构：名称、标志、用途与授权天数，按名称查找（仅限未经机构链接而来的办理）',
    body: z.object({
      keyword: f.optionalText(60),
      /** `next` of the page before. */
      after: f.optionalText(40),
      size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
    }),
    data: z.object({
      rows: z.array(offered),
      /** What the next page begins behind; null = this is the last. */
      next: z.nullable(z.string()),
    }),
    perMinute: 60,
  }),
  authorizeWithToken: post('/tax/taxweb/authorizeWithToken', {
    ...ofTask,
    summary: `选定接收数据的机构（1—${MOST_INSTITUTIONS}家，可在签署前改选）：每家各有一份授权书，由同一签署人一次签署（agreement/sign）`,
    body: z.object({
      institutions: z
        .array(code)
        .check(
          z.minLength(1, COLLECT_FIELD_SAYS.chooseInstitution),
          z.maxLength(
            MOST_INSTITUTIONS,
            COLLECT_FIELD_SAYS.mostInstitutions({ n: MOST_INSTITUTIONS }),
          ),
        ),
    }),
    data: z.object({ task: collectTask, institutions: z.array(chosen) }),
    perMinute: 20,
  }),
  getInstitutionsWithToken: post('/tax/taxweb/getInstitutionsWithToken', {
    ...ofTask,
    summary: '本次办理选定的机构，及各自的采集状态与授权状态；经机构链接而来的为空',
    body: f.nothing,
    data: z.array(chosen),
    perMinute: 60,
  }),
}
