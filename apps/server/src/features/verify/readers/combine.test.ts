import { expect, it } from 'vitest'
import type { NewVoucher } from '../picture/store.ts'
import { combine, isUnsure, readBy } from './combine.ts'

const PLACE = { page: 1, x: 0.1, y: 0.2, width: 0.3, height: 0.1 }
const voucher = (
  values: Record<string, [value: string, confidence: number]>,
  over: Partial<NewVoucher> = {},
): NewVoucher => ({
  type: 'TICKET',
  kind: 'TAXI',
  fields: Object.fromEntries(
    Object.entries(values).map(([name, [value, confidence]]) => [
      name,
      { value, confidence, source: 'OCR', place: PLACE },
    ]),
  ),
  warnings: ['金额不符'],
  place: PLACE,
  ...over,
})
const theirs = (...vouchers: NewVoucher[]) =>
  readBy(vouchers, { name: 'tencent', statesConfidence: false })

it('is unsure where nothing was read, or with doubt what the voucher is booked by', () => {
  const whole: Parameters<typeof voucher>[0] = {
    invoiceCode: ['144031901110', 0.85],
    invoiceNumber: ['12345678', 0.85],
    date: ['2026-05-06', 0.85],
    fare: ['38.00', 0.8],
  }
  expect(isUnsure([])).toBe(true)
  expect(isUnsure([voucher(whole)])).toBe(false)
  expect(isUnsure([voucher({ ...whole, plate: ['粤B', 0.3] })])).toBe(false)
  expect(isUnsure([voucher(whole), voucher({ ...whole, date: ['2026-05-06', 0.79] })])).toBe(true)
})

it('keeps what we are sure of, and takes what we are not from the vendor, at its place', () => {
  const own = voucher({
    fare: ['38.00', 0.97],
    plate: ['粤8T0000', 0.6],
    getOn: ['08:10', 0.82],
    date: ['2026-05-06', 0.7],
  })
  const other = voucher({
    fare: ['3800', 0.8],
    plate: ['粤BT0000', 0.8],
    getOn: ['08:16', 0.8],
    date: ['2026-05-06', 0.8],
    distanceKm: ['9.4', 0.8],
  })
  const [{ fields, place, warnings }, ...rest] = combine([own], theirs(other)) as [NewVoucher]
  expect(rest).toEqual([])
  expect([fields.fare, fields.getOn]).toEqual([own.fields.fare, own.fields.getOn])
  expect(fields.plate).toMatchObject({
    value: '粤BT0000',
    reader: 'tencent',
    unstated: true,
    place: PLACE,
  })
  expect(fields.date).toEqual(own.fields.date)
  expect(fields.distanceKm).toMatchObject({ value: '9.4', reader: 'tencent', place: null })
  expect([place, warnings]).toEqual([PLACE, []])
})

it('loses none: a voucher that one alone saw stands, and a ticket never becomes an invoice', () => {
  const own = voucher({ fare: ['38.00', 0.6] })
  const train = voucher({ price: ['9.00', 0.8] }, { kind: 'TRAIN' })
  expect(combine([own], theirs(train)).map(({ kind }) => kind)).toEqual(['TAXI', 'TRAIN'])
  const invoice = voucher(
    { fare: ['38.00', 0.8], totalAmount: ['38.00', 0.8] },
    { type: 'INVOICE', kind: 'DIGITAL_NORMAL' },
  )
  expect(combine([own], theirs(invoice))).toEqual([own])
})
