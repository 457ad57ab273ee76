import { describe, expect, it } from 'vitest'
import { archetype } from '../../../test-support/archetypes.ts'
import { jointFacts } from '../../../test-support/joint-facts.ts'
import { taxInvoiceReport } from '../../tax-invoice/report.ts'
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
    ['REVIEW', '人工复核'],
    ['UNRATABLE', '数据不足，不评级'],
    ['REJECT', '建议拒绝'],
  ] as const)('admit nobody of whom another report says less: %s', (elsewhere, word) => {
    const { decision, limit } = verdictOf({ ...collected, elsewhere })
    expect(decision).toMatchObject({ level: 'CLEAR', reasons: [] })
    expect(decision?.text).toContain(
      `未见须复核事项：该企业现有的其他报告为“${word}”，仅凭发票不作准入结论；评级`,
    )
    if (elsewhere !== 'REJECT') return expect(limit).toEqual(verdictOf(collected).limit)
    expect(limit).toMatchObject({
      suggest: null,
      held: {
        before: verdictOf(collected).limit!.suggest,
        text: '该企业现有的其他报告为“建议拒绝”，不给出参考额度。',
      },
    })
    expect(decision?.text).toMatch(/不给出参考额度。$/)
  })
  it('say of an institution that lends nothing on them that, whatever others say', () => {
    const { decision } = verdictOf({
      ...{ ...collected, elsewhere: 'REJECT', institution: { aloneMaxYuan: 0 } },
    })
    expect(decision?.text).toContain('本机构不以发票单独作准入依据')
  })
  it('beside taxes admit nobody of whom another report says less', () => {
    const facts = jointFacts()
    const told = (elsewhere?: 'REVIEW' | 'REJECT') => {
      const invoice = { ...facts.invoice, ...(elsewhere && { elsewhere }) }
      const { decision, limit } = taxInvoiceReport({ ...facts, invoice }).verdict
      return { level: decision?.level, text: decision?.text, suggest: limit?.suggest }
    }
    const alone = told()
    expect(alone.level).toBe('ADMIT')
    expect(told('REVIEW')).toMatchObject({ level: 'CLEAR', suggest: alone.suggest })
    expect(told('REVIEW').text).toContain(
      '未见须复核事项：该企业现有的其他报告为“人工复核”，本报告不单独作准入结论；评级',
    )
    expect(told('REJECT')).toMatchObject({ level: 'CLEAR', suggest: null })
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
