/** Whose word a trade is told by, by hand. */
import { expect, it } from 'vitest'
import { tellerOf } from '../teller.ts'

const [SELLER, BUYER] = [{ tells: true }, { tells: true }]
const SILENT = { tells: false }

it.each([
  ['the seller, where both tell', { OUT: SELLER, IN: BUYER }, 'OUT'],
  ['the buyer, where the seller is not held', { IN: BUYER }, 'IN'],
  ['the buyer, where the seller tells nothing in these months', { OUT: SILENT, IN: BUYER }, 'IN'],
  ['the seller, where nobody does', { OUT: SILENT, IN: SILENT }, 'OUT'],
  ['the seller, where the buyer is silent', { OUT: SELLER, IN: SILENT }, 'OUT'],
  ['nobody, where neither is held', {}, null],
])('%s', (_, sides, teller) => {
  expect(tellerOf<{ tells: boolean }>(sides, ({ tells }) => tells)).toBe(teller)
})
