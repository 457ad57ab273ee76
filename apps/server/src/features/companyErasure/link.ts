/** The link to a certificate: whoever has it needs no account, for there is none any more. Signed, and over after its days. */
import { ERASURE_LINK_DAYS } from '@xinjian/contract/nouns/account/companyErasure'
import type { Secret } from '../../security/secret.ts'
import { createSigner } from '../../security/signer.ts'

const DAY_S = 24 * 3_600

export interface LinkParts {
  companyId: number
  no: string
  /** Seconds since 1970. */
  ends: string
}

export function createErasureLinks(secret: Secret, publicUrl: string) {
  const signer = createSigner(secret, 'erasure-link')
  const bodyOf = ({ companyId, no, ends }: LinkParts): string => `${companyId}/${no}/${ends}`
  return {
    /** From when it was done on: the same link, whenever it is sent. */
    linkOf(companyId: number, no: string, finished: Date): { link: string; until: Date } {
      const ends = String(Math.floor(+finished / 1000) + ERASURE_LINK_DAYS * DAY_S)
      const mark = signer.sign(bodyOf({ companyId, no, ends }))
      const query = new URLSearchParams({ companyId: String(companyId), no, ends, mark })
      return {
        link: `${publicUrl}/api/erasure/certificate?${query}`,
        until: new Date(Number(ends) * 1000),
      }
    },
    holds: (parts: LinkParts, mark: string): boolean =>
      signer.matches(bodyOf(parts), mark) && Number(parts.ends) * 1000 > Date.now(),
  }
}

export type ErasureLinks = ReturnType<typeof createErasureLinks>
