import { describe, expect, it } from 'vitest'
import { balance, book, cash, financeOf, income } from '../../../test-support/finance-facts.ts'
import { findingsOf } from '../../kit/findings.ts'
import type { Statement } from '../facts.ts'
import { FINANCE_PART } from '../part.ts'

const found = (firm: readonly Statement[] | null) => {
  const part = FINANCE_PART
  return findingsOf(financeOf(firm), part.praises(), part.spokenBy)
}

describe('findings on statements', () => {
  it('praise what is good, and nothing that is not known', () => {
    const firm = [...book('2025-12'), cash('2025-12', { operatingNet: 285 })]
    expect(found(firm)).toMatchObject({
      strengths: [
        '最近年度资产负债率为42.28%，不高于50%。',
        '最近年度经营活动现金流量净额为净利润的1.50倍。',
        '最近年度净利率为9.50%。',
      ],
      risks: [],
    })
    expect(found(null)).toMatchObject({ strengths: [], risks: [] })
  })

  it('say the last statement where both it and the year are red, and not twice what a rule said', () => {
    const firm = [
      balance('2025-12', { otherReceivables: [50, 50], totalAssets: 100, totalLiabilities: 95 }),
      income('2025-12', { revenue: 100, cost: 110, netProfit: -10 }),
    ]
    const { risks } = found(firm)
    expect(risks[0]).toBe('毛利率为-10.00%，低于0.00%，建议核实收入与成本的确认。')
    expect(risks).toContain('最近一期报送报表资产负债率为95.00%，达到预警线(>90%)。')
    expect(risks.filter((risk) => risk.includes('其他应收款'))).toHaveLength(1)
  })
})
