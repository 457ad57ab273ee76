import { describe, expect, it } from 'vitest'
import { paidIn, wasShown } from './was-shown.ts'

const asked = new Date('2026-03-15T04:00:00Z')
const MARCH = 2026 * 12 + 2
const of = (back: number, on: string | null) => ({ from: MARCH - back, to: MARCH - back, on })

describe('a bureau that was asked would have shown', () => {
  it.each([
    ['what was done the day before', of(1, '2026-03-14'), true],
    ['not what was done on that day or since', of(1, '2026-03-15'), false],
    ['without a day, what was due by the end of the month after', of(2, null), true],
    ['not what may still have been done later', of(1, null), false],
    ['the oldest month that it shows', of(36, '2023-04-10'), true],
    ['nothing before it', of(37, '2023-03-10'), false],
  ] as const)('%s', (_, dated, shown) => {
    expect(wasShown('VAT_RETURN', asked, dated)).toBe(shown)
  })
  it('a payment of the month in which it was made', () => {
    expect(paidIn('2026-02-10')).toEqual(of(1, '2026-02-10'))
  })
})
