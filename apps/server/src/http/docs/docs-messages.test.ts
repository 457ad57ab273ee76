import { CHANNEL_MESSAGES } from '@xinjian/contract/channel/messages'
import { expect, it } from 'vitest'
import { messagesSection } from './docs-messages.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

it('every message to a channel is documented, with the headers that sign it', () => {
  const { webhooks } = openApi() as {
    webhooks: Record<string, { post: { parameters: { name: string }[]; requestBody: object } }>
  }
  const page = messagesSection()
  expect(docsPage()).toContain(page)
  expect(Object.keys(webhooks)).toEqual(Object.keys(CHANNEL_MESSAGES))
  for (const [event, { post }] of Object.entries(webhooks)) {
    expect(page).toContain(`<code>${event}</code>`)
    expect(post.parameters.map(({ name }) => name)).toContain('X-Xinjian-Signature')
    expect(JSON.stringify(post.requestBody)).toContain(`"const":"${event}"`)
  }
  expect(page).not.toContain('$schema')
  for (const [event, { body, sample }] of Object.entries(CHANNEL_MESSAGES)) {
    expect(sample).toMatchObject({ event })
    expect(body.safeParse(sample).data, event).toEqual(sample)
    expect(page).toContain(JSON.stringify(sample, null, 1))
  }
})
