import { describe, expect, it } from 'vitest'
import { schedulesOf } from './schedules.ts'

describe('schedules of a VAT return', () => {
  it('are null where none were told: that is not zero', () => {
    expect(schedulesOf({})).toBeNull()
    expect(schedulesOf({ schedule1: [], schedule2: {} })).toBeNull()
    expect(schedulesOf({ schedule2: { '23a': { tax: '12.00' } } })).toEqual({
      invoiced: null,
      input: { '23a': 12_00 },
    })
  })

  it('sum each way of invoicing over the rates; a way that no rate tells is null', () => {
    const rate = (special: string) => ({ special: { amount: special }, unbilled: { amount: '0' } })
    expect(schedulesOf({ schedule1: [rate('100.00'), rate('0.50')] })?.invoiced).toEqual({
      special: 100_50,
      other: null,
      none: 0,
      inspected: null,
    })
  })
})
