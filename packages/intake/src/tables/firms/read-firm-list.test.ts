import { writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { type FirmRow, readFirmList } from './read-firm-list.ts'

async function read(source: string | Uint8Array): Promise<FirmRow[]> {
  const rows: FirmRow[] = []
  for await (const batch of readFirmList(typeof source === 'string' ? Buffer.from(source) : source))
    rows.push(...batch)
  return rows
}

it('rows are enterprises, tidied, and a faulty number says why', async () => {
  const rows = await read(
    [
      '授信名单,,',
      '序号,企业名称,统一社会信用代码',
      '1,甲公司,91440300708461136t',
      '2,乙公司,91440300708461136X',
      '3,丙公司,9.14403E+17',
      '4,,',
      ',,',
      '5,丁公司,12345',
      '6,戊公司,',
    ].join('\n'),
  )
  expect(rows.map(({ row, taxNo, name, why }) => [row, taxNo, name, why])).toEqual([
    [3, '91440300708461136T', '甲公司', null],
    [4, '91440300708461136X', '乙公司', '纳税人识别号的校验位不符，请核对'],
    [5, '9.14403E+17', '丙公司', expect.stringContaining('科学计数法')],
    [8, '12345', '丁公司', expect.stringContaining('应为15位')],
    [9, '', '戊公司', '没有填写纳税人识别号'],
  ])
})

it('of a workbook every sheet with the column is read, and no other', async () => {
  const rows = await read(
    await writeXlsx({
      sheets: [
        { name: '说明', rows: [['列', '说明']] },
        { name: '一', rows: [['税号'], ['91440300708461136T']] },
        {
          name: '二',
          rows: [
            ['公司名称', '税号'],
            ['甲', '91440300708461136T'],
          ],
        },
      ],
    }),
  )
  expect(rows.map(({ sheet, row, name }) => [sheet, row, name])).toEqual([
    ['一', 2, ''],
    ['二', 2, '甲'],
  ])
})

it('a list that goes on in another sheet without a header goes on, faulty rows among it', async () => {
  const rows = await read(
    await writeXlsx({
      sheets: [
        {
          name: '一',
          rows: [
            ['公司名称', '税号'],
            ['甲', '91440300708461136T'],
          ],
        },
        {
          name: '二',
          rows: [
            ['乙', '12345'],
            ['丙', '91440300708461136T'],
          ],
        },
        {
          name: '说明',
          rows: [
            ['列', '说明'],
            ['第二列', '必填'],
            ['第一列', '选填'],
          ],
        },
        { name: '三', rows: Array.from({ length: 60 }, () => ['丁', '91440300708461136T']) },
      ],
    }),
  )
  const of = (name: string) => rows.filter(({ sheet }) => sheet === name)
  expect(of('二').map(({ row, name, why }) => [row, name, why === null])).toEqual([
    [1, '乙', false],
    [2, '丙', true],
  ])
  expect(of('说明')).toEqual([])
  expect(of('三').map(({ row }) => row)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1))
})

it('without the column it is refused, and one enterprise more than ten thousand is', async () => {
  await expect(read('企业名称\n甲公司')).rejects.toThrow('没有“纳税人识别号”')
  const line = '91440300708461136T\n'
  expect(await read(`税号\n${line.repeat(10_000)}`)).toHaveLength(10_000)
  await expect(read(`税号\n${line.repeat(10_001)}`)).rejects.toThrow('名单超过 10000 家')
})
