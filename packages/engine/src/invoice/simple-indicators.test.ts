import { describe, expect, it } from 'vitest'
import { parseDay, parseMonth } from '../kit/calendar/window.ts'
import { createInvoiceFold } from './facts/fold.ts'
import type { InvoiceRow } from './facts.ts'
import { simpleIndicators } from './simple-indicators.ts'

const THROUGH = parseMonth('2019-12')!

function row(date: string, counterparty: number, yuan: number, patch: Partial<InvoiceRow> = {}) {
  const amount = yuan * 100
  return {
    direction: 'OUT',
    day: parseDay(date)!,
    minute: -1,
    status: 'NORMAL',
    kind: 'UNKNOWN',
    counterparty,
    amount,
    tax: amount / 10,
    total: amount + amount / 10,
    ...patch,
  } satisfies InvoiceRow
}

function indicators(rows: InvoiceRow[]) {
  const fold = createInvoiceFold()
  for (const r of rows) fold.add(r)
  return simpleIndicators(fold.digests(), 'OUT', THROUGH)
}

describe('indicators of the command line', () => {
  it('counts nothing as zero and cannot divide by it', () => {
    expect(indicators([])).toEqual({
      amount12m: 0,
      total12m: 0,
      blueCount12m: 0,
      voidRate12m: null,
      redRate12m: null,
      activeMonths12m: 0,
      longestGapDays12m: 365,
      top5Share12m: null,
      top10Share12m: null,
      hhi12m: null,
      volatility12m: null,
      yoyGrowth: null,
      counterparties12m: 0,
      retention: null,
      newShare12m: null,
    })
  })

  it('follows the definitions, worked by hand', () => {
    const result = indicators([
      row('2017-05-01', 5, 10),
      row('2018-12-31', 1, 100),
      row('2018-06-01', 4, 300),
      row('2018-07-01', 4, 50, { status: 'VOID' }),
      row('2019-01-10', 1, 600),
      row('2019-03-01', 2, 300),
      row('2019-03-02', 2, -100),
      row('2019-12-01', 3, 200),
      row('2019-12-01', 6, -50),
      row('2019-12-02', 3, 999, { status: 'VOID' }),
      row('2020-01-01', 7, 1_000_000),
      row('2019-06-01', 9, 5_000, { direction: 'IN' }),
    ])
    expect(result).toMatchObject({
      amount12m: 950,
      total12m: 1045,
      blueCount12m: 3,
      voidRate12m: 1 / 6,
      redRate12m: 150 / 1100,
      activeMonths12m: 3,
      // 2019-03-02 … 2019-11-30: the red invoice of 2019-03-02 does not end the gap.
      longestGapDays12m: 274,
      top5Share12m: 1,
      counterparties12m: 3,
      yoyGrowth: 950 / 400 - 1,
      retention: 1 / 2,
    })
    // Floored nets: 600 (old), 200 (new), 200 (new), −50 → 0.
    expect(result.newShare12m).toBeCloseTo(0.4, 12)
    expect(result.hhi12m).toBeCloseTo(10_000 * (0.36 + 0.04 + 0.04), 8)
    const nets = [600, 0, 200, 0, 0, 0, 0, 0, 0, 0, 0, 150]
    const mean = 950 / 12
    const deviation = Math.sqrt(nets.reduce((s, n) => s + (n - mean) ** 2, 0) / 12)
    expect(result.volatility12m).toBeCloseTo(deviation / mean, 12)
  })

  it('ranks the largest five and ten', () => {
    const rows = Array.from({ length: 12 }, (_, i) => row('2019-05-05', i, i + 1))
    const { top5Share12m, top10Share12m } = indicators(rows)
    expect(top5Share12m).toBeCloseTo((12 + 11 + 10 + 9 + 8) / 78, 12)
    expect(top10Share12m).toBeCloseTo((78 - 1 - 2) / 78, 12)
  })
})
