import { expect, it } from 'vitest'
import { KeyCounts } from './key-counts.ts'

it('counts every key by itself, among a million that differ in a digit', () => {
  const seen = new KeyCounts()
  const again: string[] = []
  for (let voucher = 0; voucher < 250_000; voucher++)
    for (let line = 1; line <= 4; line++) {
      const key = `2024-${String((voucher % 12) + 1).padStart(2, '0')}/记-${voucher}/${line}`
      if (seen.count(key) !== 1) again.push(key)
    }
  expect(again).toEqual([])
  const key = '2024-01/记-0/1'
  expect([seen.count(key), seen.count(key), seen.count('2024-01/记-0/2')]).toEqual([2, 3, 2])
})

it('takes keys of any length and letters', () => {
  const seen = new KeyCounts()
  const keys = [
    '',
    '0',
    '00',
    'a',
    'aa',
    '\0',
    '\0\0',
    '记',
    '記',
    '/',
    '//',
    'a/b',
    'b/a',
    'ab/',
    '/ab',
  ]
  expect(keys.map((key) => seen.count(key))).toEqual(keys.map(() => 1))
  expect(keys.map((key) => seen.count(key))).toEqual(keys.map(() => 2))
})
