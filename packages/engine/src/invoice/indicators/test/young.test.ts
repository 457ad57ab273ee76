/** What a young enterprise cannot have is not held against it: customers of eighteen months, an acquaintance of a year. */
import { describe, expect, it } from 'vitest'
import { allIndicators } from '../../../../test-support/all-indicators.ts'
import { row, smallFacts } from '../../../../test-support/small-facts.ts'
import { invoiceContext } from '../../context/context.ts'
import { INVOICE_PART } from '../../part.ts'

/** Sells to one customer on the 10th of each of the `months` months to 2026-02, three invoices each; founded in the first. */
function of(key: string, months: number, establishedOn?: string) {
  const days = Array.from({ length: months }, (_, i) => {
    const month = 2026 * 12 + 1 - i
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
  const rows = days.flatMap((month) => ['10', '11', '12'].map((d) => row(`${month}-${d}`, 10_000)))
  const facts = smallFacts(rows, {
    registration: { establishedOn: establishedOn ?? `${days.at(-1)}-01` },
  })
  return allIndicators(INVOICE_PART, invoiceContext(facts)).find((i) => i.key === key)!
}

describe('I-058 老客户', () => {
  it.each(['A', 'A_SHARE'])('%s means nothing to a firm of six months', (part) => {
    expect(of(`I-058.${part}.L12`, 6)).toMatchObject({
      value: null,
      reason: 'INSUFFICIENT_HISTORY',
      flag: 'GREY',
      detail: '企业首次开票至今6个月，不会有18个月以前的客户',
    })
  })
  it('a firm of nineteen months has one', () => {
    expect(of('I-058.A_SHARE.L12', 20)).toMatchObject({ value: 1 })
  })
})

describe('I-059 客户平均合作月数', () => {
  it('is told of a firm of five months, and no warning', () => {
    expect(of('I-059.L12', 5)).toMatchObject({ value: 5, flag: 'GREY' })
  })
  it('keeps a decimal, so that a warning below six never stands beside a six', () => {
    const facts = smallFacts(
      [
        ...['2024-05-10', '2025-08-10'].map((day) => row(day, 10_000)),
        row('2025-10-10', 70_000, { counterparty: 1 }),
      ],
      { registration: { establishedOn: '2020-01-01' } },
    )
    const said = allIndicators(INVOICE_PART, invoiceContext(facts)).find(
      (i) => i.key === 'I-059.L12',
    )!
    expect(said).toMatchObject({ value: 7.1, flag: 'YELLOW' })
  })
})
