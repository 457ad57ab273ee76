/**
 * Tickets: what a partner's system knows of a person whom it leads to us (which firm, by which marker, where back to), sealed by the key
 * that its channel gave it. How one is made stands in the docs of the API.
 */
import { createDecipheriv } from 'node:crypto'
import * as f from '@xinjian/contract/fields'
import * as z from 'zod/mini'

export const TICKET_KEY_BYTES = 32
/** How far ahead the end of a ticket may lie, seconds. */
export const TICKET_SECONDS = 900

const NONCE = 12
const TAG = 16

const payload = z.object({
  /** Its number at the partner: taken once. */
  id: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  /** When it ends, seconds since 1970. */
  exp: z.number().check(z.int()),
  taxNo: z.optional(f.taxNo),
  source: z.optional(f.text(40)),
  returnTo: z.optional(f.text(500)),
})
type Ticket = z.infer<typeof payload>

/** Where it may be opened, authenticated with it: a ticket of one door opens no other. */
export const ticketAt = (call: string, channel: string, source = ''): string =>
  [call, channel, source].filter(Boolean).join('\n')

/** Of base64url of nonce, AES-256-GCM ciphertext and tag. Null = not sealed by this key for this place, or of another form. */
export function openTicket(key: Uint8Array, at: string, text: string): Ticket | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length <= NONCE + TAG) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
      .setAAD(Buffer.from(at))
      .setAuthTag(bytes.subarray(-TAG))
    const plain = Buffer.concat([
      decipher.update(bytes.subarray(NONCE, -TAG)),
      decipher.final(),
    ]).toString('utf8')
    return payload.safeParse(JSON.parse(plain)).data ?? null
  } catch {
    return null
  }
}
