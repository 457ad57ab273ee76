import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ALPHABET } from './letters.ts'
import { drawGrey, drawPicture, HEIGHT, systemRandom, WIDTH } from './picture.ts'

const dark = (grey: Uint8Array) => grey.map((g) => (g < 140 ? 1 : 0))

describe('the picture of a captcha', () => {
  it('is a PNG whose rows are as many as it says', () => {
    const png = drawPicture('2A3C4')
    const at = png.indexOf('IDAT')
    const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
    expect(rows).toHaveLength((WIDTH + 1) * HEIGHT)
  })

  it('draws every sign of the alphabet, with more ink than its lines and dust alone', () => {
    const ink = (text: string) =>
      dark(drawGrey(text, systemRandom())).reduce((sum, pixel) => sum + pixel, 0)
    const bare = ink('')
    for (const sign of ALPHABET) expect(ink(sign.repeat(5)), sign).toBeGreaterThan(bare + 500)
  })

  it('is never the same: of one text not half of the ink falls on the ink of another picture', () => {
    const [one, two] = [
      dark(drawGrey('KEXA9', systemRandom())),
      dark(drawGrey('KEXA9', systemRandom())),
    ]
    const both = one.filter((pixel, i) => pixel && two[i]).length
    expect(both).toBeLessThan(one.filter(Boolean).length / 2)
  })

  it('has signs of each pair that people confuse only one', () => {
    for (const pair of ['0O', '1I', '1L', '5S', '2Z', '8B', '6G', 'UV'])
      expect([...pair].filter((sign) => ALPHABET.includes(sign)).length).toBeLessThan(2)
  })
})
