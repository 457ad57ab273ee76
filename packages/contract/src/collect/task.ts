/** The task as the phone sees it, and what can be wrong with it. */

import { DATASETS } from '@xinjian/format/datasets/datasets'
import * as z from 'zod/mini'
import { consentStates } from '../consent/consent-scopes.ts'
import { sentence } from '../said.ts'
import { ITEM_STATES } from './availability.ts'
import { COLLECT_KINDS, COLLECT_STATES } from './states.ts'

/** A named failure (domain §5.5): our words, the bureau's own beside them, and what to do next. */
const failure = z.object({
  code: z.string().check(z.regex(/^TE-\d\d$/)),
  message: sentence('未完成或缺失的原因'),
  bureauMessage: z.nullable(z.string()),
  next: z.enum([
    'EDIT',
    'WAIT',
    'RESEND',
    'SCAN',
    'REFRESH',
    'ROLE',
    'AREA',
    'TAX_STATUS',
    'LOGIN',
    'AGREEMENT',
    'OPEN_PASSWORD',
    'RESET_PASSWORD',
    'RETRY',
    'LEAVE',
    'END',
  ]),
  attemptsLeft: z.nullable(z.number()),
  retryAt: z.nullable(z.string()),
})
export type CollectFailure = z.infer<typeof failure>

/** The task as the phone sees it: the answer of every call that may move it. */
export const collectTask = z.object({
  finTaskId: z.string(),
  taskId: z.string(),
  kind: z.enum(COLLECT_KINDS),
  state: z.enum(COLLECT_STATES),
  /** Page of the state, with nothing secret in it. */
  path: z.string(),
  /** `name` is empty where a link names a firm that the register does not know. */
  enterprise: z.nullable(z.object({ name: z.string(), taxNo: z.string() })),
  /** The link was made for this enterprise and serves no other. */
  bound: z.boolean(),
  signer: z.nullable(z.object({ name: z.string(), mobile: z.string(), role: z.string() })),
  /** Where it is logged in: a tax bureau, or an accounting program. */
  area: z.nullable(z.object({ code: z.string(), name: z.string() })),
  /** Masked number the bureau sent its code to. */
  smsTo: z.nullable(z.string()),
  /** Firms or roles to choose from in state ROLE. */
  choices: z.array(z.object({ id: z.string(), label: z.string() })),
  /** 0…100, never backwards. */
  progress: z.number(),
  current: z.nullable(sentence()),
  datasets: z.array(
    z.object({
      dataset: z.enum(DATASETS),
      name: z.string(),
      mandatory: z.boolean(),
      state: z.enum(ITEM_STATES),
      rows: z.number(),
    }),
  ),
  /** What the partner's door asks next of the signer, before the platform's own code; null = nothing, or not yet. */
  asked: z.nullable(
    z.object({
      step: z.enum(['JDY_SMS', 'RYC_SMS', 'BANK_CARD']),
      /** Only the mobile that the signer gave will do. */
      ownMobile: z.boolean(),
      /** The code was right: what is missing is the partner's word. */
      checked: z.boolean(),
    }),
  ),
  /** The card that passed for a partner's door; `bank` null = its number does not tell which. null = none was asked for yet. */
  card: z.nullable(z.object({ bank: z.nullable(z.string()), last4: z.string() })),
  /** Until then no code of the signer is judged; null = it is. */
  lockedUntil: z.nullable(z.string()),
  failure: z.nullable(failure),
  /** What the enterprise says today; both NONE until it signed. */
  consents: consentStates,
  /** Result of the spec: 1 success, 2 failure, null while open. */
  result: z.nullable(z.union([z.literal(1), z.literal(2)])),
  version: z.number(),
})
export type CollectTask = z.infer<typeof collectTask>
