import type { ParseError } from '../invoice.ts'

/** Parent → child. */
export interface DrawRequest {
  path: string
  page: number
  turned: number
}

/** Child → parent. */
export type DrawReply = { picture: Uint8Array } | { error: ParseError }
