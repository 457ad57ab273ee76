import { describe, expect, it } from 'vitest'
import { gridsOfPages } from '../../forms/read-pages.ts'
import { taxDocumentsOf } from '../read-documents.ts'

const SIZE = 8
const widthOf = (text: string): number =>
  [...text].reduce((w, ch) => w + (ch > '\u00ff' ? SIZE : SIZE / 2), 0)
type Printed = readonly (readonly [at: number, text: string])[]
const read = (lines: readonly Printed[], source: 'PDF_TEXT' | 'OCR' = 'PDF_TEXT') => {
  const runs = lines.flatMap((line, i) =>
    line.map(([x, text]) => {
      const y = 30 + i * 18
      return { text, x, y, width: widthOf(text), height: SIZE, confidence: 1 }
    }),
  )
  const page = { width: 560, height: 800, runs }
  return taxDocumentsOf(gridsOfPages([page], source)).documents.payments[0]
}

const TOP: Printed[] = [
  [[200, '税收完税证明']],
  [[380, 'No.336015240100012345']],
  [
    [20, '填发日期：2024 年 2 月 20 日'],
    [240, '税务机关：示例市税务局第一税务所'],
  ],
]
const HEAD: Printed = [
  [20, '原凭证号'],
  [110, '税 种'],
  [180, '品 目 名 称'],
  [270, '税 款 所 属 时 期'],
  [390, '入（退）库日期'],
  [470, '实缴（退）金额'],
]
const line = (no: string, kind: string, item: string, amount: string): Printed => [
  [20, no],
  [105, kind],
  [180, item],
  [260, '2024-01-01至2024-01-31'],
  [390, '2024-02-18'],
  [510 - widthOf(amount), amount],
]
const SUM: Printed = [
  [20, '金额合计'],
  [90, '（大写）人民币壹仟叁佰贰拾元玖角贰分'],
  [470, '¥1,320.92'],
]
const LINES = [
  line('336016240200011111', '增值税', '商业(13%)', '1,234.50'),
  line('336016240200022222', '城市维护建设税', '市区（增值税附征）', '86.42'),
]

describe('a payment certificate on a page', () => {
  it('tells its lines by what stands in them, and its sums', () => {
    const told = read([...TOP, HEAD, ...LINES, SUM])
    const period = { from: '2024-01-01', to: '2024-01-31' }
    expect(told?.items).toMatchObject([
      {
        voucherNo: '336016240200011111',
        taxKind: '增值税',
        taxItem: '商业(13%)',
        period,
        paidOn: '2024-02-18',
        amount: '1234.50',
      },
      { taxKind: '城市维护建设税', taxItem: '市区(增值税附征)', period, amount: '86.42' },
    ])
    expect(told?.checks.map(({ ok }) => ok)).toEqual([true, true])
    expect(told?.items.every(({ confidence }) => confidence >= 0.9)).toBe(true)
  })

  it('joins the name of an item that goes on below', () => {
    const told = read([...TOP, HEAD, LINES[0]!, [[180, '批发零售业']], LINES[1]!, SUM])
    expect(told?.items.map(({ taxItem }) => taxItem)).toEqual([
      '商业(13%)批发零售业',
      '市区(增值税附征)',
    ])
  })

  it('leaves to a person what was recognised and no sum confirms', () => {
    const told = read([...TOP, HEAD, ...LINES], 'OCR')
    expect(told?.items).toHaveLength(2)
    expect(told?.items.every(({ confidence }) => confidence < 0.9)).toBe(true)
  })

  it('of a bank has the period alone', () => {
    const told = read([
      [[200, '电子缴税付款凭证']],
      [
        [20, '税（费）种名称'],
        [200, '所属时期'],
        [400, '实缴金额'],
      ],
      [
        [20, '增值税'],
        [180, '20240101-20240131'],
        [400, '100.00'],
      ],
      [
        [20, '教育费附加'],
        [180, '20240101-20240131'],
        [404, '3.00'],
      ],
    ])
    expect(
      told?.items.map(({ taxKind, period, paidOn, amount }) => [
        taxKind,
        period.to,
        paidOn,
        amount,
      ]),
    ).toEqual([
      ['增值税', '2024-01-31', null, '100.00'],
      ['教育费附加', '2024-01-31', null, '3.00'],
    ])
  })
})
