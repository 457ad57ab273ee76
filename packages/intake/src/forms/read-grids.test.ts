import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { makeBareSheet, makeXls } from '../../test-support/xls.ts'
import type { GridSheet } from './grid.ts'
import { gridFormat, readGrids } from './read-grids.ts'

const ROWS = [
  ['资产负债表', null, null],
  ['项目', '行次', '期末余额'],
  ['货币资金', 1, 1234.56],
  ['应收账款', 2, -7],
]
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
/** 货币资金 in GBK. */
const GBK = Buffer.from('bbf5b1d2d7cabdf0', 'hex')

/** Rows as texts by column, '' where nothing stands. */
const texts = (sheet: GridSheet | undefined): string[][] =>
  (sheet?.rows ?? []).map(({ cells }) => {
    const row: string[] = []
    for (const { column, text } of cells) row[column] = text
    return Array.from(row, (text) => text ?? '')
  })
const EXPECTED = [
  ['资产负债表'],
  ['项目', '行次', '期末余额'],
  ['货币资金', '1', '1234.56'],
  ['应收账款', '2', '-7'],
]

describe('workbooks as grids', () => {
  it('reads XLSX with the place of every cell', async () => {
    const bytes = await writeXlsx({ sheets: [{ name: '表', rows: ROWS }] as never })
    const [sheet] = await readGrids(bytes)
    expect(texts(sheet)).toEqual(EXPECTED)
    expect(sheet?.rows[2]?.cells[2]?.place).toBe('表!C3')
  })

  it.each([
    ['whole', {}],
    ['with a directory that lies elsewhere', { damage: 'directory' as const }],
    ['cut short in its last sector', { damage: 'cut' as const }],
    ['bare', { bare: true }],
    ['with shared texts broken over records', { piece: 24 }],
    ['with texts in several forms of letters', { rich: true }],
  ])('reads BIFF8 %s', async (_, options) => {
    const [sheet] = await readGrids(makeXls([{ name: '表', rows: ROWS }], options))
    expect(texts(sheet)).toEqual(EXPECTED)
  })

  it('reads BIFF5 in its code page', async () => {
    const rows = [[GBK.toString('latin1'), 1, 0.5]]
    const [sheet] = await readGrids(makeXls([{ name: 'S', rows }], { version: 5 }))
    expect(texts(sheet)).toEqual([['货币资金', '1', '0.5']])
  })

  it('leaves hidden sheets out', async () => {
    const sheets = [
      { name: '甲', rows: ROWS },
      { name: '乙', rows: ROWS },
    ]
    const found = await readGrids(makeXls(sheets, { hidden: ['甲'] }))
    expect(found.map(({ name }) => name)).toEqual(['乙'])
  })

  it.each([0, 2, 3, 4] as const)('reads a bare sheet of version %i', async (version) => {
    const [sheet] = await readGrids(
      makeBareSheet(version, [
        [GBK, 7],
        [GBK, -1234.5],
      ]),
    )
    expect(texts(sheet)).toEqual([
      ['货币资金', '7'],
      ['货币资金', '-1234.5'],
    ])
  })

  it('reads a workbook in XML that is named .xls', async () => {
    const cell = (value: unknown) => `<Cell><Data ss:Type="String">${value}</Data></Cell>`
    const xml = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<Worksheet ss:Name="表"><Table><Row>${cell('货币资金')}<Cell ss:Index="3"><Data ss:Type="Number">5</Data></Cell></Row>
<Row ss:Index="4">${cell('存货')}</Row></Table></Worksheet></Workbook>`
    const [sheet] = await readGrids(utf8(xml))
    expect(texts(sheet)).toEqual([['货币资金', '', '5'], ['存货']])
    expect(sheet?.rows[1]?.row).toBe(4)
  })
})

describe('texts as grids', () => {
  it('reads CSV in UTF-8 and GBK', async () => {
    expect(texts((await readGrids(utf8('\ufeff货币资金,"1,234.56"\n')))[0])).toEqual([
      ['货币资金', '1,234.56'],
    ])
    const bytes = Buffer.concat([GBK, Buffer.from(',5\r\n')])
    expect(texts((await readGrids(bytes))[0])).toEqual([['货币资金', '5']])
  })

  it('reads tables of a page with spans, inputs and the lines around them', async () => {
    const html = `<!doctype html><html><head><title>利润表</title><style>td{a:b}</style><script>if(a<b){"<td>"}</script></head>
<body><h1>利 润 表</h1><!-- <table><tr><td>不</td></tr></table> -->
<table><tr><td colspan=2>项目<td>本期金额<tr><td rowspan="2">一、营业收入&nbsp;</td><td>1</td>
<td><input type=text id=C1 value=12.50></td></tr><tr><td>2<td><input type="hidden" value="9"><input ng-model='a["x>y"]' value='3'></td></tr></table>
单位：元</body></html>`
    const [sheet] = await readGrids(utf8(html))
    expect(texts(sheet)).toEqual([
      ['利润表'],
      ['利 润 表'],
      ['项目', '', '本期金额'],
      ['一、营业收入', '1', '12.50'],
      ['', '2', '3'],
      ['单位：元'],
    ])
    expect(sheet?.rows[3]?.cells[2]?.name).toBe('C1')
    expect(sheet?.rows[4]?.cells[1]?.name).toBe('a["x>y"]')
  })

  it('reads lists, addressed forms and records of an answer, text in text too', async () => {
    const answer = {
      code: '0',
      body: JSON.stringify({
        list: [
          { hmc: '一、营业收入', bqje: 1.5 },
          { hmc: '减：营业成本', bqje: '0.0' },
        ],
        data: [
          { trs: [{ tds: { hmc: { value: '甲' } } }, { tds: { hmc: { value: '乙' } } }] },
          { data: { h1l1: { value: '收入' }, h1l2: { value: '7' }, h2l1: { value: '成本' } } },
        ],
      }),
    }
    const sheets = await readGrids(utf8(JSON.stringify(answer)))
    const named = Object.fromEntries(sheets.map((sheet) => [sheet.name, texts(sheet)]))
    expect(named).toMatchObject({
      $: [['code', '0']],
      '$.body.list': [
        ['hmc', 'bqje'],
        ['一、营业收入', '1.5'],
        ['减：营业成本', '0.0'],
      ],
      '$.body.data[0].trs': [['hmc'], ['甲'], ['乙']],
      '$.body.data[1].data': [['收入', '7'], ['成本']],
    })
    const list = sheets.find(({ name }) => name === '$.body.list')
    expect(list?.rows[1]?.cells[1]?.place).toBe('$.body.list[0].bqje')
  })
})

describe('what is no grid', () => {
  it('is told by content', () => {
    expect(gridFormat(utf8('%PDF-1.7'))).toBeNull()
    expect(gridFormat(utf8('<?xml version="1.0"?><EInvoice/>'))).toBeNull()
    expect(gridFormat(utf8('一行字'))).toBeNull()
  })

  it.each([
    [
      'a compound file without a workbook',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)]),
    ],
    ['broken JSON', utf8('{"a": [1,')],
    ['JSON nested beyond reason', utf8(`${'['.repeat(60)}${']'.repeat(60)}`)],
  ])('refuses %s', async (_, bytes) => {
    await expect(readGrids(bytes)).rejects.toMatchObject({ name: 'IntakeError' })
  })
})
