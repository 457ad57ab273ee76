import { expect, it } from 'vitest'
import type { Db } from '../../../db/pool.ts'
import { Repeats } from './repeats.ts'
import type { NewRow } from './rows.ts'

const row = (line: number, invoiceKey: string, compared: string, why: string | null = null) =>
  ({ line, invoiceKey, compared, why }) as NewRow

/** A company that had those keys judged, with what was compared then. */
const knowing = (judged: Record<string, string>) => {
  const asked: string[][] = []
  const rows = async (sql: string, [places, keys, compared]: [number[], string[], string[]]) => {
    asked.push(keys)
    if (!sql.includes('verify_record')) return []
    return places.flatMap((place, i) => {
      const before = judged[keys[i]!]
      if (before === undefined) return []
      const is_same = before === compared[i]
      return [{ place, repeats: 'CHECK', is_same, of_no: 'FY', of_by: '张三', of_at: new Date(0) }]
    })
  }
  return { tx: { rows } as unknown as Db, asked }
}

it('a row is marked by the row above that is exactly so, else by the first of its number, across batches of rows', async () => {
  const { tx } = knowing({})
  const repeats = new Repeats('PC1', null)
  const first = await repeats.of(tx, [row(2, 'a', 'x'), row(3, 'a', 'y'), row(4, 'b', 'x')], 0)
  const second = await repeats.of(tx, [row(5, 'a', 'y'), row(6, 'a', 'z'), row(7, 'b', 'x')], 3)
  expect([...first, ...second].map((m) => m && [m.of_line, m.of_nth, m.is_same])).toEqual([
    null,
    [2, 1, false],
    null,
    [3, 2, true],
    [2, 1, false],
    [4, 3, true],
  ])
})

it('what stands above is not looked up, nor is a faulty row; what was judged is told with whose', async () => {
  const { tx, asked } = knowing({ a: 'x', b: 'other' })
  const rows = [
    row(2, '', '', '有误'),
    row(3, 'a', 'x'),
    row(4, 'b', 'x'),
    row(5, 'a', 'x'),
    row(6, 'c', 'x'),
  ]
  const marks = await new Repeats('PC1', null).of(tx, rows, 0)
  expect(marks.map((m) => m && [m.repeats, m.is_same, m.of_by])).toEqual([
    null,
    ['CHECK', true, '张三'],
    ['CHECK', false, '张三'],
    ['FILE', true, null],
    null,
  ])
  expect(asked).toEqual([['a', 'b', 'c'], ['c']])
})
