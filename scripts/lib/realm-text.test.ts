import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeUtf8, encodeUtf8 } from './realm-text.ts'

const native = { encoder: new TextEncoder(), decoder: new TextDecoder() }

describe('UTF-8 of a bare realm', () => {
  it('encodes any string as the platform does, lone surrogates included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(encodeUtf8(text)).toEqual(native.encoder.encode(text))
      }),
    )
    expect(encodeUtf8('发票𠮷\ud800')).toEqual(native.encoder.encode('发票𠮷\ud800'))
  })
  it('decodes any bytes as the platform does, malformed ones included', () => {
    const byte = fc.oneof(
      fc.integer({ min: 0, max: 255 }),
      fc.constantFrom(0xc0, 0xc2, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5, 0x80, 0xbf, 0x9f, 0xa0, 0x90),
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 12 }), fc.array(byte), (some, more) => {
        for (const bytes of [some, new Uint8Array(more)])
          expect(decodeUtf8(bytes)).toBe(native.decoder.decode(bytes))
      }),
      { numRuns: 3000 },
    )
  })
})
