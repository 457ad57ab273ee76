import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

describe('canonicalJson', () => {
  it('sorts keys by code unit at every depth and drops undefined', () => {
    expect(canonicalJson({ b: 1, a: { d: null, c: [2, { z: 1, y: undefined }] }, 中: 'x' })).toBe(
      '{"a":{"c":[2,{"z":1}],"d":null},"b":1,"中":"x"}',
    )
  })
  it('reads back as the same value, whatever the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(canonicalJson(JSON.parse(text))).toBe(text)
      }),
    )
  })
  it('writes any text as JSON does: quotes, controls, halves of characters', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          fc.constantFrom('"', '\\', '\n', '\ud800', '\udc00x', '\u2028', '\u007f', '名'),
        ),
        (one) => {
          expect(canonicalJson(one)).toBe(JSON.stringify(one))
          expect(canonicalJson({ [one]: one })).toBe(JSON.stringify({ [one]: one }))
        },
      ),
    )
  })
  it('refuses what JSON cannot say', () => {
    expect(() => canonicalJson({ a: Number.NaN })).toThrow(RangeError)
    expect(() => canonicalJson([() => 1])).toThrow(TypeError)
  })
})
