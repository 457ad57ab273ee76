/** Forms on their way through the parser: by the flag that asks for them, after invoices, with words of their own. */
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, describe, expect, it } from 'vitest'
import { DIGITAL, digitalFace } from '../../test-support/face.ts'
import { toOfd } from '../../test-support/ofd.ts'
import { toPdf } from '../../test-support/pdf.ts'
import {
  asPrinted,
  BALANCE_BEGIN,
  BALANCE_END,
  formRows,
  inYuan,
  printed,
  twoSided,
} from '../../test-support/statements.ts'
import { makeXls } from '../../test-support/xls.ts'
import { toZip } from '../../test-support/zip.ts'
import { closeIsolation, parseFileIsolated } from '../isolate.ts'
import { parseDocument } from '../parse-document.ts'

const ROWS = formRows('BALANCE', [BALANCE_END, BALANCE_BEGIN])
const HEADINGS = ['期末余额', '年初余额']
const CELLS = twoSided(ROWS, { amount: inYuan, headings: HEADINGS })
const PRINTED = twoSided(ROWS, { amount: asPrinted, headings: HEADINGS })
/** Narrow columns, as a form on one sheet of paper has them. */
const WIDTHS = [110, 30, 80, 80, 130, 30, 80, 80]
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const html = `<html><body><h1>资产负债表</h1><table>${CELLS.map(
  (row) => `<tr>${row.map((cell) => `<td>${cell ?? ''}</td>`).join('')}</tr>`,
).join('')}</table></body></html>`
const FORMS = { forms: true }

const SOURCES: Readonly<Record<string, () => Promise<Uint8Array> | Uint8Array>> = {
  'a.xlsx': () => writeXlsx({ sheets: [{ name: '表', rows: CELLS }] as never }),
  'a.xls': () => makeXls([{ name: '表', rows: CELLS }]),
  'a.XLS': () => makeXls([{ name: '表', rows: CELLS }], { damage: 'directory' }),
  'a.csv': () => utf8(PRINTED.map((row) => row.map((c) => `"${c ?? ''}"`).join(',')).join('\r\n')),
  'a.html': () => utf8(html),
  'b.xls': () => utf8(html),
  'a.pdf': () => toPdf([printed(PRINTED, WIDTHS)]),
  'a.ofd': () => toOfd([printed(PRINTED, WIDTHS)]),
}

describe('statements in files', () => {
  it.each(Object.keys(SOURCES))('%s: every item, every identity', async (name) => {
    const [file] = await parseDocument(name, await SOURCES[name]!(), FORMS)
    expect(file).toMatchObject({ file: name, invoices: [], error: null })
    const [statement, ...more] = file?.statements ?? []
    expect(more).toEqual([])
    for (const { number, code, amounts } of ROWS) {
      const item = statement?.items.find(({ row }) => row === String(number))
      expect([item?.code, item?.values.期末, item?.values.年初]).toEqual([
        code,
        (amounts[0]! / 100).toFixed(2),
        (amounts[1]! / 100).toFixed(2),
      ])
      expect(item?.places.期末).toMatch(/\d/)
    }
    expect(statement?.checks.filter(({ ok }) => !ok)).toEqual([])
  })

  it('are not looked for unless asked', async () => {
    const [file] = await parseDocument('a.html', utf8(html))
    expect(file?.statements).toBeUndefined()
    expect(file?.error?.code).toBe('UNSUPPORTED_FORMAT')
  })

  it('stand beside invoices of one archive', async () => {
    const zip = toZip({
      'a.pdf': toPdf([digitalFace(DIGITAL)]),
      'b.xls': makeXls([{ name: 'S', rows: CELLS }]),
    })
    const files = await parseDocument('c.zip', zip, FORMS)
    expect(files.map(({ invoices, statements }) => [invoices.length, statements?.length])).toEqual([
      [1, undefined],
      [0, 1],
    ])
  })

  it.each([
    [
      'rules of a bureau by cell',
      JSON.stringify({ '001': ['E20 = sum(E6:E14)+E19', 'F20 = 1', 'E26 = E24-E25'] }),
      '公式',
    ],
    [
      'rules of a bureau by path',
      JSON.stringify([{ formula: 'a' }, { formula: 'b' }, { formula: 'c' }]),
      '公式',
    ],
    [
      'another answer',
      JSON.stringify({ code: '0', data: [{ a: 1 }, { a: 2 }] }),
      '没有找到发票、财务报表或纳税申报资料',
    ],
    ['another page', '<html><body>登录</body></html>', '没有找到发票、财务报表或纳税申报资料'],
  ])('%s is told for what it is', async (_, content, words) => {
    const [file] = await parseDocument('a.dat', utf8(content), FORMS)
    expect(file?.error?.message).toContain(words)
    expect(file?.statements).toBeUndefined()
  })
})

describe('statements in a process of their own', () => {
  afterAll(closeIsolation)

  it('come whole through the isolation', async () => {
    const [file] = await parseFileIsolated('a.html', utf8(html), FORMS)
    expect(file?.statements?.[0]?.items).toHaveLength(53)
    const [plain] = await parseFileIsolated('a.html', utf8(html))
    expect(plain?.error?.code).toBe('UNSUPPORTED_FORMAT')
  })
})
