import { describe, expect, it } from 'vitest'
import { archetype } from '../../../test-support/archetypes.ts'
import type { InvoiceFacts } from '../facts.ts'
import { invoiceReport } from '../report.ts'

const { facts: uploaded } = archetype('健康贸易')
const { OUT, IN } = uploaded.covered
const collected: InvoiceFacts = { ...uploaded, collected: { OUT: [OUT!], IN: [IN!] } }
const verdictOf = (facts: InvoiceFacts) => invoiceReport(facts).verdict

describe('invoices alone', () => {
  it('that a bureau told admit, up to one million yuan', () => {
    const { decision, limit } = verdictOf(collected)
    expect(decision?.level).toBe('ADMIT')
    expect(limit?.legs.at(-1)).toMatchObject({ name: '仅凭发票的上限', value: 1_000_000 })
    expect(limit?.suggest).toBeLessThanOrEqual(1_000_000)
  })
  it('that the enterprise uploaded admit nobody, and say why', () => {
    const { decision } = verdictOf(uploaded)
    expect(decision).toMatchObject({ level: 'CLEAR', reasons: [] })
    expect(decision?.text).toMatch(
      /^未见须复核事项：发票由企业上传，未经税务机关核验，仅凭发票不作准入结论；评级/,
    )
  })
  it('of which one month is a file of the enterprise admit nobody', () => {
    const [first, last] = OUT!
    const parted = { ...collected, collected: { OUT: [[first, last - 1]], IN: [IN!] } } as const
    const gap = {
      ...collected,
      collected: {
        OUT: [
          [first, last - 6],
          [last - 4, last],
        ],
        IN: [IN!],
      },
    } as const
    // The report ends with the month before the last that is covered.
    expect(verdictOf(parted).decision?.level).toBe('ADMIT')
    expect(verdictOf(gap).decision?.level).toBe('CLEAR')
  })
  it.each([
    [300_000, 'ADMIT', 300_000],
    [0, 'CLEAR', 0],
  ])('under an institution that lends %d on them come to %s', (aloneMaxYuan, level, most) => {
    const { decision, limit } = verdictOf({ ...collected, institution: { aloneMaxYuan } })
    expect(decision?.level).toBe(level)
    if (most === 0) expect(limit).toMatchObject({ suggest: null, held: { factor: null } })
    else expect(limit?.suggest).toBeLessThanOrEqual(most)
  })
})
