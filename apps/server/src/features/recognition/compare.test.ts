import { expect, it } from 'vitest'
import { compare, type ReadVoucher } from './compare.ts'

const voucher = (kind: string, values: Record<string, string>): ReadVoucher => ({
  kind,
  fields: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, confidence: 0.9 }]),
  ),
})
const verdicts = (pairs: ReturnType<typeof compare>) =>
  pairs.map(({ ownKind, theirKind, fields }) => [
    ownKind,
    theirKind,
    Object.fromEntries(fields.map(({ name, verdict }) => [name, verdict])),
  ])

it('two readings of a voucher agree, differ, or stand alone, field by field', () => {
  const own = voucher('TAXI', { fare: '38.00', plate: '粤BT0', getOn: '16:09' })
  const theirs = voucher('TAXI', { fare: '38.00', plate: '粤8T0', distanceKm: '9.4' })
  expect(verdicts(compare([own], [theirs]))).toEqual([
    [
      'TAXI',
      'TAXI',
      { fare: 'AGREE', plate: 'DIFFER', getOn: 'OWN_ONLY', distanceKm: 'VENDOR_ONLY' },
    ],
  ])
})

it('vouchers of a page stand side by side by what they say, not by their order', () => {
  const [a, b] = [
    voucher('TAXI', { fare: '1.00', date: 'x' }),
    voucher('TAXI', { fare: '2.00', date: 'x' }),
  ]
  expect(verdicts(compare([a, b], [b, a])).map(([, , of]) => of)).toEqual([
    { fare: 'AGREE', date: 'AGREE' },
    { fare: 'AGREE', date: 'AGREE' },
  ])
})

it('a voucher that only one saw stands alone, and one of nothing in common is another', () => {
  const own = voucher('TAXI', { fare: '1.00' })
  const theirs = voucher('TRAIN', { price: '9.00' })
  expect(verdicts(compare([own], [theirs]))).toEqual([
    ['TAXI', null, { fare: 'OWN_ONLY' }],
    [null, 'TRAIN', { price: 'VENDOR_ONLY' }],
  ])
  expect(compare([], [])).toEqual([])
})
