/** What an enterprise can allow by a contract: the scopes of the two texts that are signed, and what is told of one. */

import { COLLECTED_DATASET_NAMES } from '@xinjian/format/datasets/datasets'
import * as z from 'zod/mini'
import { CHANNEL_FIELD_SAYS } from '../words/channel.ts'

/** Scope → its name: those of the consent to collect, and of the consent to query. */
export const CONSENT_SCOPE_NAMES = {
  ENTERPRISE: '企业基本信息',
  ...COLLECTED_DATASET_NAMES,
  REPORT: '生成并查询企业信用报告',
} as const

export type ConsentScope = keyof typeof CONSENT_SCOPE_NAMES

export const CONSENT_SCOPES = Object.keys(CONSENT_SCOPE_NAMES) as [ConsentScope, ...ConsentScope[]]

/** What an enterprise says today: NONE = nothing was ever signed. */
export const CONSENT_STATES = ['NONE', 'EFFECTIVE', 'EXPIRED', 'REVOKED'] as const
export type ConsentState = (typeof CONSENT_STATES)[number]

/** A longer name than any scope is not repeated whole in the refusal. */
const REPEATED = 40

export const consentScope = z.enum(CONSENT_SCOPES, {
  error: ({ input }) =>
    CHANNEL_FIELD_SAYS.scopeUnknown({
      name: String(input).slice(0, REPEATED),
      scopes: CONSENT_SCOPES,
    }),
})

/** The states of both consents. */
export const consentStates = z.object({
  /** To collect. */
  ENT_TAX: z.enum(CONSENT_STATES),
  /** To make and query reports of what was collected. */
  ENT_QUERY: z.enum(CONSENT_STATES),
})
export type ConsentStates = z.infer<typeof consentStates>
