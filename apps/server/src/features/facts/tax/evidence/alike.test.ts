import type { Condition } from '@xinjian/engine/report/condition'
import { expect, it } from 'vitest'
import { alike } from './alike.ts'

const line = (...lines: string[]): Condition => ({ field: 'line', in: lines })
const of = (...parts: Condition[]): Condition => ({
  all: [{ field: 'returnKey', in: ['V1'] }, ...parts],
})
const added = (where: Condition, dataset: 'VAT_RETURN' | 'TAX_PAYMENT' = 'VAT_RETURN') =>
  alike({ dataset, where, words: '' })

it('one line of each form adds up, and the lines that are its sales', () => {
  expect(added(of(line('24')))).toBe(true)
  expect(added({ any: [of(line('24')), of(line('20'))] })).toBe(true)
  expect(added(of(line('1', '5', '7', '8')))).toBe(true)
  expect(added({ any: [of(line('8', '7', '5', '1')), of(line('1', '4', '7', '9', '13'))] })).toBe(
    true,
  )
})

it('unlike lines do not, nor whole returns', () => {
  expect(added(of(line('11', '12', '19')))).toBe(false)
  expect(added({ any: [of(line('24')), of(line('20', '22'))] })).toBe(false)
  expect(added(of())).toBe(false)
  expect(added({ field: 'returnKey', in: ['V1'] })).toBe(false)
})

it('payments always do', () => {
  expect(added({ field: 'key', in: ['P1'] }, 'TAX_PAYMENT')).toBe(true)
})
