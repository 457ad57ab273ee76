import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { readGrids } from '../../forms/read-grids.ts'
import { readStatements } from '../../statement/read-statement.ts'
import { atScale, numberFormatOf } from './number-formats.ts'

describe('formats of numbers', () => {
  it.each([
    ['General', null, 0],
    ['@', null, 0],
    ['0.00%', null, 0],
    ['yyyy-mm-dd', null, 0],
    ['#,##0.00', 2, 0],
    ['_ * #,##0.00_ ;_ * \\-#,##0.00_ ;_ * "-"??_ ;_ @_ ', 2, 0],
    ['#,##0', 0, 0],
    ['#,##0,', 0, 3],
    ['#,##0.00,,', 2, 6],
    ['0!.0,', 0, 4],
    ['0!.0000', 0, 4],
    ['0\\.0,', 0, 4],
    ['0"."0000"万"', 0, 4],
    ['"¥"#,##0.00;[Red]"¥"\\-#,##0.00', 2, 0],
  ])('%s shows %s decimals, scaled by 10^%s', (format, decimals, scale) => {
    expect(numberFormatOf(format)).toEqual({ decimals, scale })
  })

  it.each([
    ['12345678', 4, '1234.5678'],
    ['-5', 3, '-0.005'],
    ['123.45', 2, '1.2345'],
    ['1.5E7', 3, '1.5E7e-3'],
    ['7', 0, '7'],
  ])('%s at a scale of %s is %s', (stored, scale, shown) => {
    expect(atScale(stored, scale)).toBe(shown)
  })
})

describe('a workbook', () => {
  const labels = ['一、营业收入', '减：营业成本', '四、净利润', '（一）基本每股收益']
  const book = (numFmt: string, unit: string, hidden: number[] = []): Promise<Uint8Array> =>
    writeXlsx({
      sheets: [
        {
          name: '利润表',
          columns: [0, 1, 2].map((n) => ({ width: 12, numFmt, hidden: hidden.includes(n) })),
          rows: [
            ['利润表', `单位：${unit}`, null],
            ['项目', '本期金额', '本期发生额'],
            ...labels.map((label, i) => [label, i === 3 ? 0.4285 : 12_345_678 * (i + 1), 7 + i]),
          ],
        },
      ],
    } as never)
  const read = async (bytes: Uint8Array) => readStatements(await readGrids(bytes))[0]

  it('that shows ten thousands is in ten thousands', async () => {
    const statement = await read(await book('0!.0,', '万元'))
    expect(statement?.items[0]?.values.本期).toBe('12345678.00')
  })

  it('tells what is earned per share as the sheet shows it', async () => {
    expect((await read(await book('#,##0.00', '元')))?.items[3]?.values.本期).toBe('0.43')
    expect((await read(await book('0.0000', '元')))?.items[3]?.values.本期).toBe('0.4285')
  })

  it('whose columns are hidden tells those that are seen', async () => {
    const statement = await read(await book('0.00', '元', [1]))
    expect(statement?.periods.map(({ printed }) => printed)).toEqual(['本期发生额'])
    expect(statement?.items[1]?.values.本期).toBe('8.00')
  })
})
