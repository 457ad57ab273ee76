/** 账期 of those who owe and when they paid last, by tables computed by hand. */
import { describe, expect, it } from 'vitest'
import { ageing, erpFacts } from '../../../test-support/erp/facts.ts'
import type { TableBlock } from '../../report/document.ts'
import type { AgeingRow } from '../facts.ts'
import { erpReport } from '../report.ts'

const blocks = (receivables: readonly AgeingRow[]) =>
  erpReport(erpFacts({ receivables })).sections.find(({ id }) => id === 's08-receivables')!.blocks
const said = (receivables: readonly AgeingRow[]) => {
  const found = blocks(receivables).find(({ id }) => id === 'receivables-credit')
  return found?.kind === 'text' ? found.paragraphs[0] : null
}
const top = (receivables: readonly AgeingRow[]) =>
  blocks(receivables).find(({ id }) => id === 'receivables-top') as TableBlock

const LIST = [
  ageing(
    '甲',
    [
      [null, null, 500],
      [0, 30, 100],
    ],
    { creditDays: 60, lastPaidOn: '2026-02-11' },
  ),
  ageing('乙', [[null, null, 200]], { creditDays: 30 }),
  ageing('丙', [[31, 60, 200]], { lastPaidOn: '2025-11-30' }),
  // Nothing is owed: its term counts in no mean.
  ageing('丁', [[null, null, -50]], { creditDays: 5 }),
]

describe('credit terms', () => {
  it('are weighed by balance: 600 at 60 days and 200 at 30 of 1,000, of which 300 is overdue', () => {
    expect(said(LIST)).toBe(
      '账龄表写明账期的2家占余额的80.00%，按余额加权的平均账期为53天；已逾期300.00元，占余额的30.00%。',
    )
  })
  it('stand beside what is overdue and the last receipt', () => {
    expect(
      top(LIST).rows.map(({ party, creditDays, overdue, lastPaidOn }) => [
        ...[party, creditDays, overdue, lastPaidOn],
      ]),
    ).toEqual([
      ['甲', 60, 100, '2026-02-11'],
      ['丙', null, 200, '2025-11-30'],
      ['乙', 30, 0, null],
    ])
  })
  it('of a list that does not tell what is due, overdue is not told', () => {
    const list = [ageing('甲', [[0, 30, 100]], { creditDays: 45 })]
    expect(said(list)).toBe('账龄表写明账期的1家占余额的100.00%，按余额加权的平均账期为45天。')
  })
  it('of a list without them there is nothing', () => {
    const list = [ageing('甲', [[null, null, 100]])]
    expect(said(list)).toBeNull()
    expect(top(list).columns.map(({ key }) => key)).not.toContain('creditDays')
    expect(top(list).columns.map(({ key }) => key)).not.toContain('lastPaidOn')
  })
  it('of a party whose rows tell several, none is told', () => {
    const list = [
      ageing('甲', [[null, null, 10]], { key: 'a', creditDays: 30, lastPaidOn: '2026-01-02' }),
      ageing('甲', [[null, null, 20]], { key: 'b', creditDays: 60, lastPaidOn: '2026-01-09' }),
    ]
    expect(said(list)).toBeNull()
    expect(top(list).rows[0]).toMatchObject({ lastPaidOn: '2026-01-09' })
  })
})
