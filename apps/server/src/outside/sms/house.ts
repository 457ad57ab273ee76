/** The plain protocol: one JSON call with a bearer key, spoken by the sandbox and by a gateway of the house. */
import type { Sms } from './message.ts'
import { type SmsOutcome, unanswered } from './outcome.ts'

const DEADLINE_MS = 8_000

export async function sendByHouse(url: string, key: string, sms: Sms): Promise<SmsOutcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify(sms),
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    if (response.ok) return 'SENT'
    const { status } = response
    return { again: status >= 500 || status === 429, reason: `短信网关应答 ${status}` }
  } catch (error) {
    return unanswered(error)
  }
}
