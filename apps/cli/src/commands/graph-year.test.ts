/** `graph --through`: whose word counts, and in which months. Sums by hand. */
import { describe, expect, it } from 'vitest'
import { graphCommand } from '../cli.test-support.ts'

const { file, graph } = graphCommand()

describe('xinjian graph of twelve months', () => {
  const HEAD = '企业代号,发票号码,开票日期,购方单位代号,金额,税额,价税合计,发票状态'
  let number = 0
  const row = (owner: string, party: string, total: number, day: string) =>
    `${owner},${++number},${day},${party},${total},0,${total},有效发票`
  const files = async (sales: string[], purchases: string[]) => [
    ...['--sales', await file('of-year.csv', [HEAD, ...sales].join('\n'))],
    ...['--purchases', await file('b.csv', [HEAD.replace('购', '销'), ...purchases].join('\n'))],
  ]

  it('takes the word of the seller, be it the smaller one, and the buyer’s where the seller tells nothing in them', async () => {
    const all = await files(
      [
        ...[row('E1', 'E2', 100, '2025/3/3'), row('E1', 'E2', 900, '2024/3/3')],
        ...[row('E2', 'E1', 500, '2024/2/29'), row('E2', 'E3', 5, '2025/1/1')],
      ],
      // Of the trade of E2 with E1 the seller tells nothing from March 2024 on.
      [row('E2', 'E1', 150, '2025/3/3'), row('E1', 'E2', 70, '2025/2/28')],
    )
    const { told } = await graph(...all, '--through', '2025-03')
    expect(told).toMatchObject({
      circles: { 2: 1 },
      largestCircles: [{ nodes: ['E1', 'E2'], least: 70 }],
      window: { from: '2024-04', to: '2025-03', note: '近12个月，与图谱页面、风险报告的口径相同' },
    })
    const e1 = told.hubs.find(({ id }: { id: string }) => id === 'E1')
    expect(e1).toMatchObject({ outAmount: 100, inAmount: 70 })
    // The whole file: 1,000 and 500, both of the sellers.
    expect((await graph(...all)).told).toMatchObject({
      largestCircles: [{ least: 500 }],
      window: { from: '2024-02-29', to: '2025-03-03' },
    })
  })

  it('leaves out rows without a day, and says how many; without any day it is of the whole list', async () => {
    const at = await file(
      'days.csv',
      'from,to,amount,date\na,b,3,2025-03-01\nb,a,4,\nb,a,2,2025-02-01\n',
    )
    expect((await graph('--edges', at, '--through', '2025-03')).told).toMatchObject({
      largestCircles: [{ least: 2 }],
      window: { note: '近12个月，与图谱页面、风险报告的口径相同；1 行没有日期，没有计入' },
    })
    expect(
      (await graph('--edges', await file('undated.csv', 'from,to\na,b\nb,a\n'))).told.window,
    ).toEqual({
      ...{ from: null, to: null, note: '没有日期，按整份清单计，不是近12个月' },
    })
  })
})
