import { expect, expectTypeOf, it } from 'vitest'
import { wired } from './wired.ts'

const row = {
  no: 'A',
  made_by: 'x',
  at: new Date(0),
  finished_at: null as Date | null,
  of_nth_2: 3,
  secret: 's',
}

it('tells what is named, and nothing else', () => {
  const told = wired(row, 'no made_by at finished_at of_nth_2')
  expect(told).toEqual({
    no: 'A',
    madeBy: 'x',
    at: '1970-01-01T00:00:00.000Z',
    finishedAt: null,
    ofNth2: 3,
  })
  expectTypeOf(told).toEqualTypeOf<{
    no: string
    madeBy: string
    at: string
    finishedAt: string | null
    ofNth2: number
  }>()
})

it('does not compile with a column that is not there', () => {
  // @ts-expect-error: the row has no such column
  expect(wired(row, 'no other')).toEqual({ no: 'A', other: undefined })
})
