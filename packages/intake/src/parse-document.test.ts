import { describe, expect, it } from 'vitest'
import { DIGITAL, digitalFace, TAX_CONTROL, taxControlFace } from '../test-support/face.ts'
import { toOfd } from '../test-support/ofd.ts'
import { toPdf } from '../test-support/pdf.ts'
import { toXml } from '../test-support/xml.ts'
import { pngHeader, smallBomb, toZip } from '../test-support/zip.ts'
import { PARSE_ERROR_TEXTS } from './errors.ts'
import { PARSE_ERROR_CODES } from './invoice.ts'
import { parseDocument } from './parse-document.ts'

const text = (s: string) => new TextEncoder().encode(s)
const PDF = toPdf([digitalFace(DIGITAL)])
const XML = text(toXml(DIGITAL))
const OFD = toOfd([taxControlFace(TAX_CONTROL)])

async function errorOf(name: string, bytes: Uint8Array) {
  const started = performance.now()
  const files = await parseDocument(name, bytes)
  expect(performance.now() - started).toBeLessThan(5000)
  expect(files.flatMap((f) => f.invoices)).toEqual([])
  const error = files.find((f) => f.error)?.error
  expect(error?.message).toMatch(/[\u4e00-\u9fff]/)
  return error?.code
}

describe('archives', () => {
  it('yields one element per entry, named after its path', async () => {
    const files = await parseDocument(
      '包.zip',
      toZip({ 'a/一.pdf': PDF, 'b.xml': XML, 'c.ofd': OFD, 'n.txt': text('x') }),
    )
    expect(
      files.map((f) => [f.file, f.invoices[0]?.invoiceNumber ?? null, f.error?.code ?? null]),
    ).toEqual([
      ['包.zip!/a/一.pdf', DIGITAL.number, null],
      ['包.zip!/b.xml', DIGITAL.number, null],
      ['包.zip!/c.ofd', TAX_CONTROL.number, null],
      ['包.zip!/n.txt', null, 'UNSUPPORTED_FORMAT'],
    ])
  })

  it('opens an archive in an archive, reports every document as it is done', async () => {
    const done: string[] = []
    const zip = toZip({ 'inner.zip': toZip({ 'a.xml': XML }), 'b.xml': XML })
    const files = await parseDocument('o.zip', zip, { parsed: (f) => done.push(f.file) })
    expect(files.map((f) => f.file)).toEqual(['o.zip!/inner.zip!/a.xml', 'o.zip!/b.xml'])
    expect(done).toEqual(files.map((f) => f.file))
  })

  it('one broken entry does not spoil the others', async () => {
    const files = await parseDocument(
      'a.zip',
      toZip({ 'bad.pdf': PDF.slice(0, 300), 'good.xml': XML }),
    )
    expect(files.map((f) => f.error === null)).toEqual([false, true])
  })
})

describe('hostile archives', () => {
  const escaping = (name: string) => toZip({ [name]: XML })
  const nested = (depth: number): Uint8Array =>
    toZip({ 'n.zip': depth === 0 ? XML : nested(depth - 1) })

  it.each<[string, Uint8Array, string]>([
    ['flat bomb', smallBomb(40), 'ZIP_BOMB'],
    ['bomb in an archive', toZip({ 'inner.zip': smallBomb(40) }), 'ZIP_BOMB'],
    ['too deep', nested(5), 'ZIP_BOMB'],
    ['climbing path', escaping('../../a.xml'), 'ZIP_PATH'],
    ['climbing path, Windows', escaping('..\\a.xml'), 'ZIP_PATH'],
    ['absolute path', escaping('/etc/a.xml'), 'ZIP_PATH'],
    ['drive path', escaping('C:/a.xml'), 'ZIP_PATH'],
    ['cut off', toZip({ 'a.xml': XML }).slice(0, 60), 'CORRUPTED'],
    ['nothing in it', toZip({}), 'EMPTY'],
  ])('%s', async (_, bytes, code) => {
    expect(await errorOf('a.zip', bytes)).toBe(code)
  })

  it('too many entries', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 5001 }, (_, i) => [`${i}.xml`, new Uint8Array()]),
    )
    expect(await errorOf('a.zip', toZip(many))).toBe('ZIP_BOMB')
  })

  it('an entry that claims to be smaller than it is', async () => {
    const bomb = Buffer.from(smallBomb(40))
    const central = bomb.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    bomb.writeUInt32LE(10, central + 24)
    expect(await errorOf('a.zip', bomb)).toBe('ZIP_BOMB')
  })

  it('bomb inside an OFD', async () => {
    const ofd = toOfd([], { extra: { 'OFD.xml': new Uint8Array(40 * 1024 * 1024) } })
    expect(await errorOf('a.ofd', ofd)).toBe('ZIP_BOMB')
  })
})

describe('hostile documents', () => {
  it.each<[string, Uint8Array, string]>([
    ['a.pdf', PDF.slice(0, 200), 'CORRUPTED'],
    ['a.pdf', text('%PDF-1.7\n%%EOF'), 'CORRUPTED'],
    ['a.png', pngHeader(20_000, 10_000), 'IMAGE_TOO_LARGE'],
    ['a.png', pngHeader(800, 600), 'CORRUPTED'],
    ['a.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'CORRUPTED'],
    ['a.pdf', new Uint8Array(), 'EMPTY'],
    ['a.exe', new Uint8Array([0x4d, 0x5a, 0, 1, 2]), 'UNSUPPORTED_FORMAT'],
    ['a.pdf', new Uint8Array([0x4d, 0x5a, 0, 1, 2]), 'WRONG_EXTENSION'],
    ['a.xml', text('发票号码,金额\n1,2'), 'WRONG_EXTENSION'],
    ['a.csv', text('发票号码,金额\n1,2'), 'UNSUPPORTED_FORMAT'],
    ['a.pdf', text('<!DOCTYPE html><html></html>'), 'WRONG_EXTENSION'],
  ])('%s: %#', async (name, bytes, code) => {
    expect(await errorOf(name, bytes)).toBe(code)
  })
})

it.each([
  ['a.pdf', '你好', '文件名以 .pdf 结尾，内容却是文本，不是 PDF。请重新下载原件后上传'],
  ['a.pdf', '<!DOCTYPE html><html></html>', '内容却是网页，不是 PDF。多半是登录过期时下载的'],
])('says what stands under a wrong extension: %s %#', async (name, content, message) => {
  const [file] = await parseDocument(name, text(content))
  expect(file?.error?.message).toContain(message)
})

it('reads right content under a wrong extension and says so', async () => {
  const [file] = await parseDocument('a.png', PDF)
  expect(file?.error).toBeNull()
  expect(file?.invoices[0]?.warnings).toEqual(['文件扩展名 .png 与内容（PDF）不符'])
})

it('has a Chinese text for every error', () => {
  for (const code of PARSE_ERROR_CODES) expect(PARSE_ERROR_TEXTS[code]).toMatch(/请/)
})
