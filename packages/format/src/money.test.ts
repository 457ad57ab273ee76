import { expect, it } from 'vitest'
import { groupDigits } from './money.ts'

it.each([
  ['0.00', '0.00'],
  ['999', '999'],
  ['-1000.5', '-1,000.5'],
  ['-123456.123456', '-123,456.123456'],
  ['1234567.80', '1,234,567.80'],
])('groups the digits of %s', (text, grouped) => expect(groupDigits(text)).toBe(grouped))
