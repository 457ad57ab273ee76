import { expect, it } from 'vitest'
import { insured, recordFacts } from '../../../../test-support/tax-record-facts.ts'
import { taxReport } from '../../report.ts'

it('a month of social insurance that does not tell what was paid owes nothing that is known', () => {
  const insurance = [insured('2026-01', 5, { paid: null }), insured('2026-02', 5)]
  const table = taxReport(recordFacts({ insurance }))
    .sections.flatMap(({ blocks }) => blocks)
    .find((block) => block.kind === 'table' && block.rows.some((row) => row.insured === 5))
  const rows = table?.kind === 'table' ? table.rows : []
  expect(rows.map(({ month, paid, unpaid }) => [month, paid, unpaid])).toEqual([
    ['2026-02', 8_400, 0],
    ['2026-01', null, null],
  ])
})
