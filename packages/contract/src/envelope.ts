/**
 * The wire envelope: every JSON answer is `{status, code, msg, data}`; `code` is copied to `status`; 200 is success.
 * A business refusal is HTTP 200 with another status; malformed, unauthenticated, unknown, too large, too many, broken
 * and unavailable also carry the HTTP status of the same name.
 */
export interface Envelope<T> {
  status: number
  code: number
  msg: string
  data: T | null
  /** Of a refusal that one field of the body is to blame for: its name. */
  field?: string
}

export const OK = 200

/** Shown when a server answer carries no message (product spec §8). */
export const FALLBACK_MESSAGE = '系统数据异常，请稍后重试或联系客服!'
