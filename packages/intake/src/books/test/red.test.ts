/** Figures that a sheet tells apart by red alone are asked about, and read as they were settled. Every expectation by hand. */
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { readGrids } from '../../forms/read-grids.ts'
import { isRedColor } from '../../forms/red.ts'
import type { RedMeans } from '../body/red.ts'
import type { BookLayout } from '../layout.ts'
import { readBooks } from '../read-books.ts'
import { unsureSheets } from '../unsure.ts'

const page = (body: string, head = '') =>
  new TextEncoder().encode(`<html><head>${head}</head><body><table>${body}</table></body></html>`)
const row = (...cells: readonly string[]) =>
  `<tr>${cells.map((cell) => (cell.startsWith('<td') ? cell : `<td>${cell}</td>`)).join('')}</tr>`
const HEAD =
  row('期间：2024年3月') +
  row('科目编码', '科目名称', '期初余额', '借方发生额', '贷方发生额', '期末余额')
const red = (text: string) => `<td style="color:red">${text}</td>`

const asked = async (bytes: Uint8Array) => unsureSheets(await readGrids(bytes))
const read = async (bytes: Uint8Array, layouts: readonly BookLayout[] = []) =>
  readBooks(await readGrids(bytes), 'LINES', layouts)
const settled = async (bytes: Uint8Array, means: RedMeans): Promise<BookLayout> => ({
  ...{ fingerprint: (await asked(bytes))[0]!.fingerprint, kind: 'BALANCES', power: 0, red: means },
  columns: (['account', 'accountName', 'open', 'debit', 'credit', 'close'] as const).map(
    (role, at) => ({ at, role }),
  ),
})

/** 应交税费 of −80 and 利润 of −30 as a program writes them. */
const BALANCES = page(
  HEAD +
    row('1001', '现金', '100', '20', '10', '110') +
    row('2221', '应交税费', red('90'), '20', '10', '<td><font color="#FF0000">80</font></td>') +
    row(
      '3103',
      '本年利润',
      '<td><span style="COLOR: #c00000">10</span></td>',
      '10',
      '30',
      red('30'),
    ),
)

describe('a page whose negative amounts are red without a minus', () => {
  it('is no book, and is asked about with the red cells in sight', async () => {
    expect(await read(BALANCES)).toEqual([])
    const [sheet, ...more] = await asked(BALANCES)
    expect(more).toEqual([])
    expect(sheet).toMatchObject({ kind: 'BALANCES', power: 0, red: true })
    expect(sheet!.inRed).toEqual([[], [2, 5], [2, 5]])
  })
  it.each<[RedMeans, open: string[], close: string[]]>([
    ['MINUS', ['100.00', '-90.00', '-10.00'], ['110.00', '-80.00', '-30.00']],
    ['PLAIN', ['100.00', '90.00', '10.00'], ['110.00', '80.00', '30.00']],
  ])('and read as it was settled: %s', async (means, open, close) => {
    const [book] = await read(BALANCES, [await settled(BALANCES, means)])
    expect(book!.lines!.map((line) => line.open)).toEqual(open)
    expect(book!.lines!.map((line) => line.close)).toEqual(close)
  })
  it('by the row, of that row alone', async () => {
    const line = (style: string) =>
      `<tr${style}><td>2221</td><td>应交税费</td><td>90</td><td>20</td><td>10</td><td>80</td></tr>`
    const body = (style: string) =>
      page(HEAD + line(style) + row('1001', '现金', '100', '20', '10', '110'))
    const [sheet] = await asked(body(' style="color:red"'))
    expect([sheet?.red, sheet?.inRed]).toEqual([true, [[0, 1, 2, 3, 4, 5], []]])
    expect(await asked(body(''))).toEqual([])
  })
  it('by a class of its own style', async () => {
    const style =
      '<style>.xl65 {mso-number-format:General; color:red;} .xl66 {background-color:red}</style>'
    const body = (name: string) =>
      HEAD +
      row('1001', '现金', '1', '1', '1', '1') +
      row('2221', '应交税费', `<td class="${name}">2</td>`, '1', '1', '2')
    expect((await asked(page(body('xl65'), style)))[0]?.red).toBe(true)
    expect(await asked(page(body('xl66'), style))).toEqual([])
  })
})

it('an answer about the columns alone is none about red', async () => {
  const plain = page(
    HEAD + row('1001', '现金', '1', '1', '1', '1') + row('2221', '应交税费', '2', '1', '1', '2'),
  )
  const [book] = await readGrids(plain)
  const layout = { ...(await settled(BALANCES, 'MINUS')), red: null }
  expect(readBooks([book!], 'SUMS', [layout])).toHaveLength(1)
  expect(await read(BALANCES, [layout])).toEqual([])
  expect(unsureSheets(await readGrids(BALANCES), [layout])).toHaveLength(1)
})

it('an answer about some columns is none about others of the same headings', async () => {
  const marked = page(
    HEAD +
      row('1001', '现金', '100', red('20'), '10', '110') +
      row('2221', '应交税费', '90', '20', '10', '80'),
  )
  const layout = await settled(BALANCES, 'MINUS')
  expect(await read(BALANCES, [layout])).toHaveLength(1)
  expect(await read(marked, [layout])).toEqual([])
  expect(unsureSheets(await readGrids(marked), [layout])).toHaveLength(1)
  const own = await settled(marked, 'PLAIN')
  expect(own.fingerprint).not.toBe(layout.fingerprint)
  const [book] = await read(marked, [layout, own])
  expect(book!.lines!.map((line) => line.debit)).toEqual(['20.00', '20.00'])
})

describe('red that needs no answer', () => {
  it.each<[what: string, rows: string[]]>([
    ['amounts with their minus', [row('2221', '应交税费', red('-90'), '20', '10', red('-80'))]],
    [
      'a column that writes a minus elsewhere',
      [
        row('2221', '应交税费', red('90'), '20', '10', '80'),
        row('3103', '本年利润', '-10', '20', '10', '1'),
      ],
    ],
    ['a total', [row('', '合计', red('190'), '40', '20', '170')]],
    ['words', [row('2221', red('应交税费'), '90', '20', '10', '80')]],
    ['nought', [row('2221', '应交税费', red('0'), '20', '10', '80')]],
  ])('%s', async (_what, rows) => {
    const bytes = page(HEAD + row('1001', '现金', '100', '20', '10', '110') + rows.join(''))
    expect(await asked(bytes)).toEqual([])
    expect(await read(bytes)).toHaveLength(1)
  })
  it('a column that is red as a whole', async () => {
    const line = (code: string) => row(code, '现金', red('100'), '20', '10', '110')
    expect(await asked(page(HEAD + line('1001') + line('1002')))).toEqual([])
  })
})

it.each([
  ['red', true],
  ['#F00', true],
  ['#FF0000', true],
  ['rgb(192, 0, 0)', true],
  ['black', false],
  ['#FFFFFF', false],
  ['#FF9900', false],
  ['#800000', false],
])('%s is a red: %s', (color, wanted) => {
  expect(isRedColor(color)).toBe(wanted)
})

describe('a workbook', () => {
  const book = async (style: object, value: number) =>
    writeXlsx({
      sheets: [
        {
          name: '余额表',
          rows: [
            ['期间：2024年3月'],
            ['科目编码', '科目名称', '期初余额', '借方发生额', '贷方发生额', '期末余额'],
            ['1001', '现金', 100, 20, 10, 110],
            ['2221', '应交税费', value, 20, 10, 80],
          ],
          cells: new Map([['3,2', { value, type: 'number' as const, style }]]),
        },
      ],
    } as never) as Promise<Uint8Array>
  it('by a red font', async () => {
    const bytes = await book({ font: { color: { rgb: 'FF0000' } } }, 90)
    expect((await asked(bytes))[0]?.inRed).toEqual([[], [2]])
  })
  it('by a format that shows every number in red', async () => {
    expect((await asked(await book({ numFmt: '[Red]#,##0.00' }, 90)))[0]?.red).toBe(true)
  })
  it('not by a format that shows negative ones in red: their minus is stored', async () => {
    const bytes = await book({ numFmt: '#,##0.00;[Red]#,##0.00' }, -90)
    expect(await asked(bytes)).toEqual([])
    expect((await read(bytes))[0]!.lines!.map(({ open }) => open)).toEqual(['100.00', '-90.00'])
  })
})
