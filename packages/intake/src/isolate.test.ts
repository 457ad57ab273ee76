import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

  it('names the document of an archive that its process died of, and reads the others', async () => {
    const zip = toZip({ '1.xml': XML, '2.png': picture, '3.xml': XML })
    const files = await parseFileIsolated('a.zip', zip, { memoryMb: 110 })
    expect(files.map((f) => [f.file, f.error?.code ?? null])).toEqual([
      ['a.zip!/1.xml', null],
      ['a.zip!/2.png', 'OUT_OF_MEMORY'],
      ['a.zip!/3.xml', null],
    ])
  })

  it('reads the rest of an archive in a fresh process when the memory of one has grown', async () => {
    // A share of so little is less than any process takes: each document gets one of its own.
    const zip = toZip({
      '1.xml': XML,
      'in.zip': toZip({ '2.pdf': PDF, '3.xml': XML }),
      '4.pdf': PDF,
    })
    const files = await parseFileIsolated('a.zip', zip, { memoryMb: 300 })
    expect(files.map((f) => [f.file, f.error?.code ?? null])).toEqual([
      ['a.zip!/1.xml', null],
      ['a.zip!/in.zip!/2.pdf', null],
      ['a.zip!/in.zip!/3.xml', null],
      ['a.zip!/4.pdf', null],
    ])
  })

  it('names what it has not come to when the time of an archive has run out', async () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`${i}.png`, picture]))
    // A warm process: starting one may take longer than all the time there is.
    await parseFileIsolated('a.xml', XML)
    const files = await parseFileIsolated('a.zip', toZip(many), { archiveMs: 2000 })
    expect(files.map((f) => f.file).sort()).toEqual(
      Object.keys(many)
        .map((n) => `a.zip!/${n}`)
        .sort(),
    )
    expect(files.at(-1)?.error?.code).toBe('NOT_REACHED')
    expect((await parseFileIsolated('a.xml', XML))[0]?.error).toBeNull()
  })

  it('reads a file from where it lies', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'xinjian-isolate-'))
    const [missing] = await parseFileIsolated('a.pdf', join(folder, 'a'))
    expect(missing?.error?.code).toBe('CORRUPTED')
    await writeFile(join(folder, 'b'), PDF)
    const [file] = await parseFileIsolated('a.pdf', join(folder, 'b'))
    await rm(folder, { recursive: true })
    expect(file?.invoices[0]?.invoiceNumber).toBe(DIGITAL.number)
  })
})
