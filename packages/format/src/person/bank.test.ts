import { expect, it } from 'vitest'
import { bankOf } from './bank.ts'

/** Read out of that table by hand (`bankcardinfo` 2.0.6); the last but two is of two banks there. */
it.each([
  ['6222020000000000000', '工商银行'],
  ['6228480000000000000', '农业银行'],
  ['6216610000000000000', '中国银行'],
  ['6227000000000000000', '建设银行'],
  ['6225880000000000', '招商银行'],
  ['6221880000000000000', '邮储银行'],
  ['6225180000000000', null],
  ['4111111111111111', null],
  ['', null],
])('%s is of %s', (cardNo, bank) => expect(bankOf(cardNo)).toBe(bank))
