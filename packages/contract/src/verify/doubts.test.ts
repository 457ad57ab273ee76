import { expect, it } from 'vitest'
import { doubtsOf, type Looked, lastConfirmed, mayConfirm, SUM, stillConfirmed } from './doubts.ts'

const field = (value: string, confidence = 0.97) => ({ value, confidence })
const who = { by: 'demo', at: '2026-11-22T01:00:00.000Z' }
const OF: Looked = {
  type: 'INVOICE',
  fields: {
    amountExclTax: field('100.00'),
    taxAmount: field('13.00', 0.7),
    totalAmount: field('118.00'),
  },
  edited: {},
  confirmed: {},
}

it('a doubtful field and a failing sum are looked at until one says that they are right', () => {
  expect(doubtsOf(OF)).toEqual(['taxAmount', SUM])
  expect(doubtsOf({ ...OF, confirmed: { taxAmount: who } })).toEqual([SUM])
  expect(doubtsOf({ ...OF, confirmed: { taxAmount: who, [SUM]: who } })).toEqual([])
  expect(doubtsOf({ ...OF, edited: { totalAmount: '113.00', taxAmount: '13.00' } })).toEqual([])
  expect(doubtsOf({ ...OF, type: 'TICKET' })).toEqual(['taxAmount'])
})

it('what is changed is found right no more, nor the sum that it is part of', () => {
  const of = { ...OF, confirmed: { taxAmount: who, [SUM]: who } }
  expect(Object.keys(stillConfirmed(of, { buyerName: '别人' }))).toEqual(['taxAmount', SUM])
  expect(Object.keys(stillConfirmed(of, { totalAmount: '119.00' }))).toEqual(['taxAmount'])
  expect(stillConfirmed(of, { taxAmount: '18.00' })).toEqual({})
})

it('only what was read and stands can be found right', () => {
  expect(mayConfirm(OF, 'taxAmount')).toBe(true)
  expect(mayConfirm(OF, 'buyerName')).toBe(false)
  expect(mayConfirm({ ...OF, edited: { taxAmount: '1' } }, 'taxAmount')).toBe(false)
  expect(mayConfirm({ ...OF, edited: { totalAmount: '113.00' } }, SUM)).toBe(false)
})

it('the last word has its person', () => {
  const later = { by: 'staff', at: '2026-11-22T02:00:00.000Z' }
  expect(lastConfirmed({ confirmed: { a: later, b: who } })).toBe(later)
  expect(lastConfirmed({ confirmed: {} })).toBeNull()
})
