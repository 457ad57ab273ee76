import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { readAll } from '../tables.test-support.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const NUMBER = '24442000000012345678'
const HEADS = '数电发票号码,开票日期,购买方名称,金额,税额,价税合计,是否正数发票,备注'
const LINES =
  '数电发票号码,开票日期,购买方名称,货物或应税劳务名称,数量,金额,税额,价税合计,是否正数发票'
const REMARK = '被红冲蓝字数电发票号码：24442000000012340000'
const table = (header: string, rows: string[]) =>
  [header, ...rows].map((row) =>
    row.split(',').map((c) => (/^-?[\d.]+$/.test(c) && c.length < 12 ? Number(c) : c)),
  )
const book = (heads: string[], lines: string[]): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      { name: '发票基础信息', rows: table(HEADS, heads) },
      { name: '信息汇总表', rows: table(LINES, lines) },
    ] as never,
  })
/** Goods of 1,000 with a discount of 100: the red invoice takes the goods back and gives the discount back. */
const goods = (sign: number) =>
  `${NUMBER},2024-12-05,甲,*塑料制品*粒子,${sign * 10},${sign * 1000},${sign * 130},${sign * 1130},否`
const discount = (sign: number) =>
  `${NUMBER},2024-12-05,甲,*塑料制品*粒子,,${-sign * 100},${-sign * 13},${-sign * 113},否`
const head = (sign: number) =>
  `${NUMBER},2024-12-05,甲,${sign * 900},${sign * 117},${sign * 1017},否,${REMARK}`
const RED = {
  amount: -90_000,
  tax: -11_700,
  total: -101_700,
  items: [
    { quantity: -10, amount: -100_000, tax: -13_000 },
    { quantity: null, amount: 10_000, tax: 1_300 },
  ],
}

describe('a red invoice with a discount line', () => {
  it.each([
    ['signs on both sheets', -1, -1],
    ['signs on neither', 1, 1],
    ['signs on the lines alone', 1, -1],
    ['signs on the heads alone', -1, 1],
  ])('has lines that come to its head: %s', async (_, ofHead, ofLines) => {
    for (const lines of [
      [goods(ofLines), discount(ofLines)],
      [discount(ofLines), goods(ofLines)],
    ]) {
      const { rows, bad } = await readAll(await book([head(ofHead)], lines))
      expect(bad).toEqual([])
      const items = rows[0]!.items.toSorted((a, b) => a.amount - b.amount)
      expect([{ ...rows[0], items }]).toMatchObject([{ ...RED, redOf: '24442000000012340000' }])
    }
  })

  it.each([-1, 1])(
    'is the sum of its lines where there are no heads (written with %i)',
    async (sign) => {
      for (const lines of [
        [goods(sign), discount(sign)],
        [discount(sign), goods(sign)],
      ]) {
        const { rows, bad } = await readAll(utf8([LINES, ...lines].join('\n')))
        expect(bad).toEqual([])
        const items = rows[0]!.items.toSorted((a, b) => a.amount - b.amount)
        expect([{ ...rows[0], items }]).toMatchObject([RED])
      }
    },
  )

  it('leaves a blue invoice and its discount as they are written', async () => {
    const blue = [goods(1), discount(1)].map((line) => line.replace(/否$/, '是'))
    const { rows } = await readAll(utf8([LINES, ...blue].join('\n')))
    expect(rows).toMatchObject([
      { amount: 90_000, items: [{ amount: 100_000 }, { amount: -10_000 }] },
    ])
  })
})

describe('lines that do not come to their head', () => {
  it('are taken and named, with both sums', async () => {
    const { rows, bad } = await readAll(await book([head(-1)], [goods(-1)]))
    expect(rows).toMatchObject([{ amount: -90_000, items: [{ amount: -100_000 }] }])
    expect(bad).toMatchObject([
      {
        sheet: '发票基础信息',
        row: 2,
        reason: '明细金额合计 -1,000.00 元，与发票金额 -900.00 元不符，按原数收入',
        raw: NUMBER,
        kept: true,
      },
    ])
  })
})
