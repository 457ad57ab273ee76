import { describe, expect, it } from 'vitest'
import { TicketReading } from '../reading.ts'
import { voucherOf } from '../voucher.ts'
import { checkFare } from './tariff.ts'

/** 8.56 km and 7:52 of waiting at 2.70: 34.00 by the tariff. */
const SHENZHEN = {
  invoiceCode: '144032370119',
  unitPrice: '2.70',
  distanceKm: '8.56',
  wait: '00:07:52',
}

function read(fare: string, other: Partial<typeof SHENZHEN> = {}, impossible = false) {
  const voucher = voucherOf({ width: 100, height: 100, runs: [] }, 'PDF_TEXT')
  const reading = new TicketReading('TAXI', voucher)
  for (const [name, value] of Object.entries({ ...SHENZHEN, ...other, fare }))
    reading.put(name, value, [], 0.8)
  checkFare(reading, impossible)
  return reading.fields.fare!
}
const asRead = 0.86

describe('the fare by the tariff of Shenzhen', () => {
  it.each([
    ['by day', '34.00', {}],
    // 1.3 × (10.00 + 2.05 × 2.70) + 3.2 × 0.80
    ['by night', '23.00', { unitPrice: '3.51', distanceKm: '4.05', wait: '00:03:12' }],
    ['the start price', '10.00', { distanceKm: '1.20', wait: '00:00:00' }],
  ])('%s, %s: surer', (_, fare, other) => {
    expect(read(fare, other).confidence).toBeGreaterThan(asRead)
  })

  it('another fare is doubted and left', () => {
    expect(read('39.00')).toMatchObject({ value: '39.00' })
    expect(read('39.00').confidence).toBeLessThan(0.8)
  })

  it('what is left of one that a seal cut is taken for the only one that ends so, and doubted', () => {
    expect(read('4.00', {}, true)).toMatchObject({ value: '34.00', source: 'DERIVED' })
    expect(read('4.00', {}, true).confidence).toBeLessThan(0.6)
    expect(read('4.30', {}, true).value).toBe('4.30')
  })

  it.each([{ invoiceCode: '133041840519' }, { unitPrice: '2.40' }, { wait: '' }])(
    'says nothing of %j',
    (other) => {
      expect(read('39.00', other).confidence).toBe(asRead)
    },
  )
})
