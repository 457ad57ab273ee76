/** Sales by product and by region; what the lines do not tell is a line of its own. Sums by hand. */
import { describe, expect, it } from 'vitest'
import { LAST } from '../../../test-support/erp/facts.ts'
import { SOLD, setFacts } from '../../../test-support/erp/set.ts'
import type { TableBlock } from '../../report/document.ts'
import type { ErpFacts } from '../facts.ts'
import { erpReport } from '../report.ts'

const block = (id: string, facts: ErpFacts = setFacts()) =>
  erpReport(facts, LAST)
    .sections.find((section) => section.id === 's05-revenue')!
    .blocks.find((one) => one.id === id) as TableBlock | undefined

describe('sales of twelve months', () => {
  it('by product, what names none last', () => {
    expect(block('revenue-products')!.rows).toEqual([
      { item: '纸', name: '纸品', amount: 60_000, share: 0.6 },
      { item: '笔', name: '笔品', amount: 30_000, share: 0.3 },
      { item: null, name: '未知', amount: 10_000, share: 0.1 },
    ])
  })
  it('open to the lines of the months that they were sold in', () => {
    const { evidence } = block('revenue-products')!
    expect(evidence![0]).toMatchObject([
      {
        dataset: 'SALES_LINE',
        where: {
          all: [
            { field: 'month', in: [LAST - 1, LAST] },
            { field: 'item', in: ['纸'] },
          ],
        },
      },
    ])
  })
  it('beyond those that are listed come to one line', () => {
    const items = Array.from({ length: 23 }, (_, i) => ({
      ...{ item: `A${i}`, name: null, month: LAST, amount: (100 - i) * 100 },
    }))
    const { rows } = block('revenue-products', setFacts({ sold: { ...SOLD, items } }))!
    // 80 + 79 + 78 of what is left behind the first twenty.
    expect([rows.length, rows.at(-1)]).toEqual([
      21,
      { item: null, name: '其余3种产品', amount: 237, share: expect.closeTo(237 / 2047, 5) },
    ])
  })
  it('by region, what is not known last', () => {
    expect(block('revenue-regions')!.rows).toEqual([
      { region: '广东', amount: 55_000, share: 0.55 },
      { region: '上海', amount: 25_000, share: 0.25 },
      { region: '未知', amount: 20_000, share: 0.2 },
    ])
  })
  it('whose customers have no number that may be read says why', () =>
    expect(
      block('revenue-regions', setFacts({ sold: { ...SOLD, numbered: false } }))!.note,
    ).toContain('没有可以使用的发票'))
  it('that are not there are said to be missing', () => {
    const none = setFacts({ sold: { items: [], regions: [], numbered: true } })
    expect(JSON.stringify(block('revenue-undivided', none))).toContain('没有近12个月的销售明细')
  })
  it('are left out where the report did not ask', () => {
    const { sold: _, ...rest } = setFacts()
    expect(block('revenue-products', rest)).toBeUndefined()
    expect(block('revenue-undivided', rest)).toBeUndefined()
  })
})
