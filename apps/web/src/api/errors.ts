import type { CODES } from '@xinjian/contract/codes'

/** A refusal by the server, or a request that did not come through (`status` 0). `message` can be shown as it is. */
export class ApiError extends Error {
  readonly status: number
  /** A box or toast has already shown it; pages need not repeat it. */
  told = false
  /** Seconds after which the same may be asked again, where the server says so. */
  readonly retryAfter: number | undefined
  /** Field of the call's body that is to blame, where the server names one. */
  readonly field: string | undefined

  constructor(status: number, message: string, field?: string, retryAfter?: number) {
    // The sentence names the field for whoever reads it raw; beside the field it would only be noise.
    super(field ? message.replace(`（${field}）`, '').replace(` (${field})`, '') : message)
    this.name = 'ApiError'
    this.status = status
    this.field = field
    this.retryAfter = retryAfter
  }
}

export const TRANSPORT = 0

type Status<N extends keyof typeof CODES> = (typeof CODES)[N]['status']

/** Statuses that end the session: message box without cancel, then log out and reload (product spec §8). */
const ENDING: readonly (
  | Status<'SESSION_EXPIRED'>
  | Status<'SESSION_REPLACED'>
  | Status<'ACCOUNT_FROZEN'>
)[] = [6212, 6218, 6220]
export const endsSession = (status: number): boolean => ENDING.some((s) => s === status)

const PROOF_WANTED: Status<'PROOF_WANTED'> = 1014
/** Whether a call was refused because its holder has not shown lately that it is he. */
export const wantsProof = (error: unknown): boolean =>
  error instanceof ApiError && error.status === PROOF_WANTED

export const GALAXY_GONE: Status<'GALAXY_TOKEN'> = 478

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
