/** Fields say where on their sheet they stand, so that a page can show them over the picture. */
import { expect, it } from 'vitest'
import { DIGITAL, digitalFace, type Face } from '../../test-support/face.ts'
import { toOfd } from '../../test-support/ofd.ts'
import { toPdf } from '../../test-support/pdf.ts'
import { toXml } from '../../test-support/xml.ts'
import { parseDocument } from '../parse-document.ts'
import type { Place } from '../ticket/ticket.ts'

const FACE = digitalFace(DIGITAL)

async function fieldsOf(name: string, bytes: Uint8Array) {
  const [file] = await parseDocument(name, bytes)
  return file!.invoices.map((invoice) => invoice.fields)
}

/** Where the piece of a face that ends with a text begins, as shares of the face. */
function drawnAt(face: Face, text: string) {
  const piece = face.pieces.find((one) => one.text.endsWith(text))!
  return { x: piece.x / face.width, y: piece.y / face.height, size: piece.size / face.height }
}

function expectOver(place: Place | null | undefined, at: ReturnType<typeof drawnAt>): void {
  expect(place!.x).toBeGreaterThanOrEqual(at.x - 0.005)
  expect(place!.x).toBeLessThan(at.x + 0.2)
  expect(place!.y - at.size).toBeLessThan(at.y)
  expect(place!.y + place!.height + at.size).toBeGreaterThan(at.y)
  expect(place!.height).toBeLessThan(at.size * 2.5)
}

it.each([
  ['PDF', 'a.pdf', toPdf([FACE])],
  ['OFD', 'a.ofd', toOfd([FACE])],
])('a field of a %s lies over its own text', async (_, name, bytes) => {
  const [fields] = await fieldsOf(name, bytes)
  for (const [field, text] of [
    ['invoiceNumber', DIGITAL.number],
    ['sellerName', DIGITAL.seller.name],
    ['sellerTaxNo', DIGITAL.seller.taxNo],
  ] as const) {
    expect(fields![field]!.place!.page).toBe(1)
    expectOver(fields![field]!.place, drawnAt(FACE, text))
  }
  expect(fields!.totalAmount!.place!.y).toBeGreaterThan(fields!.invoiceNumber!.place!.y)
})

it('names the page of its file', async () => {
  const second = digitalFace({ ...DIGITAL, number: '26442000000012345679' })
  const [first, next] = await fieldsOf('a.pdf', toPdf([FACE, second]))
  expect(first!.invoiceNumber!.place!.page).toBe(1)
  expect(next!.invoiceNumber!.place).toEqual({ ...first!.invoiceNumber!.place, page: 2 })
})

it('of two on one sheet each has its own place on the whole sheet', async () => {
  const other = digitalFace({ ...DIGITAL, number: '26442000000012345679' })
  const sheet = {
    ...FACE,
    height: FACE.height * 2,
    pieces: [...FACE.pieces, ...other.pieces.map((p) => ({ ...p, y: p.y + FACE.height }))],
  }
  const [first, next] = await fieldsOf('a.pdf', toPdf([sheet]))
  expectOver(first!.invoiceNumber!.place, drawnAt(sheet, DIGITAL.number))
  expectOver(next!.invoiceNumber!.place, drawnAt(sheet, '26442000000012345679'))
})

it('what has no page has no place', async () => {
  const [fields] = await fieldsOf('a.xml', new TextEncoder().encode(toXml(DIGITAL)))
  expect(fields!.invoiceNumber).toEqual({ source: 'XML', confidence: 0.97 })
})

it('on a page that had to be turned, says by how much', async () => {
  const [fields] = await fieldsOf('a.pdf', toPdf([FACE], { rotate: 90 }))
  expectOver(fields!.invoiceNumber!.place, drawnAt(FACE, DIGITAL.number))
  expect(fields!.invoiceNumber!.place!.turned).toBe(270)
})
