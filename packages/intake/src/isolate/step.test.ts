import { afterAll, describe, expect, it } from 'vitest'
import { DIGITAL, digitalFace } from '../../test-support/face.ts'
import { toPdf } from '../../test-support/pdf.ts'
import { closeIsolation, parseFileIsolated } from '../isolate.ts'

afterAll(closeIsolation)

/** Puts something before all that a page draws. */
const before = (drawn: string): Uint8Array =>
  new Uint8Array(
    Buffer.from(
      Buffer.from(toPdf([digitalFace(DIGITAL)]))
        .toString('latin1')
        .replace(/(?<=stream\n)/, drawn),
      'latin1',
    ),
  )

describe('a step that does not end', () => {
  it('states saved in each other: refused long before the reader is taken for silent', async () => {
    const [file] = await parseFileIsolated('a.pdf', before('q '.repeat(60_000)), {
      timeoutMs: 600_000,
    })
    expect(file).toMatchObject({ invoices: [], error: { code: 'TIMEOUT' } })
  }, 120_000)

  it('a few of them are no matter, and the next file is read', async () => {
    const [file] = await parseFileIsolated('a.pdf', before('q '.repeat(40)))
    expect(file).toMatchObject({ error: null, invoices: [{ invoiceNumber: DIGITAL.number }] })
  }, 120_000)
})
