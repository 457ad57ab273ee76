import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIdNo } from './id-no.ts'

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
