import { CODES, type CodeName } from '@xinjian/contract'
import type { Ctx, SessionCtx } from './context.ts'
import { HTTP_SAYS } from './words.ts'

/** A refusal from the catalogue, optionally with a more exact Chinese message. Anything else thrown is a fault of ours. */
export class Refusal extends Error {
  readonly code: CodeName
  /** Field of the body that is to blame, where it is one: a form shows the message there. */
  readonly field: string | undefined
  /** Seconds after which the same may be asked again, where waiting helps: the header Retry-After. */
  readonly retryAfter: number | undefined

  constructor(code: CodeName, message?: string, field?: string, retryAfter?: number) {
    super(message ?? CODES[code].msg)
    this.code = code
    this.field = field
    this.retryAfter = retryAfter
  }
}

/** For `.catch`: what stands in the place of what was refused; anything else is thrown on. */
export const refusedAs =
  <T>(instead: (refusal: Refusal) => T) =>
  (error: unknown): T => {
    if (error instanceof Refusal) return instead(error)
    throw error
  }

/** A key that sees what it made itself cannot know that there is more: whoever reads the answer is told which scope it lacks. */
export function toldToKey(refusal: Refusal, asked: Ctx | null): Refusal {
  const session = asked && (asked as Partial<SessionCtx>).session
  const bounded = session?.kind === 'API' && !session.permissions.has('report.readAll')
  if (refusal.code !== 'ENTERPRISE_UNKNOWN' || !bounded) return refusal
  return new Refusal('ENTERPRISE_UNKNOWN', HTTP_SAYS.enterpriseNotFoundApi, refusal.field)
}
