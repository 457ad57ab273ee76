/** What a cell of the shop report says, the rows of its evidence add up to: sales lines written down one by one here, folded by hand. */
import { expect, it } from 'vitest'
import { day, shopFacts, traded } from '../../../test-support/shop/facts.ts'
import { trade } from '../../../test-support/stock/facts.ts'
import { predicateOf, type Scalar } from '../../report/condition.ts'
import { erpZhjReport } from '../report.ts'

/** Each a line of 销售明细: day, item, customer, yuan. */
const LINES: readonly (readonly [
  date: string,
  item: string,
  party: string | null,
  yuan: number,
])[] = [
  ['2026-02-03', 'A', '甲', 70],
  ['2026-02-03', 'B', null, 30],
  ['2026-02-17', 'A', '甲', -20],
  ['2026-01-09', 'B', '乙', 45],
  ['2025-12-30', 'A', '甲', 15],
]
const rows = LINES.map(([date, item, party, yuan]) => ({
  ...{ date, item, party, amount: yuan * 100 },
  month: Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1,
}))
const facts = shopFacts({
  days: [
    day('2026-02-03', 100),
    day('2026-02-17', -20, { documents: 0, returned: 2_000 }),
    day('2026-01-09', 45),
    day('2025-12-30', 15),
  ],
  sales: [
    trade('2026-02', 'A', 2, 50, { returned: 2_000 }),
    trade('2026-02', 'B', 1, 30),
    trade('2026-01', 'B', 1, 45),
    trade('2025-12', 'A', 1, 15),
  ],
  customers: [
    traded('甲', '2026-02', 50),
    traded('甲', '2025-12', 15),
    traded('乙', '2026-01', 45),
  ],
})

it('every sum of sales opens to the lines that make it', () => {
  let looked = 0
  for (const { blocks } of erpZhjReport(facts).sections)
    for (const block of blocks) {
      if (block.kind !== 'table') continue
      for (const { key } of block.columns.filter(({ proof }) => proof === 'SUM'))
        for (const [i, row] of block.rows.entries()) {
          const [leg] = block.evidence?.[i] ?? []
          if (leg?.dataset !== 'SALES_LINE' || row[key] === null) continue
          const found = rows.filter(
            predicateOf(leg.where, (of: (typeof rows)[number], field: string): Scalar | null =>
              field in of ? (of[field as keyof typeof of] ?? null) : null,
            ),
          )
          looked++
          const sum = found.reduce((all, { amount }) => all + amount, 0) / 100
          expect([block.id, i, row[key]]).toEqual([block.id, i, sum])
        }
    }
  // Five periods, three months, two goods, two customers and seven days of the week.
  expect(looked).toBeGreaterThanOrEqual(17)
})
