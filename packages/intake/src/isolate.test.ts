import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { DIGITAL, digitalFace } from '../test-support/face.ts'
import { toPdf } from '../test-support/pdf.ts'
import { toXml } from '../test-support/xml.ts'
import { toZip } from '../test-support/zip.ts'
import { closeIsolation, parseFileIsolated } from './isolate.ts'

afterAll(closeIsolation)

const PDF = toPdf([digitalFace(DIGITAL)])
const XML = new TextEncoder().encode(toXml(DIGITAL))
const picture = await readFile(
  new URL('../test-support/fixtures/digital-invoice.png', import.meta.url),
)

describe('parsing in another process', () => {
  it('gives the same as in this one', async () => {
    const [file] = await parseFileIsolated('a.pdf', PDF)
    expect(file).toMatchObject({ file: 'a.pdf', error: null })
    expect(file?.invoices[0]?.invoiceNumber).toBe(DIGITAL.number)
  })

  it('serves more callers than it has processes', async () => {
    const results = await Promise.all(
      Array.from({ length: 7 }, (_, i) => parseFileIsolated(`${i}.xml`, XML)),
    )
    expect(results.map(([f]) => [f?.file, f?.invoices.length])).toEqual(
      Array.from({ length: 7 }, (_, i) => [`${i}.xml`, 1]),
    )
  })

  it('ends a file that takes too long, and goes on', async () => {
    const started = performance.now()
    const [late] = await parseFileIsolated('a.png', picture, { timeoutMs: 30 })
    expect(late?.error?.code).toBe('TIMEOUT')
    expect(performance.now() - started).toBeLessThan(2000)
    expect((await parseFileIsolated('a.xml', XML))[0]?.error).toBeNull()
  })

  it('ends a file that needs too much memory, and goes on', async () => {
    const [big] = await parseFileIsolated('a.png', picture, { memoryMb: 100 })
    expect(big?.error?.code).toBe('OUT_OF_MEMORY')
    expect((await parseFileIsolated('a.xml', XML))[0]?.error).toBeNull()
  })

  it('keeps what an archive gave before its process died', async () => {
    const zip = toZip({ '1.xml': XML, '2.png': picture })
    const files = await parseFileIsolated('a.zip', zip, { memoryMb: 110 })
    expect(files.map((f) => [f.file, f.error?.code ?? null])).toEqual([
      ['a.zip!/1.xml', null],
      ['a.zip', 'OUT_OF_MEMORY'],
    ])
  })
})
