import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { DIGITAL, digitalFace } from '../test-support/face.ts'
import { toPdf } from '../test-support/pdf.ts'
import { scanPdf } from '../test-support/scan-pdf.ts'
import { toXml } from '../test-support/xml.ts'
import { toZip } from '../test-support/zip.ts'
import { closeIsolation, parseFileIsolated } from './isolate.ts'
import { parseDocument } from './parse-document.ts'
import { readInvoiceTableIsolated } from './tables/read-isolated.ts'

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
    const [late] = await parseFileIsolated('a.png', picture, { timeoutMs: 30 })
    expect(late?.error?.code).toBe('TIMEOUT')
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

  it('tries a document once more, in a fresh process, when one that had read others died of it', async () => {
    await closeAll()
    // Two before it: whatever has reached us of the third when the process dies, it was not its first.
    for (const name of ['a.png', 'b.png']) await parseFileIsolated(name, picture)
    const [warm] = children()
    const reading = parseFileIsolated('c.png', picture)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(children()).toEqual([warm])
    process.kill(warm!, 'SIGKILL')
    const [file] = await reading
    expect(file).toMatchObject({ file: 'c.png', error: null })
    expect(children()).not.toContain(warm)
  })

  it('gives up a document of which a fresh process died', async () => {
    await closeAll()
    const reading = parseFileIsolated('a.png', picture)
    while (children().length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    for (const pid of children()) process.kill(pid, 'SIGKILL')
    expect((await reading)[0]?.error?.code).toBe('OUT_OF_MEMORY')
  })
})

describe('recognition has processes of its own', async () => {
  const SCAN = await scanPdf(picture)

  it('what is read as text never meets the models, and what is recognised never takes a place of text', async () => {
    await closeAll()
    await parseFileIsolated('a.xml', XML)
    const [text] = children()
    const held = [1, 2, 3].map((whose) => parseFileIsolated('a.png', picture, { whose }))
    while (children().length < 4) await new Promise((resolve) => setTimeout(resolve, 5))
    const recognisers = children().filter((pid) => pid !== text)
    for (const pid of recognisers) process.kill(pid, 'SIGSTOP')
    const [[pdf], [xml]] = await Promise.all([
      parseFileIsolated('b.pdf', PDF, { whose: 1 }),
      parseFileIsolated('c.xml', XML, { whose: 4 }),
    ])
    expect([pdf?.error, xml?.error]).toEqual([null, null])
    expect(mapped(text!)).not.toContain('onnxruntime')
    for (const pid of recognisers) process.kill(pid, 'SIGCONT')
    for (const [file] of await Promise.all(held)) expect(file?.error).toBeNull()
  })

  it('a scan is left by whoever reads text and recognised by another; one keeps the models at rest', async () => {
    await closeAll()
    const [file] = await parseFileIsolated('a.pdf', SCAN)
    expect(file).toMatchObject({ error: null, scannedPages: [1] })
    expect(file?.invoices[0]?.invoiceNumber).toBe(DIGITAL.number)
    await Promise.all([1, 2].map((whose) => parseFileIsolated('b.png', picture, { whose })))
    // One that is ended stands among the processes until the kernel has come to it.
    const withModels = () => children().filter((pid) => mapped(pid).includes('onnxruntime'))
    await expect.poll(withModels, { timeout: 20_000 }).toHaveLength(1)
  })

  it('of an archive all is told in its order, as if one had read it', async () => {
    const zip = toZip({
      '1.png': picture,
      'in.zip': toZip({ '2.pdf': PDF, '3.pdf': SCAN, '4.txt': new TextEncoder().encode('x') }),
      '5.xml': XML,
    })
    const files = await parseFileIsolated('a.zip', zip)
    expect(files.map((f) => [f.file, f.error?.code ?? null])).toEqual([
      ['a.zip!/1.png', null],
      ['a.zip!/in.zip!/2.pdf', null],
      ['a.zip!/in.zip!/3.pdf', null],
      ['a.zip!/in.zip!/4.txt', 'UNSUPPORTED_FORMAT'],
      ['a.zip!/5.xml', null],
    ])
    expect(files).toEqual(await parseDocument('a.zip', zip))
  })

  it('what could not be recognised in time is named, what could be read stands', async () => {
    const zip = toZip({ '1.png': picture, '2.xml': XML, 'in.zip': toZip({ '3.png': picture }) })
    const files = await parseFileIsolated('a.zip', zip, { memoryMb: 110 })
    expect(files.map((f) => [f.file, f.error?.code ?? null])).toEqual([
      ['a.zip!/1.png', 'OUT_OF_MEMORY'],
      ['a.zip!/2.xml', null],
      ['a.zip!/in.zip!/3.png', 'OUT_OF_MEMORY'],
    ])
  })
})

describe('a process that cannot be started', () => {
  const node = process.execPath
  afterEach(() => {
    process.execPath = node
  })

  it('is tried again after a moment', async () => {
    await closeAll()
    process.execPath = '/no/such/node'
    const reading = parseFileIsolated('a.xml', XML)
    setTimeout(() => {
      process.execPath = node
    }, 20)
    expect((await reading)[0]?.error).toBeNull()
  })

  it('is never the fault of the file: documents and tables say what was short', async () => {
    await closeAll()
    process.execPath = '/no/such/node'
    await expect(parseFileIsolated('a.xml', XML)).rejects.toMatchObject({ code: 'ENOENT' })
    const table = readInvoiceTableIsolated('/no/such/table')
    await expect(table[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'ENOENT' })
    process.execPath = node
    expect((await parseFileIsolated('a.xml', XML))[0]?.error).toBeNull()
  })
})

/** Ends all processes and waits for their end: a look at the children would find those of before. */
async function closeAll(): Promise<void> {
  closeIsolation()
  await expect.poll(children, { timeout: 20_000 }).toEqual([])
}

/** What a process has mapped into its memory, libraries among it: nothing where it has ended meanwhile. */
function mapped(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/maps`, 'utf8')
  } catch {
    return ''
  }
}

/** Processes of this one that read documents. */
function children(): number[] {
  const own = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').map(Number)
  return own.filter((pid) => {
    if (pid === 0) return false
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('isolate/child.ts')
    } catch {
      return false
    }
  })
}
