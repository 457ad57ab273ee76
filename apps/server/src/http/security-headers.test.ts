import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { framedBy, securityHeaders } from './security-headers.ts'

const headers = await securityHeaders(readConfig({}))
const policyOf = (given: Readonly<Record<string, string>>) =>
  (given['content-security-policy'] ?? '').split(';').map((directive) => directive.trim())

test('nobody frames an answer', () => {
  expect(policyOf(headers)).toContain("frame-ancestors 'none'")
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(framedBy(headers, [])).toEqual(headers)
})

test('a page of a channel is framed by its sites alone, and all else of the policy stays', () => {
  const framed = framedBy(headers, ['https://a.example', 'https://b.example:8443'])
  expect(policyOf(framed)).toContain('frame-ancestors https://a.example https://b.example:8443')
  expect(framed).not.toHaveProperty('x-frame-options')
  const rest = (given: Readonly<Record<string, string>>) =>
    policyOf(given).filter((directive) => !directive.startsWith('frame-ancestors'))
  expect(rest(framed)).toEqual(rest(headers))
})
