import { expect, it } from 'vitest'
import { storedReport } from './stored.ts'

it('takes a document of the present frame as it is', () => {
  const document = { frame: 2, kind: 'TAX', title: '甲' }
  expect(storedReport(document)).toBe(document)
})

it.each([
  null,
  'text',
  2,
  [],
  {},
  { type: 'INVOICE' },
  { frame: 1, kind: 'INVOICE' },
  { frame: '2' },
])('refuses %j', (json) => {
  expect(() => storedReport(json)).toThrow(RangeError)
})
