/** Invoices like real ones as PDF, OFD and XML, told apart by their number; and what is drawn of an invoice and two tickets. */
import fs from 'node:fs'
import path from 'node:path'
import {
  DIGITAL,
  digitalFace,
  TAX_CONTROL,
  taxControlFace,
} from '../../packages/intake/test-support/face.ts'
import { toOfd } from '../../packages/intake/test-support/ofd.ts'
import { toPdf } from '../../packages/intake/test-support/pdf.ts'
import { toXml } from '../../packages/intake/test-support/xml.ts'
import { type Known, TWO_TICKETS, truthOf } from './quality/truth.ts'

export const FILES = 240
export const PICTURES = 12

const fixture = (name: string): Uint8Array =>
  fs.readFileSync(
    path.resolve(import.meta.dirname, '../../packages/intake/test-support/fixtures', name),
  )

export function made(): Known[] {
  return Array.from({ length: FILES }, (_, i) => {
    const number = `264420000000${String(10_000_000 + i)}`
    const digital = { ...DIGITAL, number }
    const old = { ...TAX_CONTROL, number: number.slice(-8) }
    const kinds = [
      () => ({ name: `${i}.pdf`, bytes: toPdf([digitalFace(digital)]), truth: truthOf(digital) }),
      () => ({ name: `${i}.ofd`, bytes: toOfd([digitalFace(digital)]), truth: truthOf(digital) }),
      () => ({
        name: `${i}.xml`,
        bytes: new TextEncoder().encode(toXml(digital)),
        truth: truthOf(digital),
      }),
      () => ({ name: `${i}.pdf`, bytes: toPdf([taxControlFace(old)]), truth: truthOf(old) }),
    ]
    return kinds[i % kinds.length]!()
  })
}

export const drawn = (): Known[] => {
  const bytes = fixture('digital-invoice.png')
  return Array.from({ length: PICTURES }, (_, i) => ({ name: `${i}.png`, bytes, truth: truthOf() }))
}

export const drawnTickets = (): Known[] => [
  { name: 'two.png', bytes: fixture('two-tickets.png'), truth: TWO_TICKETS },
]
