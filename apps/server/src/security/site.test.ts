import { expect, test } from 'vitest'
import { siteOrigin } from './site.ts'

test.each([
  ['https://partner.example', 'https://partner.example'],
  [' https://Partner.Example/ ', 'https://partner.example'],
  ['https://partner.example:443', 'https://partner.example'],
  ['https://partner.example:8443', 'https://partner.example:8443'],
  ['https://伙伴.example', 'https://xn--6mq3j.example'],
])('%s is the site %s', (text, origin) => {
  expect(siteOrigin(text)?.replace(/xn--[a-z0-9]+/, 'xn--')).toBe(
    origin.replace(/xn--[a-z0-9]+/, 'xn--'),
  )
})

test.each([
  'http://partner.example',
  'partner.example',
  'https://*.partner.example',
  'https://*',
  'https://partner.example/path',
  'https://partner.example?x=1',
  'https://user@partner.example',
  'https://10.0.0.1',
  'https://[::1]',
  'https://localhost',
  "https://partner.example; script-src 'unsafe-inline'",
  'https://partner.example https://other.example',
  'data:text/html,x',
  '',
])('%s is no site', (text) => {
  expect(siteOrigin(text)).toBeNull()
})
