import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanIdNo, cleanMobile, groupMobile, isIdNo, isMobile } from './person.ts'

describe('ID numbers', () => {
  it.each([
    ['440399198311145538', true],
    ['11010519491231002X', true],
    ['11010519491231002x', true],
    ['440399198311145539', false],
    ['440399198313145538', false],
    ['440399198302305538', false],
    ['44039919831114553', false],
    ['', false],
  ])('%s: %s', (text, valid) => {
    expect(isIdNo(text)).toBe(valid)
  })

  it('notices any single wrong digit', () => {
    const good = '440399198311145538'
    fc.assert(
      fc.property(fc.nat(16), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const digit = (Number(good[place]) + more) % 10
        expect(isIdNo(good.slice(0, place) + digit + good.slice(place + 1))).toBe(false)
      }),
    )
  })
})

describe('typing', () => {
  it('is forgiven its spaces, dashes and country code', () => {
    expect(cleanMobile('+86 138-0013-8000')).toBe('13800138000')
    expect(cleanMobile('86')).toBe('86')
    expect(cleanIdNo(' 1101 0519491231002x ')).toBe('11010519491231002X')
    expect(isMobile('12800138000')).toBe(false)
  })
  it('groups a mobile number as it grows', () => {
    expect(['1', '138', '1380', '13800138', '13800138000'].map(groupMobile)).toEqual([
      '1',
      '138',
      '138 0',
      '138 0013 8',
      '138 0013 8000',
    ])
  })
})
