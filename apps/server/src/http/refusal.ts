import { CODES, type CodeName } from '@xinjian/contract'

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
