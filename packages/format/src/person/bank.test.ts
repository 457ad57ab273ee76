import { expect, it } from 'vitest'
import { bankOf } from './bank.ts'

it.each([
  ['6222020000000000000', '工商银行'],
  ['6228480000000000000', '农业银行'],
  ['6216610000000000000', '中国银行'],
  ['6227000000000000000', '建设银行'],
  ['6225880000000000', '招商银行'],
  ['4111111111111111', null],
  ['', null],
])('%s is of %s', (cardNo, bank) => expect(bankOf(cardNo)).toBe(bank))
