import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { DIGITAL } from '../../test-support/face.ts'
import { qrPng } from '../../test-support/qr.ts'
import { toTiff } from '../../test-support/tiff.ts'
import type { ParsedFile } from '../invoice.ts'
import { parseDocument } from '../parse-document.ts'

const PAYLOAD = `01,31,,${DIGITAL.number},1412.50,20260305,,ABCD`
let picture: Buffer
beforeAll(async () => {
  picture = await readFile(
    new URL('../../test-support/fixtures/digital-invoice.png', import.meta.url),
  )
})

async function parse(bytes: Uint8Array, name = 'a.png'): Promise<ParsedFile> {
  return (await parseDocument(name, bytes))[0]!
}
const HEADER = {
  invoiceKind: 'DIGITAL_SPECIAL',
  invoiceNumber: DIGITAL.number,
  issueDate: DIGITAL.date,
  amountExclTax: '1250.00',
  taxAmount: '162.50',
  totalAmount: '1412.50',
  buyerName: DIGITAL.buyer.name,
  buyerTaxNo: DIGITAL.buyer.taxNo,
  sellerName: DIGITAL.seller.name,
  sellerTaxNo: DIGITAL.seller.taxNo,
}

it('every page of a TIFF is read, and says where it stands', async () => {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const blank = { width: 300, height: 200, data: new Uint8Array(300 * 200 * 3).fill(255) }
  const { invoices } = await parse(toTiff([blank, { width, height, data }]), '扫描.tif')
  expect(invoices).toHaveLength(1)
  expect(invoices[0]).toMatchObject(HEADER)
  expect(invoices[0]!.fields.invoiceNumber!.place!.page).toBe(2)
})

describe('recognised text', () => {
  it('reads every field; what one reading of pixels says is not booked unseen', async () => {
    const { invoices } = await parse(picture)
    expect(invoices[0]).toMatchObject(HEADER)
    expect(invoices[0]?.items).toHaveLength(1)
    expect(invoices[0]?.fields.invoiceNumber).toMatchObject({ source: 'OCR' })
    expect(invoices[0]?.fields.invoiceNumber?.confidence).toBeLessThan(0.9)
  })

  it.each([90, 180, 2])(
    'turned by %i degrees, as JPEG bytes under a .png name',
    async (degrees) => {
      const turned = await sharp(picture)
        .rotate(degrees, { background: '#fff' })
        .jpeg({ quality: 85 })
        .toBuffer()
      const { invoices, error } = await parse(turned)
      expect(error).toBeNull()
      expect(invoices[0]).toMatchObject(HEADER)
      expect(invoices[0]?.warnings.join()).toContain('扩展名')
      // The page is turned back by what its fields say, so that they lie over it.
      const back = (invoices[0]!.fields.invoiceNumber!.place!.turned! + degrees) % 360
      expect(Math.min(back, 360 - back)).toBeLessThan(1)
    },
  )

  it('is outweighed by a QR in the picture', async () => {
    const qr = await qrPng(PAYLOAD, 3)
    const both = await sharp(picture)
      .composite([{ input: Buffer.from(qr), left: 40, top: 10 }])
      .png()
      .toBuffer()
    const { invoices } = await parse(both)
    expect(invoices[0]).toMatchObject(HEADER)
    expect(invoices[0]?.fields.invoiceNumber).toMatchObject({ source: 'QR', confidence: 0.99 })
  })
})

it('a QR alone gives what it says and nothing else', async () => {
  const { invoices } = await parse(await qrPng(PAYLOAD))
  expect(invoices[0]).toMatchObject({
    invoiceNumber: DIGITAL.number,
    totalAmount: '1412.50',
    sellerName: null,
  })
})

it('a desktop with an invoice in one of its windows is not booked', async () => {
  const small = await sharp(picture).resize({ width: 700 }).png().toBuffer()
  const rows = Array.from({ length: 16 }, (_, i) => ({ input: small, left: 20, top: 20 + i }))
  const words = await sharp(picture)
    .extract({ left: 20, top: 290, width: 1150, height: 60 })
    .resize({ width: 800 })
    .png()
    .toBuffer()
  const noise = Array.from({ length: 8 }, (_, i) => ({
    input: words,
    left: 760,
    top: 560 + i * 60,
  }))
  const screen = await sharp({
    create: { width: 1600, height: 1100, channels: 3, background: '#fff' },
  })
    .composite([rows[0]!, ...noise])
    .png()
    .toBuffer()
  expect((await parse(screen)).error?.code).toBe('NOT_AN_INVOICE')
})

it('a blank picture is no invoice', async () => {
  const blank = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#eee' },
  })
    .png()
    .toBuffer()
  expect((await parse(blank)).error?.code).toBe('NOT_AN_INVOICE')
})
