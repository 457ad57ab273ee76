import { CODES, type CodeName } from '@xinjian/contract'

/** A refusal from the catalogue, optionally with a more exact Chinese message. Anything else thrown is a fault of ours. */
export class Refusal extends Error {
  readonly code: CodeName

  constructor(code: CodeName, message?: string) {
    super(message ?? CODES[code].msg)
    this.code = code
  }
}
