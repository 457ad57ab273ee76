import type { Condition } from '@xinjian/engine/report/condition'
import { expect, it } from 'vitest'
import { alike } from './return-sums.ts'

const line = (...lines: string[]): Condition => ({ field: 'line', in: lines })
const of = (...parts: Condition[]): Condition => ({
  all: [{ field: 'returnKey', in: ['V1'] }, ...parts],
})

it('one line of each form adds up, and the lines that are its sales', () => {
  expect(alike(of(line('24')))).toBe(true)
  expect(alike({ any: [of(line('24')), of(line('20'))] })).toBe(true)
  expect(alike(of(line('1', '5', '7', '8')))).toBe(true)
  expect(alike({ any: [of(line('8', '7', '5', '1')), of(line('1', '4', '7', '9', '13'))] })).toBe(
    true,
  )
})

it('unlike lines do not, nor whole returns', () => {
  expect(alike(of(line('11', '12', '19')))).toBe(false)
  expect(alike({ any: [of(line('24')), of(line('20', '22'))] })).toBe(false)
  expect(alike(of())).toBe(false)
  expect(alike({ field: 'returnKey', in: ['V1'] })).toBe(false)
})
