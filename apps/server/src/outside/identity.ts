/**
 * Who confirms a person beside the registry: a partner, of an account or of name, ID number and mobile, and the network of the banks, of a
 * card. The sandbox's, or a service by URL and key with the same two answers. What was asked is kept nowhere and logged nowhere.
 */
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import { Refusal } from '../http/refusal.ts'
import { OUTSIDE_SAYS } from './words.ts'

/** Why a partner does not confirm. */
export const PARTNER_REASONS = ['NO_ACCOUNT', 'FROZEN', 'OTHER_FIRM', 'NO_MATCH'] as const
/** Why the banks do not. */
export const CARD_REASONS = [
  'NO_MATCH',
  'MOBILE_DIFFERS',
  'CARD_LOST',
  'CARD_CLOSED',
  'NOT_SUPPORTED',
  'TOO_OFTEN',
] as const
export type PartnerReason = (typeof PARTNER_REASONS)[number]
export type CardReason = (typeof CARD_REASONS)[number]

interface Person {
  name: string
  idNo: string
  mobile: string
}

export interface IdentityChecks {
  /** null = confirmed. Throws UNAVAILABLE without an answer that can be read. */
  partner(code: string, who: Person & { taxNo: string }): Promise<PartnerReason | null>
  bankCard(who: Person & { cardNo: string }): Promise<CardReason | null>
}

const DEADLINE_MS = 10_000

type Settings = Pick<
  Config,
  'sandbox' | 'sandboxUrl' | 'sandboxKey' | 'identityUrl' | 'identityKey'
>

export function createIdentityChecks(config: Settings): IdentityChecks {
  const { sandbox, sandboxUrl, sandboxKey, identityUrl, identityKey } = config
  const at = identityUrl
    ? { url: identityUrl, key: identityKey ?? '' }
    : sandbox
      ? { url: `${sandboxUrl}/identity`, key: sandboxKey }
      : null

  async function ask<R extends string>(path: string, body: object, reasons: readonly R[]) {
    if (!at) throw new Refusal('UNAVAILABLE', OUTSIDE_SAYS.identityNotSetUp)
    const answer = z.object({
      result: z.enum(['CONFIRMED', 'REFUSED']),
      reason: z.optional(z.enum(reasons as unknown as readonly [R, ...R[]])),
    })
    try {
      const response = await fetch(`${at.url}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${at.key}` },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINE_MS),
      })
      if (!response.ok) throw new Error(`identity: ${response.status}`)
      const { result, reason } = z.parse(answer, await response.json())
      if (result === 'CONFIRMED') return null
      if (reason === undefined) throw new Error('identity: refused without a reason')
      return reason as R
    } catch {
      // Its cause may carry what was sent.
      throw new Refusal('UNAVAILABLE', OUTSIDE_SAYS.identityDoesNotAnswer)
    }
  }

  return {
    partner: (code, who) => ask(`/partners/${code.toLowerCase()}`, who, PARTNER_REASONS),
    bankCard: (who) => ask('/bankcard4', who, CARD_REASONS),
  }
}
