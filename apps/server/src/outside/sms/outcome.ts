/** What came of handing a message to a gateway. */
export interface NotSent {
  /** Whether another try may go better, and sends nothing twice. */
  again: boolean
  /** For the row of the message: a code or a few words, nobody's number. */
  reason: string
}
export type SmsOutcome = 'SENT' | NotSent

/** Before a connection there is nothing that could have been taken. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Of a request without an answer: one that never arrived may go again, one that may have been taken must not. */
export function unanswered(error: unknown): NotSent {
  const code = (error as { cause?: { code?: string } }).cause?.code ?? ''
  return UNREACHED.has(code)
    ? { again: true, reason: '短信网关无法连接' }
    : { again: false, reason: '短信网关未在时限内答复，未确认是否送达' }
}
