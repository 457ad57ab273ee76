/** Statements as pages of print, whose headings stand close together, over nothing, or on the page before. */
import { describe, expect, it } from 'vitest'
import type { TextPage, TextRun } from '../layout/text.ts'
import { readStatements } from '../statement/read-statement.ts'
import type { ParsedStatement } from '../statement/statement.ts'
import { gridsOfPages } from './read-pages.ts'

const SIZE = 8
const widthOf = (text: string): number =>
  [...text].reduce((w, ch) => w + (ch > '\u00ff' ? SIZE : SIZE / 2), 0)

/** A page of lines; a number before a text says where it begins, `>` where it ends. */
type Printed = readonly (
  | readonly [at: number, text: string]
  | readonly [at: number, text: string, '>']
)[]
const pageOf = (lines: readonly Printed[]): TextPage => ({
  width: 600,
  height: 800,
  runs: lines.flatMap((line, i) =>
    line.map(([at, text, flush]): TextRun => {
      const width = widthOf(text)
      const x = flush ? at - width : at
      return { text, x, y: 30 + i * 14, width, height: SIZE, confidence: 1 }
    }),
  ),
})
const read = (...pages: (readonly Printed[])[]): ParsedStatement[] =>
  readStatements(gridsOfPages(pages.map(pageOf), 'PDF_TEXT'))
const values = (statement: ParsedStatement | undefined, period: string) =>
  statement?.items.map((item) => item.values[period] ?? null)

const LABELS = ['货币资金', '应收账款', '存货', '流动资产合计', '资产总计']
const amounts = (line: (i: number) => Printed, labels = LABELS): Printed[] =>
  labels.map((label, i) => [[20, label], ...line(i)])
const two = (i: number): Printed => [
  [260, `${i + 1},000.00`, '>'],
  [340, `${i + 1},500.00`, '>'],
]
const TOP: Printed[] = [
  [[160, '资产负债表']],
  [
    [20, '编制单位：某公司'],
    [260, '单位：元'],
  ],
]

describe('headings of a page', () => {
  it('are apart where one ends and the next begins', () => {
    const [statement] = read([
      ...TOP,
      [
        [20, '项目'],
        [210, '2023年12月31日'],
        [271, '2022年12月31日'],
      ],
      ...amounts(two),
    ])
    expect(statement?.periods.map(({ key }) => key)).toEqual(['2023-12-31', '2022-12-31'])
    const [flows] = read([
      [[160, '利润表']],
      [
        [20, '项目'],
        [200, '本年累计金额'],
        [253, '上年同期累计金额'],
      ],
      ...amounts(two, ['一、营业收入', '减：营业成本', '税金及附加', '二、营业利润']),
    ])
    expect(flows?.periods.map(({ key }) => key)).toEqual(['本年累计', '上年同期累计'])
  })

  it('are apart where recognition read two as one', () => {
    const [statement] = read([
      ...TOP,
      [
        [20, '项目'],
        [220, '2023年金额2022年金额'],
      ],
      ...amounts(two),
    ])
    expect(statement?.periods.map(({ key }) => key)).toEqual(['2023', '2022'])
    expect(values(statement, '2022')?.[1]).toBe('2500.00')
  })

  it('of notes and remarks stand over columns in which nothing or a number stands', () => {
    const [statement] = read([
      ...TOP,
      [
        [20, '项目'],
        [150, '附注'],
        [220, '期末余额'],
        [300, '年初余额'],
        [380, '备注'],
      ],
      ...amounts((i) => [[154, i % 2 ? '五、3' : '12'], ...two(i)]),
    ])
    expect(values(statement, '期末')).toEqual(LABELS.map((_, i) => `${i + 1}000.00`))
    expect(values(statement, '年初')).toEqual(LABELS.map((_, i) => `${i + 1}500.00`))
  })

  it('that say only 金额 over two columns leave which is which to a person', () => {
    const [statement] = read([
      ...TOP,
      [
        [20, '项目'],
        [250, '金额'],
      ],
      ...amounts(two),
    ])
    expect(statement?.items.every(({ confidence }) => confidence < 0.9)).toBe(true)
  })

  it('are days in English', () => {
    const [statement] = read([
      ...TOP,
      [
        [20, '项目'],
        [200, 'Dec 31, 2023'],
        [290, 'Dec 31, 2022'],
      ],
      ...amounts(two),
    ])
    expect(statement?.periods.map(({ key }) => key)).toEqual(['2023-12-31', '2022-12-31'])
  })
})

describe('amounts of a page', () => {
  it('are printed in full width, with the sign behind, or in yuan', () => {
    const printed = ['１，０００．００', '2,000.00-', '3,000.00元', '¥-4,000.00', '5,000.00']
    const [statement] = read([
      ...TOP,
      [
        [20, '项目'],
        [220, '期末余额'],
        [300, '年初余额'],
      ],
      ...amounts((i) => [
        [260, printed[i]!, '>'],
        [340, '1.00', '>'],
      ]),
    ])
    expect(values(statement, '期末')).toEqual([
      '1000.00',
      '-2000.00',
      '3000.00',
      '-4000.00',
      '5000.00',
    ])
  })
})

describe('a page that goes on', () => {
  const first: Printed[] = [
    [[160, '资产负债表']],
    [
      [20, '编制单位：某公司'],
      [260, '单位：万元'],
    ],
    [
      [20, '项目'],
      [220, '期末余额'],
      [300, '年初余额'],
    ],
    ...amounts(two),
  ]
  const rest = ['短期借款', '应付账款', '流动负债合计', '负债合计', '未分配利润']

  it('is in the unit of the page before', () => {
    const [statement, ...more] = read(first, [[[160, '资产负债表（续）']], ...amounts(two, rest)])
    expect(more).toEqual([])
    expect(statement?.items.find(({ label }) => label === '短期借款')?.values.期末).toBe(
      '10000000.00',
    )
  })

  it('has references to notes that are no column of amounts', () => {
    const [statement, ...more] = read(
      first,
      amounts((i) => [[156, `${20 + (i % 3)}`], ...two(i)], rest),
    )
    expect(more).toEqual([])
    expect(statement?.items.find(({ label }) => label === '负债合计')?.values.年初).toBe(
      '45000000.00',
    )
  })

  it('is a statement of its own in its own unit where it has a title', () => {
    const income = ['一、营业收入', '减：营业成本', '税金及附加', '二、营业利润']
    const heads: Printed = [
      [20, '项目'],
      [220, '本期金额'],
      [300, '上期金额'],
    ]
    const [, second] = read(first, [[[160, '利润表']], heads, ...amounts(two, income)])
    expect(second?.unit).toBe('元')
  })
})
