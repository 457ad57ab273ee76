import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { readAll } from '../tables.test-support.ts'

const HEADS = [
  '序号',
  '发票代码',
  '发票号码',
  '数电发票号码',
  '销方识别号',
  '销方名称',
  '购方识别号',
  '购买方名称',
  '开票日期',
  '金额',
  '税额',
  '价税合计',
  '发票来源',
  '发票票种',
  '发票状态',
  '是否正数发票',
  '发票风险等级',
  '开票人',
  '备注',
]
const LINES = [
  ...HEADS.slice(0, 9),
  '税收分类编码',
  '特定业务类型',
  '货物或应税劳务名称',
  '规格型号',
  '单位',
  '数量',
  '单价',
  '金额',
  '税率',
  '税额',
  '价税合计',
  ...HEADS.slice(12),
]
const digital = (n: number): string => `2444200000000000${String(n).padStart(4, '0')}`
const parties = ['91440300MA5EXAMPLE', '深圳市示例甲公司', '91310000MA1EXAMPLE', '上海示例乙公司']
const tail = ['电子发票服务平台', '数电票（普通发票）', '正常', '是', '正常', '张示例', '']
const head = (n: number) => [
  n,
  '',
  '',
  digital(n),
  ...parties,
  '2025-01-05 10:20:30',
  200,
  26,
  226,
  ...tail,
]
const line = (n: number, k: number) => [
  n,
  '',
  '',
  digital(n),
  ...parties,
  '2025-01-05 10:20:30',
  '1090101010000000000',
  '',
  `*塑料制品*粒子${k}`,
  'A1',
  '千克',
  2,
  50,
  100,
  '13%',
  13,
  113,
  ...tail,
]
const book = (sheets: { name: string; rows: unknown[][] }[]): Promise<Uint8Array> =>
  writeXlsx({ sheets: sheets as never })

describe('XLSX tables of invoices', () => {
  it('joins heads and lines of the full export, whatever the order of lines', async () => {
    const heads = Array.from({ length: 3_000 }, (_, i) => head(i))
    const lines = heads.flatMap((_, i) => [line(i, 1), line(i, 2)])
    for (const order of [lines, [...lines].reverse()]) {
      const bytes = await book([
        { name: '信息汇总表', rows: [LINES, ...order] },
        { name: '说明', rows: [['本表由系统导出']] },
        { name: '发票基础信息', rows: [['全量发票查询导出结果'], [], HEADS, ...heads] },
      ])
      const { rows, bad } = await readAll(bytes, { taxNo: parties[0]! })
      expect(bad.map((b) => b.reason)).toEqual(['工作表“说明”不是发票清单，未读取'])
      expect(rows).toHaveLength(3_000)
      expect(new Set(rows.map((r) => r.key)).size).toBe(3_000)
      expect(rows.every((r) => r.items.length === 2 && r.total === 22_600)).toBe(true)
      expect(rows[0]).toMatchObject({
        direction: 'OUT',
        kind: 'DIGITAL_NORMAL',
        issueDate: '2025-01-05',
        second: 37_230,
        drawer: '张示例',
        abnormal: false,
        source: '电子发票服务平台',
        items: [{ quantity: 2, price: 50, amount: 10_000, tax: 1_300, unit: '千克' }, {}],
      })
    }
  })

  it('names lines without a head, and keeps heads without lines', async () => {
    const bytes = await book([
      { name: '发票基础信息', rows: [HEADS, head(1), head(2)] },
      { name: '信息汇总表', rows: [LINES, line(2, 1), line(2, 2), line(9, 1)] },
    ])
    const { rows, bad } = await readAll(bytes)
    expect(rows.map((r) => [r.key, r.items.length]).sort()).toEqual([
      [digital(1), 0],
      [digital(2), 2],
    ])
    expect(bad).toMatchObject([{ sheet: '信息汇总表', row: 4, raw: digital(9), kept: false }])
  })

  it('reads dates stored as dates, shared and inline strings, and a file on disk', async () => {
    const when = new Date(Date.UTC(2024, 0, 31))
    const folder = await mkdtemp(join(tmpdir(), 'xinjian-table-'))
    try {
      for (const stringMode of ['shared', 'inline'] as const) {
        const path = join(folder, `${stringMode}.xlsx`)
        const rows = [
          ['发票号码', '开票日期', '购方名称', '金额', '税额', '价税合计'],
          ['00000001', when, '甲 & 乙 <有限>', 0.1 + 0.2, 0, 0.3],
        ]
        await writeFile(
          path,
          await writeXlsx({ sheets: [{ name: 'S', rows }] as never, stringMode }),
        )
        const table = await readAll(path)
        expect(table.bad).toEqual([])
        expect(table.rows).toMatchObject([
          { issueDate: '2024-01-31', amount: 30, total: 30, buyer: { name: '甲 & 乙 <有限>' } },
        ])
      }
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  const ns = 'http://schemas.openxmlformats.org'
  const rel = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${ns}/officeDocument/2006/relationships/${type}" Target="${target}"/>`
  const handmade = (sheet: string, strings: string): Uint8Array =>
    zipSync({
      '_rels/.rels': strToU8(
        `<Relationships>${rel('r', 'officeDocument', '/xl/workbook.xml')}</Relationships>`,
      ),
      'xl/workbook.xml': strToU8(
        `<x:workbook xmlns:x="m" xmlns:r="r"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="S" sheetId="1" r:id="a"/></x:sheets></x:workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships>${rel('a', 'worksheet', 'worksheets/one.xml')}${rel('b', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
      ),
      'xl/worksheets/one.xml': strToU8(sheet),
      'xl/sharedStrings.xml': strToU8(strings),
    })
  const titles = ['发票号码', '开票日期', '购方名称', '金额', '税额', '价税合计']

  it('reads prefixed names, rich and empty strings, gaps, missing references and the 1904 calendar', async () => {
    const strings = `<x:sst xmlns:x="m">${titles.map((t) => `<x:si><x:t>${t}</x:t></x:si>`).join('')}<x:si/><x:si><x:r><x:t>甲</x:t></x:r><x:r><x:t xml:space="preserve"> si&gt;乙</x:t></x:r><x:rPh sb="0" eb="1"><x:t>jia</x:t></x:rPh></x:si></x:sst>`
    const headerRow = titles.map((_, i) => `<x:c t="s"><x:v>${i}</x:v></x:c>`).join('')
    const sheet = `<x:worksheet xmlns:x="m"><x:cols><x:col min="1"/></x:cols><x:sheetData><x:row>${headerRow}<x:c t="s"><x:v>6</x:v></x:c></x:row><x:row r="5"><x:c r="A5"><x:v>12345678</x:v></x:c><x:c r="B5" s="3"><x:f>TODAY()</x:f><x:v>43495</x:v></x:c><x:c r="C5" t="s"><x:v>7</x:v></x:c><x:c r="F5" t="n"><x:v>1.13E2</x:v></x:c><x:c r="D5"><x:v>100</x:v></x:c></x:row></x:sheetData></x:worksheet>`
    const { rows, bad } = await readAll(handmade(sheet, strings))
    expect(bad).toEqual([])
    expect(rows).toMatchObject([
      { row: 5, issueDate: '2023-01-31', buyer: { name: '甲 si>乙' }, amount: 10_000, tax: 1_300 },
    ])
  })

  it.each([
    ['an entity', `<!DOCTYPE x [<!ENTITY a "b">]><worksheet><sheetData/></worksheet>`, '实体'],
    [
      'a bomb',
      `<worksheet><sheetData>${' '.repeat(40 * 1024 * 1024)}</sheetData></worksheet>`,
      '异常庞大',
    ],
  ])('refuses %s in a sheet', async (_, sheet, message) => {
    await expect(readAll(handmade(sheet, '<sst></sst>'))).rejects.toThrow(message)
  })

  it('refuses a part by the size that it claims, before any of it is unpacked', async () => {
    const bytes = Buffer.from(handmade('<worksheet><sheetData/></worksheet>', '<sst></sst>'))
    const name = bytes.lastIndexOf('xl/worksheets/one.xml')
    bytes.writeUInt32LE(2 ** 31, name - 46 + 24)
    await expect(readAll(bytes)).rejects.toMatchObject({ code: 'ZIP_BOMB' })
  })

  it('keeps of a shared text what tells that it is too long, however often it is named', async () => {
    const texts = [...titles, '甲'.repeat(100_000)]
    const strings = `<sst>${texts.map((t) => `<si><t>${t}</t></si>`).join('')}</sst>`
    const cells = (values: string[]) => `<row>${values.join('')}</row>`
    const shared = (i: number) => `<c t="s"><v>${i}</v></c>`
    const one = ['<c><v>12345678</v></c>', '<c><v>45000</v></c>', shared(6), '<c><v>1</v></c>']
    const sheet = `<worksheet><sheetData>${cells(titles.map((_, i) => shared(i)))}${cells([...one, '<c><v>0</v></c>', '<c><v>1</v></c>']).repeat(50)}</sheetData></worksheet>`
    const { rows, bad } = await readAll(handmade(sheet, strings))
    expect([rows.length, bad.length]).toEqual([0, 50])
    expect(bad[0]?.reason).toBe('文字过长，超过 2000 字')
  })

  it.each([
    [
      'a cut file',
      async () => (await book([{ name: 'S', rows: [HEADS, head(1)] }])).subarray(0, 900),
      '已损坏',
    ],
    ['a ZIP that is no workbook', async () => zipSync({ 'a.txt': strToU8('x') }), '不是 XLSX'],
    [
      'a workbook of something else',
      () => book([{ name: 'S', rows: [['姓名'], ['张三']] }]),
      '缺少列',
    ],
  ])('says in Chinese why it cannot read %s', async (_, bytes, message) => {
    await expect(readAll(await bytes())).rejects.toThrow(message)
  })
})
