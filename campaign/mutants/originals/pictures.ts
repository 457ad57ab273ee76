/** An invoice, two tickets and a statement as pictures of every kind. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { type Original, original } from './original.ts'

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../../../packages/intake/test-support/fixtures/${name}`, import.meta.url))

export async function pictures(): Promise<Original[]> {
  const invoice = fixture('digital-invoice.png')
  const of = (name: string, bytes: Uint8Array) => original(name, 'picture', bytes)
  return [
    of('invoice.png', invoice),
    of('tickets.png', fixture('two-tickets.png')),
    of('statement.png', fixture('balance-sheet.png')),
    of('invoice.jpg', await sharp(invoice).jpeg().toBuffer()),
    of(
      'tickets.jpg',
      await sharp(fixture('two-tickets.png')).jpeg({ progressive: true }).toBuffer(),
    ),
    of('invoice.webp', await sharp(invoice).webp().toBuffer()),
    of('invoice.tiff', await sharp(invoice).tiff().toBuffer()),
    of('invoice.gif', await sharp(invoice).gif().toBuffer()),
    of('invoice.avif', await sharp(invoice).resize(600).avif({ effort: 0 }).toBuffer()),
  ]
}
