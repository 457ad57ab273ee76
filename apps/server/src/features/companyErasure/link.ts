/** The link to a certificate: whoever has it needs no account, for there is none any more. Signed, and over after its days. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { ERASURE_LINK_DAYS } from '@xinjian/contract/nouns/account/companyErasure'
import type { Secret } from '../../security/secret.ts'

const DAY_S = 24 * 3_600

export interface LinkParts {
  companyId: number
  no: string
  /** Seconds since 1970. */
  ends: string
}

export function createErasureLinks(secret: Secret, publicUrl: string) {
  const key = secret.derive('erasure-link', 32)
  const markOf = ({ companyId, no, ends }: LinkParts): Buffer =>
    createHmac('sha256', key).update(`${companyId}/${no}/${ends}`).digest()
  return {
    /** From when it was done on: the same link, whenever it is sent. */
    linkOf(companyId: number, no: string, finished: Date): { link: string; until: Date } {
      const ends = String(Math.floor(+finished / 1000) + ERASURE_LINK_DAYS * DAY_S)
      const mark = markOf({ companyId, no, ends }).toString('base64url')
      const query = new URLSearchParams({ companyId: String(companyId), no, ends, mark })
      return {
        link: `${publicUrl}/api/erasure/certificate?${query}`,
        until: new Date(Number(ends) * 1000),
      }
    },
    holds(parts: LinkParts, mark: string): boolean {
      const said = Buffer.from(mark, 'base64url')
      const right = markOf(parts)
      return (
        said.length === right.length &&
        timingSafeEqual(said, right) &&
        Number(parts.ends) * 1000 > Date.now()
      )
    },
  }
}

export type ErasureLinks = ReturnType<typeof createErasureLinks>
