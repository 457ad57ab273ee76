import { expect, it } from 'vitest'
import { unrepeated } from './unrepeated.ts'

const found = (about: string, reportNo: string) => ({
  condition: { about },
  ...{ reportNo, holds: false, name: '', value: 1, because: [{ text: about }] },
})
const line = (...conditions: object[]) => ({ nth: 1, verdict: 'REJECT', holds: false, conditions })
const reasonsLeft = (lines: object[], cleared: object[]) =>
  unrepeated(lines as never, cleared as never).map(({ conditions }) =>
    conditions.map(({ because }) => because?.length ?? 0),
  )

it('reasons of one verdict of one report are told once; score and grade have the same', () => {
  const cleared = [
    line(found('DECISION', 'A')),
    line(found('SCORE', 'A'), found('GRADE', 'A'), found('SCORE', 'B')),
    line(found('RISK', 'A')),
  ]
  expect(reasonsLeft([], cleared)).toEqual([[1], [1, 0, 1], [1]])
  expect(reasonsLeft([line(found('DECISION', 'A'), found('GRADE', 'B'))], cleared)).toEqual([
    [0],
    [1, 0, 0],
    [1],
  ])
})
