import { expect, it } from 'vitest'
import { allIndicators } from '../../../../test-support/all-indicators.ts'
import { row, smallFacts } from '../../../../test-support/small-facts.ts'
import { invoiceContext } from '../../context/context.ts'
import { INVOICE_PART } from '../../part.ts'

it('purchases are set against sales of the months that both directions know', () => {
  const rows = [
    row('2025-06-10', 100, { amount: 10_000 }),
    row('2025-06-10', 60, { amount: 6_000, direction: 'IN' }),
    row('2025-07-10', 900, { amount: 90_000 }),
  ]
  const facts = smallFacts(rows, { missing: { IN: ['2025-07'] } })
  const found = allIndicators(INVOICE_PART, invoiceContext(facts))
  const of = (key: string) => found.find((i) => i.key === key)
  expect(of('I-072.L12')).toMatchObject({ value: 0.6, detail: '覆盖11/12' })
  expect(of('I-073.L12')?.value).toBe(0.4)
})
