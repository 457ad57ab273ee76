/** Whatever form is written in whatever layout and unit is read back to the fen, and its identities hold. */

import type { StatementKind } from '@xinjian/format/accounts/accounts'
import { smallRowCount } from '@xinjian/format/accounts/small-rows'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asPanel,
  type FormRow,
  filled,
  formRows,
  type Layout,
  listed,
  twoSided,
} from '../../test-support/statements.ts'
import { gridOfTexts } from '../forms/grid.ts'
import { readStatements } from './read-statement.ts'

const UNITS: Readonly<Record<string, number>> = { 元: 0, 千元: 3, 万元: 4, 亿元: 8 }
const HEADINGS: Readonly<Record<StatementKind, [string, string]>> = {
  BALANCE: ['期末余额', '年初余额'],
  INCOME: ['本年累计金额', '本月金额'],
  CASH: ['本年累计金额', '本月金额'],
}
const KEYS: Readonly<Record<StatementKind, [string, string]>> = {
  BALANCE: ['期末', '年初'],
  INCOME: ['本年累计', '本月'],
  CASH: ['本年累计', '本月'],
}

/** 分 in a unit, all digits written. */
const inUnit =
  (power: number) =>
  (fen: number): string => {
    const digits = String(Math.abs(fen)).padStart(power + 3, '0')
    const cut = digits.length - power - 2
    return `${fen < 0 ? '-' : ''}${digits.slice(0, cut)}.${digits.slice(cut)}`
  }

const LAYOUTS: Readonly<
  Record<string, (kind: StatementKind, rows: readonly FormRow[], layout: Layout) => unknown[][]>
> = {
  listed,
  'two-sided': (kind, rows, layout) =>
    kind === 'BALANCE' ? twoSided(rows, layout) : listed(kind, rows, layout),
  panel: (_, rows, layout) => [
    [null, `单位：${layout.unit}`],
    ...asPanel(rows, { ...layout, headings: ['2024-12-31', '2023-12-31'] }),
  ],
}

const forms = (kind: StatementKind) => {
  const count = smallRowCount(kind)
  const amounts = fc.dictionary(
    fc.integer({ min: 1, max: count }).map(String),
    fc.integer({ min: -(10 ** 11), max: 10 ** 11 }),
    { maxKeys: count },
  )
  return amounts.map((chosen) => filled(kind, chosen))
}

describe('round trip of statements', () => {
  it.each(
    Object.keys(LAYOUTS).flatMap((layout) =>
      (['BALANCE', 'INCOME', 'CASH'] as const).map((kind) => [kind, layout] as const),
    ),
  )('property: %s as %s in any unit', (kind, layout) => {
    fc.assert(
      fc.property(
        forms(kind),
        forms(kind),
        fc.constantFrom(...Object.keys(UNITS)),
        (first, second, unit) => {
          const rows = formRows(kind, [first, second])
          const amount = inUnit(UNITS[unit]!)
          const cells = LAYOUTS[layout]!(kind, rows, { amount, headings: HEADINGS[kind], unit })
          const sheet = gridOfTexts(
            '',
            cells.map((row, i) => ({ row: i + 1, cells: row.map((c) => String(c ?? '')) })),
          )
          const [statement] = readStatements([sheet])
          const keys = layout === 'panel' ? ['2024-12-31', '2023-12-31'] : KEYS[kind]
          for (const [i, { amounts }] of rows.entries())
            for (const [k, key] of keys.entries())
              expect(statement?.items[i]?.values[key]).toBe(
                inUnit(0)(amounts[k]!).replace('-0.00', '0.00'),
              )
          expect(statement?.kind).toBe(kind)
          expect(statement?.checks.filter(({ ok }) => !ok)).toEqual([])
          expect(statement?.checks.length).toBeGreaterThan(0)
        },
      ),
      { numRuns: 25 },
    )
  })
})
