import { describe, expect, it } from 'vitest'
import { DIGITAL, digitalFace } from '../../test-support/face.ts'
import { toPdf } from '../../test-support/pdf.ts'
import { parseFile } from '../parse-document.ts'
import { mendPictureBits } from './picture-bits.ts'

const mended = (text: string): string => {
  const bytes = new Uint8Array(Buffer.from(text, 'latin1'))
  mendPictureBits(bytes)
  return Buffer.from(bytes).toString('latin1')
}

describe('bits of a component', () => {
  it.each([
    ['<</BitsPerComponent 8/Width 1>>', '<</BitsPerComponent 8/Width 1>>'],
    ['<</BitsPerComponent 16 >>', '<</BitsPerComponent 16 >>'],
    ['<</BitsPerComponent 2147483647/Filter', '<</BitsPerComponent 8         /Filter'],
    [
      '/BitsPerComponent\n 33>> /BitsPerComponent 0>>',
      '/BitsPerComponent\n 8 >> /BitsPerComponent 8>>',
    ],
    ['/BitsPerComponent -1 /X', '/BitsPerComponent 8  /X'],
    ['/BitsPerComponent 12 0 R/X', '/BitsPerComponent 12 0 R/X'],
    ['/BitsPerComponent', '/BitsPerComponent'],
    ['/BitsPerComponent 8', '/BitsPerComponent 8'],
  ])('%j', (given, kept) => {
    expect(mended(given)).toBe(kept)
  })
})

it('an invoice with a picture of two thousand million bits a component is read all the same', async () => {
  const picture = { size: 40, grey: new Uint8Array(1_600) }
  const pdf = Buffer.from(toPdf([digitalFace(DIGITAL)], { picture })).toString('latin1')
  const wounded = pdf.replace('/BitsPerComponent 8', '/BitsPerComponent 2147483647')
  expect(wounded).not.toBe(pdf)
  const { files } = await parseFile('a.pdf', new Uint8Array(Buffer.from(wounded, 'latin1')))
  expect(files[0]).toMatchObject({ error: null, invoices: [{ invoiceNumber: DIGITAL.number }] })
})
