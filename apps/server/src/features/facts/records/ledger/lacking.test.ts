import { expect, it } from 'vitest'
import { passedOver } from './lacking.ts'

const of = (month: string, ...vouchers: string[]) => vouchers.map((voucher) => ({ month, voucher }))

it.each([
  ['none', of('2026-03', '记-1', '记-2', '记-2', '记-3'), []],
  [
    'between, however they are written',
    of('2026-03', '记-0002', '记字第5号'),
    ['2026-03/记-3', '2026-03/记-4'],
  ],
  ['each word for itself', of('2026-03', '收-1', '付-3', '收-2', '付-4'), []],
  ['each month for itself', [...of('2026-03', '1', '3'), ...of('2026-04', '2')], ['2026-03/记-2']],
  ['numbers that count nothing', of('2026-03', '记-1', '记-20260331'), []],
  ['no number', [{ month: '2026-03', voucher: null }, ...of('2026-03', '转账')], []],
])('%s', (_, lines, passed) => expect(passedOver(lines)).toEqual(passed))
