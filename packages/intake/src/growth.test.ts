/**
 * What a file costs grows with the file, not with its square: hostile forms of each format, read at one length and at eight times
 * it. Bounds (elements, cells, characters of a page) may end the reading; a refusal is as good as a result.
 */
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { makeXls } from '../test-support/xls.ts'
import { readGrids } from './forms/read-grids.ts'
import { gridsOfPages } from './forms/read-pages.ts'
import { analysePage } from './layout/analyse.ts'
import { splitPage } from './layout/split.ts'
import type { TextPage } from './layout/text.ts'
import { checkCommands } from './pdf/commands.ts'
import { readAnswer } from './public-records/read-answer.ts'
import { readStatements } from './statement/read-statement.ts'
import { readAll } from './tables/tables.test-support.ts'
import { readName } from './values.ts'
import { readInvoiceXml } from './xml/read-xml.ts'

/** A square grows sixty-four times; a loaded machine makes a line look like ten. */
const GROWTH = 24
/** Below this many milliseconds the longer file was no burden, whatever the shorter took. */
const NOTHING_MS = 150

type Make<T> = (times: number) => T

/** Processor time of this thread, so that other work on the machine does not count. */
const spent = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Milliseconds, the least of three unless the first was as good as nothing. */
async function cost(read: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 3 && least > NOTHING_MS; i++) {
    const started = spent()
    await Promise.resolve()
      .then(read)
      .catch(() => {})
    least = Math.min(least, spent() - started)
  }
  return least
}

async function grows<T>(make: Make<T>, times: number, read: (of: T) => unknown): Promise<boolean> {
  const [short, long] = [make(times), make(8 * times)]
  const last = await cost(() => read(long))
  return last <= NOTHING_MS || last <= GROWTH * (await cost(() => read(short)))
}

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATION}/${type}" Target="${target}"/>`
const parts = {
  rels: `<Relationships>${relation('r', 'officeDocument', '/xl/workbook.xml')}</Relationships>`,
  book: '<workbook><sheets><sheet name="S" sheetId="1" r:id="a"/></sheets></workbook>',
  bookRels: `<Relationships>${relation('a', 'worksheet', 'one.xml')}${relation('b', 'sharedStrings', 'strings.xml')}</Relationships>`,
  sheet: '<worksheet><sheetData/></worksheet>',
  strings: '<sst/>',
}

function workbook(own: Partial<typeof parts>): Uint8Array {
  const all = { ...parts, ...own }
  const files = {
    '_rels/.rels': all.rels,
    'xl/workbook.xml': all.book,
    'xl/_rels/workbook.xml.rels': all.bookRels,
    'xl/one.xml': all.sheet,
    'xl/strings.xml': all.strings,
  }
  const bytes = Object.fromEntries(Object.entries(files).map(([k, v]) => [k, strToU8(v)]))
  return zipSync(bytes, { level: 0 })
}

const sheet = (rows: string) => ({ sheet: `<worksheet><sheetData>${rows}` })
const strings = (items: string) => ({ strings: `<sst>${items}` })

describe('spreadsheets', () => {
  it.each<[string, Make<Partial<typeof parts>>]>([
    ['a sheet without its data', (n) => ({ sheet: `<worksheet>${'<cols><col/>'.repeat(n)}` })],
    ['prefixes that never end', (n) => ({ sheet: `<${'aaaaaaaaaaaa'.repeat(n)}` })],
    ['rows that never close', (n) => sheet('<row><c><v>1</v>'.repeat(n))],
    ['a start tag that never ends', (n) => sheet('<row r='.repeat(n))],
    ['rows without cells', (n) => sheet('<row>1</row>'.repeat(n))],
    ['cells that never close', (n) => sheet('<row><c></row>'.repeat(n))],
    ['cells in one row', (n) => sheet(`<row>${'<c ><v '.repeat(n)}</row>`)],
    ['values that never open', (n) => sheet(`<row><c>${'<v '.repeat(n)}</c></row>`)],
    ['inline texts', (n) => sheet(`<row><c t="inlineStr">${'<t '.repeat(n)}</c></row>`)],
    ['far columns', (n) => sheet('<row><c r="IV1"><v>1</v></c></row>'.repeat(n))],
    ['a table of texts without its root', (n) => ({ strings: '<si><t>a</t></si>'.repeat(n) })],
    ['texts that never open', (n) => strings(`<si>${'<t '.repeat(n)}</si>`)],
    ['phonetic readings', (n) => strings(`<si>${'<rPh '.repeat(n)}</si>`)],
    ['items that never close', (n) => strings('<si>'.repeat(n))],
    ['sheets that never end', (n) => ({ book: '<workbook><sheet '.repeat(n) })],
    ['properties that never end', (n) => ({ book: '<workbookPr '.repeat(n) })],
    ['relations that never end', (n) => ({ bookRels: '<Relationship '.repeat(n) })],
  ])('%s', async (_, make) => {
    expect(await grows((n) => workbook(make(n)), 6_000, readAll)).toBe(true)
  })

  it('one part is one sheet, however often it is named', async () => {
    const make = (n: number) =>
      workbook({
        ...sheet('<row/>'.repeat(20_000)),
        book: `<workbook>${'<sheet name="S" r:id="a"/>'.repeat(n)}</workbook>`,
      })
    expect(await grows(make, 200, readAll)).toBe(true)
  })
})

describe('commands of a PDF', () => {
  it.each<[string, Make<string>]>([
    ['objects without end', (n) => '1 0 obj '.repeat(n)],
    // Fewer than are too many.
    [
      'streams without end',
      (n) => `1 0 obj<</Subtype/Form>>stream\n${' '.repeat(150)}`.repeat(n / 8),
    ],
    ['contents without end', (n) => '/Contents [1 0 R '.repeat(n)],
  ])('%s', async (_, make) => {
    const read = (text: string) => checkCommands(strToU8(text))
    expect(await grows(make, 15_000, read)).toBe(true)
  })
})

describe('text tables', () => {
  const csv = (body: string) => strToU8(`发票号码,开票日期,金额,税额,价税合计,发票状态\n${body}`)
  it.each<[string, Make<string>]>([
    ['quotes that never close', (n) => '"a\n'.repeat(n)],
    ['quotes within quotes', (n) => '"a""b\n,"'.repeat(n)],
    ['one endless field', (n) => 'aaaaaaaa'.repeat(n)],
    ['fields without end', (n) => ','.repeat(n)],
    ['a status of many words', (n) => `1,2025-01-01,1,0,1,${'部分'.repeat(n)}\n`],
  ])('%s', async (_, make) => {
    expect(await grows((n) => csv(make(n)), 20_000, readAll)).toBe(true)
  })
})

describe('XML', () => {
  it.each<[string, Make<string>]>([
    ['elements in elements', (n) => '<a>'.repeat(n)],
    ['attributes', (n) => `<a ${'b="c" '.repeat(n)}/>`],
    ['comments that never end', (n) => `<a>${'<!-- '.repeat(n)}`],
    ['sections that never end', (n) => `<a>${'<![CDATA['.repeat(n)}`],
    ['blanks', (n) => `<a><发票号码>${'        '.repeat(n)}</发票号码></a>`],
    ['references', (n) => `<a>${'&amp;#x'.repeat(n)}</a>`],
  ])('%s', async (_, make) => {
    expect(await grows((n) => strToU8(make(n)), 10_000, readInvoiceXml)).toBe(true)
  })

  it('blanks in a name', async () => {
    expect(await grows((n) => ' '.repeat(n), 20_000, readName)).toBe(true)
  })
})

describe('pages of text', () => {
  const page = (texts: string[], row: number): TextPage => ({
    width: 600,
    height: 800,
    runs: texts.map((text, i) => ({
      text,
      x: (i % row) * 14,
      y: 10 * Math.floor(i / row),
      width: 10 * text.length,
      height: 9,
      confidence: 1,
    })),
  })
  const many = (text: string, n: number, row = 40) => page(new Array<string>(n).fill(text), row)

  it.each<[string, Make<TextPage>]>([
    ['heads of columns', (n) => many('购', n)],
    ['labels in one run', (n) => page(['合计发票号码小写名称:'.repeat(n / 10)], 1)],
    ['amounts that never end', (n) => page([',111'.repeat(n / 4)], 1)],
    ['words for numbers', (n) => page([`${'原'.repeat(n)}发票号码`], 1)],
    ['capitals', (n) => page(['壹'.repeat(n)], 1)],
    ['lines of labels', (n) => many('价税合计(小写)¥1.00 发票号码:12345678', n / 20, 1)],
  ])('%s', async (_, make) => {
    const read = (of: TextPage) => splitPage(of).map((part) => analysePage(part, 'PDF_TEXT'))
    expect(await grows(make, 12_000, read)).toBe(true)
  })
})

describe('forms', () => {
  const read = async (bytes: Uint8Array) => readStatements(await readGrids(bytes))
  it.each<[string, Make<string>]>([
    ['tables in tables', (n) => '<table><tr><td>'.repeat(n)],
    ['cells that never close', (n) => `<table><tr>${'<td>货币资金'.repeat(n)}`],
    ['tags that never end', (n) => `<table>${'<td a='.repeat(n)}`],
    ['quotes that never close', (n) => `<table>${'<td a="'.repeat(n)}`],
    ['comments that never end', (n) => `<table>${'<!-- '.repeat(n)}`],
    ['scripts that never end', (n) => `<table>${'<script>'.repeat(n)}`],
    ['rows of labels', (n) => `<table>${'<tr><td>货币资金</td><td>1</td></tr>'.repeat(n)}`],
    [
      'headings without end',
      (n) => `<table>${'<tr><td>项目</td><td>期末余额</td></tr>'.repeat(n)}`,
    ],
    ['brackets in a label', (n) => `<table><tr><td>${'('.repeat(n)}填列</td></tr></table>`],
    ['lists in lists', (n) => '['.repeat(n) + ']'.repeat(n)],
    [
      'records of a list',
      (n) => JSON.stringify(Array.from({ length: n }, () => ({ hmc: '货币资金', qmye: 1 }))),
    ],
    ['formulas', (n) => `[${'"A1 ='.repeat(n)}`],
    ['days of one company', (n) => `代码,货币资金,存货\n${'1,2,3\n'.repeat(n)}`],
  ])('%s', async (_, make) => {
    expect(await grows((n) => strToU8(make(n)), 2_000, read)).toBe(true)
  })

  it.each<[string, (i: number) => [text: string, x: number, y: number]]>([
    ['amounts in one line', (i) => ['1.00', i * 30, 10]],
    ['amounts above each other', (i) => ['1.00', (i % 8) * 60, 10 * Math.floor(i / 8)]],
    ['words beside each other', (i) => ['货币资金', i * 60, 10]],
    [
      'columns that are nowhere the same',
      (i) => ['1.00', (i * 37) % 9_000, 10 * Math.floor(i / 9)],
    ],
  ])('pages of %s', async (_, place) => {
    const make = (n: number): TextPage => ({
      width: 600,
      height: 800,
      runs: Array.from({ length: n }, (_, i) => {
        const [text, x, y] = place(i)
        return { text, x, y, width: text.length * 5, height: 8, confidence: 1 }
      }),
    })
    expect(await grows(make, 1_500, (page) => readStatements(gridsOfPages([page], 'OCR')))).toBe(
      true,
    )
  })

  it.each([
    ['letters that lie upon each other', '你好 OFD Reader！', 10],
    ['one endless word', '货币资金', 60],
  ])('pages of %s', async (_, text, width) => {
    const run = { text, y: 10, width, height: 8, confidence: 1 }
    const make = (n: number): TextPage => ({
      width: 600,
      height: 800,
      runs: Array.from({ length: n }, (_, i) => ({ ...run, x: i * width * (width > 10 ? 1 : 0) })),
    })
    const last = (page: TextPage) => gridsOfPages([page], 'PDF_TEXT')
    expect(await grows(make, 400, last)).toBe(true)
    expect(last(make(20_000))[0]!.rows).toHaveLength(1)
  })

  it('shared texts of old workbooks that never end', async () => {
    const make = (n: number) =>
      makeXls([{ name: 'S', rows: [['货币资金'.repeat(n)]] }], { piece: 64 })
    expect(await grows(make, 500, read)).toBe(true)
  })
})

describe('answers of vendors', () => {
  const firm = { name: '云岭贸易有限公司', regCapital: '5万元', legalPersonName: '赵一' }
  const many = (n: number, one: (i: number) => unknown) =>
    Array.from({ length: n }, (_, i) => one(i))
  it.each<[string, Make<string>]>([
    ['records of a list', (n) => JSON.stringify({ items: many(n, () => firm) })],
    [
      'firms by their names',
      (n) =>
        JSON.stringify(Object.fromEntries(many(n, (i) => [`f${i}`, firm]) as [string, unknown][])),
    ],
    [
      'fields without end',
      (n) =>
        JSON.stringify({
          ...firm,
          ...Object.fromEntries(many(n, (i) => [`f${i}`, 1]) as [string, unknown][]),
        }),
    ],
    [
      'links of a graph',
      (n) =>
        JSON.stringify({
          nodes: many(n, (id) => ({ id, name: 'x' })),
          links: many(n, (i) => ({ from: i, to: 0, percent: '1%' })),
        }),
    ],
    [
      'children of a tree',
      (n) => JSON.stringify({ name: 'x', children: many(n, () => ({ name: 'y', percent: '1%' })) }),
    ],
    [
      'paths of parties',
      (n) =>
        JSON.stringify({
          p_trees: [{ Collection: many(n, (Id) => ({ Id, Path: [[{ Id }, {}, { Id: 0 }]] })) }],
        }),
    ],
    ['answers in texts', (n) => JSON.stringify(many(n, () => JSON.stringify(firm)))],
    ['literals one after another', (n) => `{'案号': '1', '执行标的': '2'}\n`.repeat(n)],
    ['literals that never end', (n) => `['${`a','`.repeat(n)}`],
    ['brackets that close nothing', (n) => '{a:[1,'.repeat(20) + '{a}'.repeat(n)],
  ])('%s', async (_, make) => {
    expect(await grows((n) => strToU8(make(n)), 1_000, readAnswer)).toBe(true)
  })
})
