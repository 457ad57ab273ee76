import { describe, expect, it } from 'vitest'
import { type Contract, deviceOf, isHeading, missing, signedOf, tickId } from './consent.ts'

const contract = (code: string, ...keys: string[]): Contract => ({
  code,
  title: code,
  version: '1.0',
  hash: `h-${code}`,
  paragraphs: [],
  consents: keys.map((key) => ({ key, text: key })),
})
const both = [contract('TAX', 'READ', 'SENSITIVE'), contract('QUERY', 'READ')]

describe('ticking', () => {
  it('begins with nothing ticked, and the same key in two contracts is two boxes', () => {
    expect(missing(both, new Set())).toEqual(['TAX/READ', 'TAX/SENSITIVE', 'QUERY/READ'])
    expect(missing(both, new Set(['TAX/READ']))).toEqual(['TAX/SENSITIVE', 'QUERY/READ'])
  })

  it('sends version and fingerprint of what was shown, and only the boxes that were ticked', () => {
    const ticks = new Set([tickId(both[0]!, 'READ'), tickId(both[1]!, 'READ'), 'OTHER/READ'])
    expect(signedOf(both, ticks)).toEqual([
      { code: 'TAX', version: '1.0', hash: 'h-TAX', consents: ['READ'] },
      { code: 'QUERY', version: '1.0', hash: 'h-QUERY', consents: ['READ'] },
    ])
  })
})

it('tells headings from paragraphs', () => {
  expect(isHeading('十、文本信息')).toBe(true)
  expect(isHeading('（一）登记信息')).toBe(false)
  expect(isHeading(`一、${'很长的段落'.repeat(5)}`)).toBe(false)
})

it('says of the device what fits', () => {
  expect(deviceOf('x'.repeat(500), 390, 844, 3)).toHaveLength(200)
})
