import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compound, makeBareSheet, makeXls, record, u16, u32 } from '../../../test-support/xls.ts'
import { withPassword } from '../../../test-support/xls-password.ts'
import { openOldWorkbook } from './open-old-workbook.ts'

const BOUNDS = { cells: 10_000, sheets: 16 }
const cellsOf = (bytes: Uint8Array, withFormats = false) =>
  openOldWorkbook(bytes, BOUNDS, withFormats).map(({ name, rows }) => [
    name,
    rows.map(({ cells }) => cells),
  ])
/** 货币资金 in GBK. */
const GBK = Buffer.from('bbf5b1d2d7cabdf0', 'hex')
const ROWS = [
  ['货币资金', 1234.56],
  ['存货', -7],
]
const READ = [
  ['货币资金', '1234.56'],
  ['存货', '-7'],
]
const bare = makeXls([{ name: '表', rows: ROWS }], { bare: true })
const EOF = record(0x0a, Buffer.alloc(0))

describe('books as other programs wrote them', () => {
  const INCOME = [
    ['利 润 表'],
    ['编制单位：示例乙有限公司', '', '2023年度', '单位：元'],
    ['项目', '行次', '本年累计金额', '上年同期金额'],
    ['一、营业收入', '1', '1234567.89', '1000000'],
    ['减：营业成本', '2', '1000000.5', '800000'],
    ['税金及附加', '3', '1234'],
    ['二、营业利润', '4', '233333.39', '200000'],
    ['三、利润总额', '5', '233333.39', '200000'],
    ['减：所得税费用', '6', '58333.35', '50000'],
    ['四、净利润', '7', '175000.04', '150000'],
  ]
  it.each(['statement-biff5', 'statement-both'])('%s', (name) => {
    const url = new URL(`../../../test-support/old-books/${name}.xls`, import.meta.url)
    expect(cellsOf(readFileSync(url))).toEqual([['利润表', INCOME]])
  })
})

describe('a book that is write-protected', () => {
  it.each(['office', 'cryptoapi'] as const)('is open to everybody: %s', (cipher) => {
    // More than one block of the key stream.
    const long = Array.from({ length: 150 }, (_, i) => [`示例项目${i}`, i + 0.5])
    const stream = makeXls([{ name: '表', rows: long }], { bare: true })
    const [sheet] = openOldWorkbook(withPassword(stream, 'VelvetSweatshop', cipher), BOUNDS)
    expect(sheet?.name).toBe('表')
    expect(sheet?.rows.map(({ cells }) => cells)).toEqual(long.map(([a, b]) => [a, String(b)]))
  })

  it.each(['office', 'cryptoapi'] as const)(
    'stays closed with a password of its own: %s',
    (cipher) => {
      const shut = withPassword(bare, 'velvetsweatshop', cipher)
      expect(() => openOldWorkbook(shut, BOUNDS)).toThrow(
        expect.objectContaining({ code: 'ENCRYPTED' }),
      )
    },
  )

  it('stays closed by a way that is not read here', () => {
    const first = 4 + Buffer.from(bare).readUInt16LE(2)
    const xor = record(0x2f, u16(0, 1, 2))
    const shut = compound(
      Buffer.concat([bare.subarray(0, first), xor, bare.subarray(first)]),
      'Workbook',
    )
    expect(() => openOldWorkbook(shut, BOUNDS)).toThrow(
      expect.objectContaining({ code: 'ENCRYPTED' }),
    )
  })
})

describe('what programs write wrong', () => {
  const listed = Buffer.from(bare)
  const boundsheet = listed.indexOf(Buffer.from([0x85, 0]))

  it('a place of a sheet where none begins', () => {
    const wrong = Buffer.from(bare)
    wrong.writeUInt32LE(3, boundsheet + 4)
    expect(cellsOf(compound(wrong, 'Workbook'))).toEqual([['表', READ]])
  })

  it('no sheet that is seen', () => {
    const book = makeXls([{ name: '甲', rows: ROWS }], { hidden: ['甲'] })
    expect(cellsOf(book)).toEqual([['甲', READ]])
  })

  it('texts of one byte a character under the mark of BIFF8', () => {
    const label = record(0x204, Buffer.concat([u16(0, 0, 0, GBK.length), GBK]))
    const sheet = Buffer.concat([
      record(0x809, Buffer.concat([u16(0x600, 0x10), Buffer.alloc(12)])),
      label,
      EOF,
    ])
    expect(cellsOf(sheet)).toEqual([['', [['货币资金']]]])
  })

  it('plain ASCII in a book of BIFF5 that claims UTF-16', () => {
    const wide = Buffer.from('存货', 'utf16le').toString('latin1')
    const book = Buffer.from(
      makeXls([{ name: 'S', rows: [['2019-09-30', wide]] }], { version: 5, bare: true }),
    )
    book.writeUInt16LE(1200, book.indexOf(Buffer.from([0x42, 0, 2, 0])) + 4)
    expect(cellsOf(compound(book, 'Book'))).toEqual([['S', [['2019-09-30', '存货']]]])
  })
})

describe('older kinds', () => {
  it('a sheet of BIFF2 to 4 in a compound file', () => {
    const sheet = Buffer.from(makeBareSheet(4, [[GBK, 7]]))
    expect(cellsOf(compound(sheet, 'Book'))).toEqual([['', [['货币资金', '7']]]])
  })

  it('records of BIFF2 under the mark of BIFF3', () => {
    const number = Buffer.alloc(8)
    number.writeDoubleLE(-2.5)
    const place = (column: number) => Buffer.concat([u16(0, column), Buffer.alloc(3)])
    const sheet = Buffer.concat([
      record(0x209, u16(3, 0x10, 0)),
      record(0x04, Buffer.concat([place(0), Buffer.from([GBK.length]), GBK])),
      record(0x03, Buffer.concat([place(1), number])),
      EOF,
    ])
    expect(cellsOf(sheet)).toEqual([['', [['货币资金', '-2.5']]]])
  })

  it('a book of BIFF4, its sheets one after the other', () => {
    const sheet = (name: string, value: number) => [
      record(0x8f, Buffer.concat([u32(0), Buffer.from([name.length]), Buffer.from(name)])),
      Buffer.from(makeBareSheet(4, [[GBK, value]])),
    ]
    const book = Buffer.concat([
      record(0x409, u16(4, 0x100, 0)),
      ...sheet('A', 1),
      ...sheet('B', 2),
      EOF,
    ])
    expect(cellsOf(book)).toEqual([
      ['A', [['货币资金', '1']]],
      ['B', [['货币资金', '2']]],
    ])
  })
})

describe('what a sheet shows', () => {
  /** A book whose one style shows numbers by this format, with a hidden column C. */
  const styled = (format: string): Uint8Array => {
    const head = Buffer.concat([
      u16(164, format.length),
      Buffer.from([0]),
      Buffer.from(format, 'latin1'),
    ])
    const globals = [
      record(0x809, Buffer.concat([u16(0x600, 5), Buffer.alloc(12)])),
      record(0x41e, head),
      record(0xe0, Buffer.concat([u16(0, 164), Buffer.alloc(16)])),
    ]
    const number = Buffer.alloc(8)
    number.writeDoubleLE(12_345_678)
    const sheet = Buffer.concat([
      record(0x809, Buffer.concat([u16(0x600, 16), Buffer.alloc(12)])),
      record(0x7d, u16(2, 2, 0, 0, 1, 0)),
      record(0x203, Buffer.concat([u16(0, 1, 0), number])),
      EOF,
    ])
    const name = Buffer.concat([Buffer.from([1, 0]), Buffer.from('S')])
    const at = Buffer.concat(globals).length + 4 + 6 + name.length + EOF.length
    const bound = record(0x85, Buffer.concat([u32(at), Buffer.from([0, 0]), name]))
    return compound(Buffer.concat([...globals, bound, EOF, sheet]), 'Workbook')
  }

  it('is its numbers at the scale of their format, where formats are asked for', () => {
    const book = styled('#,##0.00,')
    expect(cellsOf(book, true)).toEqual([['S', [['', '12345.678']]]])
    expect(cellsOf(book)).toEqual([['S', [['', '12345678']]]])
    expect(openOldWorkbook(book, BOUNDS, true)[0]?.rows[0]?.decimals?.[1]).toBe(2)
  })

  it('is not its hidden columns', () => {
    expect([...openOldWorkbook(styled('0'), BOUNDS)[0]!.hidden]).toEqual([2])
  })
})

it('holds no more cells than it may', () => {
  const rows = Array.from({ length: 40 }, () => [1, 2, 3])
  const book = makeXls([{ name: 'S', rows }])
  expect(() => openOldWorkbook(book, { cells: 100, sheets: 1 })).toThrow(
    expect.objectContaining({ code: 'TOO_LARGE' }),
  )
})
