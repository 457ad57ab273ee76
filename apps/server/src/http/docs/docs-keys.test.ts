import { endpoints } from '@xinjian/contract'
import { API_SCOPES, isByKey } from '@xinjian/contract/channel/api-scopes'
import { expect, it } from 'vitest'
import { keysSection } from './docs-keys.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

it('the docs tell systems of every scope and of every call that a key may make', () => {
  const text = keysSection()
  expect(docsPage()).toContain(text)
  for (const scope of API_SCOPES) expect(text).toContain(`<code>${scope}</code>`)
  for (const { endpoint } of endpoints)
    expect(text.includes(`<code>/api${endpoint.path}</code>`), endpoint.path).toBe(
      isByKey(endpoint),
    )
})

it('OpenAPI says of each guarded call whether a key may make it', () => {
  const { paths } = openApi() as { paths: Record<string, Record<string, Record<string, unknown>>> }
  expect(paths['/api/enterprise/list']?.post?.['x-api-key']).toBe(true)
  expect(paths['/api/channelProvider/list']?.post?.['x-api-key']).toBe(false)
  expect(paths['/api/captcha']?.get).not.toHaveProperty('x-api-key')
})
