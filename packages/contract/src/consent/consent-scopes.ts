/** What an enterprise can allow by a contract: the scopes of the texts that are signed, and what is told of one. */

import {
  CONSENT_DATASET_NAMES,
  DATASET_LINES,
  type DataSource,
  type FileSource,
  isCollected,
} from '@xinjian/format/datasets/datasets'
import type { LendingPerson } from '@xinjian/format/lending/records'
import * as z from 'zod/mini'
import { CHANNEL_FIELD_SAYS } from '../words/channel.ts'

/** Scope → its name: those of the consents to collect, and of the consent to query. */
export const CONSENT_SCOPE_NAMES = {
  ENTERPRISE: '企业基本信息',
  ...CONSENT_DATASET_NAMES,
  REPORT: '生成并查询企业信用报告',
  LENDING: CHANNEL_FIELD_SAYS.lendingRecords,
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

/** Kinds of contract: to collect from tax bureaus, from the accounting program, lines of bank accounts; to make and query reports. */
export const CONSENT_CODES = ['ENT_TAX', 'ENT_ERP', 'ENT_BANK', 'ENT_QUERY'] as const
export type ConsentCode = (typeof CONSENT_CODES)[number]

/** What a person signs for him- or herself, by what the person is to the enterprise: that lenders' records of the person are asked for. */
export const PERSON_CONSENT_CODES = ['PER_LEGAL_REP', 'PER_SPOUSE', 'PER_CONTROLLER'] as const
export type PersonConsentCode = (typeof PERSON_CONSENT_CODES)[number]

export const personConsentOf = (role: LendingPerson): PersonConsentCode => `PER_${role}`

/** Every kind of contract of the ledger. */
export const CONTRACT_CODES = [...CONSENT_CODES, ...PERSON_CONSENT_CODES] as const
export type ContractCode = (typeof CONTRACT_CODES)[number]

/** The contract that what a source tells is collected under. */
export const consentOfSource = (source: DataSource): ConsentCode =>
  isCollected(source) ? 'ENT_TAX' : OF_BOOKS[source]

const OF_BOOKS: Readonly<Record<FileSource, ConsentCode>> = {
  LEDGER: 'ENT_ERP',
  BANK: 'ENT_BANK',
}

/** The contract that speaks of a scope. */
export const consentOfScope = (scope: ConsentScope): ConsentCode =>
  scope === 'REPORT' || scope === 'LENDING'
    ? 'ENT_QUERY'
    : scope === 'ENTERPRISE'
      ? 'ENT_TAX'
      : consentOfSource(DATASET_LINES[scope].source)

/** The states of the consents of a task. */
export const consentStates = z.object({
  /** To collect from tax bureaus. */
  ENT_TAX: z.enum(CONSENT_STATES),
  /** To make and query reports of what was collected. */
  ENT_QUERY: z.enum(CONSENT_STATES),
  /** To read the accounting program, and lines of bank accounts; of a task that asks for them. */
  ENT_ERP: z.optional(z.enum(CONSENT_STATES)),
  ENT_BANK: z.optional(z.enum(CONSENT_STATES)),
})
export type ConsentStates = z.infer<typeof consentStates>
