/** A return whose sheet was changed by hand is read as it was: empty rows and columns, titles, the head in one row, another unit. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bookForm,
  MADE_FORMS,
  type MadeForm,
  PAYER,
  PERIOD,
} from '../../../test-support/tax-form.ts'
import { gridOfTexts } from '../../forms/grid.ts'
import { readForms } from '../read-form.ts'
import { rulesOf } from '../rules.ts'

type Rows = string[][]
const CHANGES: Readonly<Record<string, (rows: Rows, dice: (below: number) => number) => Rows>> = {
  'an empty column': (rows, dice) => {
    const at = dice(Math.max(...rows.map((row) => row.length)) + 1)
    return rows.map((row) => (at <= row.length ? row.toSpliced(at, 0, '') : row))
  },
  'empty rows': (rows, dice) => rows.toSpliced(dice(rows.length + 1), 0, [], []),
  'rows above the title': (rows) => [['附件1'], [], ...rows],
  'the head in one row': (rows) => {
    const at = rows.findIndex(([text]) => text?.startsWith('税款所属'))
    const head = rows.slice(at, at < 0 ? 0 : at + 5).map(([text]) => text ?? '')
    return head.length === 5 && head.every((text) => text.includes('：'))
      ? rows.toSpliced(
          at,
          5,
          [head[0]!, '', '', head[3]!],
          [head[1]!, '', head[2]!],
          ['', '', head[4]!],
        )
      : rows
  },
  'a declaration below': (rows) => [
    ...rows,
    ['声明：此表是真实的'],
    ['主管税务机关：', '', '接收人：'],
  ],
  'brackets and commas': (rows) =>
    rows.map((row) =>
      row.map((text) =>
        text
          .replace(
            /^(-?)(\d+)(?=\.\d\d$)/,
            (_, sign, whole) => sign + whole.replace(/\B(?=(?:\d{3})+$)/g, ','),
          )
          .replace(/^-([\d,.]+)$/, '（$1）'),
      ),
    ),
  'numbers in words': (rows) =>
    rows.map((row) => row.map((text) => text.replace(/^(\d{1,2})$/, '第 $1 行'))),
  'in thousands': (rows) =>
    rows.map((row) => row.map((t) => t.replace('金额单位：元（列至角分）', '金额单位：千元'))),
}
const RATE = /^税率|份数|分摊比例/

const FORMS = Object.entries(MADE_FORMS) as [string, MadeForm][]

describe('property: a return in a changed sheet', () => {
  it.each(FORMS)('%s', (_, made) => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...Object.keys(CHANGES)), { minLength: 1, maxLength: 3 }),
        fc.infiniteStream(fc.nat(1_000_000)),
        (changes, numbers) => {
          const dice = (below: number): number => numbers.next().value! % below
          const cells = made.lines.map(
            ([code]) => [code, made.columns.map(() => dice(900_000) - 200_000)] as const,
          )
          const figures = Object.fromEntries(
            cells.map(([code, fen]) => [
              code,
              Object.fromEntries(
                made.columns.map((column, i) => [column, (fen[i]! / 100).toFixed(2)]),
              ),
            ]),
          )
          let rows: Rows = bookForm(made, figures).map((row) =>
            row.map((cell) => String(cell ?? '')),
          )
          for (const name of changes) rows = CHANGES[name]!(rows, dice)
          const sheet = gridOfTexts(
            '',
            rows.map((row, i) => ({ row: i + 1, cells: row })),
          )
          const [told] = readForms([sheet])
          expect(told).toMatchObject({ form: made.form, taxpayer: PAYER, period: PERIOD })
          const power = changes.includes('in thousands') ? 1_000 : 1
          for (const [code, label] of made.lines) {
            const item = told!.items.find((one) => one.code === code)
            for (const column of made.columns) {
              const scaled = RATE.test(label) || RATE.test(column) ? 1 : power
              const fen = Math.round(Number(figures[code]![column]) * 100) * scaled
              expect([code, column, item?.values[column]]).toEqual([
                code,
                column,
                (fen / 100).toFixed(2),
              ])
            }
          }
          expect(told!.checks.length > 0).toBe(rulesOf(made.form, told!.layout).length > 0)
        },
      ),
      { numRuns: 25 },
    )
  })
})
