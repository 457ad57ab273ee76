import { describe, expect, it } from 'vitest'
import { balance, cash, financeOf, income } from '../../../test-support/finance-facts.ts'
import type { Statement } from '../facts.ts'
import { cashOutflow } from '../outflow.ts'

const said = (statements: readonly Statement[]) => cashOutflow(financeOf(statements).context)
/** Yuan: revenue of the year and cash from operations. */
const year = (revenue: number, operatingNet: number) => [
  income('2025-12', { revenue }),
  balance('2025-12', { cash: 1 }),
  cash('2025-12', { operatingNet }),
]

describe('cash that flowed out of the business', () => {
  it('is said from a tenth of the revenue, in the words of the statement', () => {
    expect(said(year(1_000_000, -100_000))).toEqual([
      {
        id: 'figure:F-21.CASH.LATEST',
        args: { value: -100_000 },
        text: '2025-12本年累计经营活动现金净流出10万元。',
      },
    ])
  })
  it('is not said below it, of cash that came in, or where either figure is not known', () => {
    expect(said(year(1_000_000, -99_999))).toEqual([])
    expect(said(year(1_000_000, 100_000))).toEqual([])
    expect(said(year(0, 0))).toEqual([])
    expect(said(year(1_000_000, -100_000).slice(1))).toEqual([])
    expect(said(year(1_000_000, -100_000).slice(0, 2))).toEqual([])
    expect(said([])).toEqual([])
  })
  it('needs no loan to be listed beside it', () => {
    const { indicator } = financeOf(year(1_000_000, -100_000))
    expect(indicator('F-23.LATEST').value).toBeNull()
    expect(said(year(1_000_000, -100_000))).toHaveLength(1)
  })
})
