/** A message that a receiver really got, held against what the documents say of its event. */
import { CHANNEL_MESSAGES } from '@xinjian/contract/channel/messages'
import { expect } from 'vitest'

/** Names of the fields, through all depths; of what is null on either side nothing is asked. */
function compare(got: unknown, documented: unknown, at: string): void {
  if (got === null || documented === null || typeof got !== 'object') return
  if (Array.isArray(got)) return
  expect(Object.keys(got).sort(), at).toEqual(Object.keys(documented as object).sort())
  for (const [key, value] of Object.entries(got))
    compare(value, (documented as Record<string, unknown>)[key], `${at}.${key}`)
}

export function expectDocumented(body: { event: string }): void {
  const entry = Object.entries(CHANNEL_MESSAGES).find(([event]) => event === body.event)
  expect(entry, `${body.event} is documented`).toBeDefined()
  const [event, { body: schema, sample }] = entry!
  expect(schema.safeParse(body), event).toMatchObject({ success: true })
  compare(body, sample, event)
}
