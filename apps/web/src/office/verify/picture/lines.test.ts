import type { Voucher, VoucherPicture } from '@xinjian/contract/nouns/verify'
import { expect, it } from 'vitest'
import { type Dropped, dropReducer } from './drop/drop.ts'
import { editedWith, linesOf, toSee } from './lines.ts'

const TODAY = '2026-11-22'
const read = (value: string, confidence = 0.97) => ({
  value,
  confidence,
  source: 'OCR',
  place: null,
})
const INVOICE: Voucher = {
  id: 1,
  n: 1,
  type: 'INVOICE',
  kind: 'DIGITAL_NORMAL',
  fields: {
    invoiceNumber: read('26442000000012345678'),
    issueDate: read('2026-05-06'),
    amountExclTax: read('100.00'),
    taxAmount: read('13.00', 0.7),
    totalAmount: read('113.00'),
  },
  edited: {},
  confirmed: {},
  warnings: [],
  place: null,
  check: null,
  before: null,
}
const TRAIN: Voucher = {
  ...INVOICE,
  id: 2,
  type: 'TICKET',
  kind: 'TRAIN',
  fields: { ticketNo: read('Z123'), date: read('2026-05-06'), price: read('74.50') },
}
const picture = (id: number, vouchers: Voucher[]): VoucherPicture => ({
  id,
  fileName: `${id}.jpg`,
  bytes: 1,
  shown: true,
  error: null,
  sentTo: null,
  note: '',
  keptUntil: '2027-11-21T02:00:00Z',
  gone: false,
  madeBy: 'demo',
  madeAt: '2026-11-22T00:00:00Z',
  vouchers,
})
const dropped = (...vouchers: Voucher[]): readonly Dropped[] =>
  vouchers.reduce(
    (items: readonly Dropped[], voucher, i) =>
      dropReducer(items, { do: 'opened', id: i + 1, picture: picture(i + 1, [voucher]) }),
    [],
  )
const CHECK = {
  no: 'FY1',
  result: 'CONSISTENT',
  invalidMark: 'N',
  verifiedAt: null,
  note: '',
  kept: false,
  charged: 3000,
} as const

it('an invoice with all that its kind needs is open to be verified, a ticket never', () => {
  const [invoice, train] = linesOf(dropped(INVOICE, TRAIN), TODAY)
  expect([invoice!.open, train!.open]).toEqual([true, false])
  expect(invoice!.typed.amount).toBe('113.00')
  expect(train!.facts).toMatchObject({ number: 'Z123', amount: 7450 })
})

it('what was judged is not open again, what the platform was too busy for is', () => {
  const done = { ...INVOICE, check: CHECK }
  const busy = { ...INVOICE, check: { ...CHECK, result: 'BUSY' as const } }
  expect(linesOf(dropped(done), TODAY)[0]!.open).toBe(false)
  expect(linesOf(dropped(busy), TODAY)[0]!.open).toBe(true)
})

it('the second of the same voucher is marked with the first, and is not open', () => {
  const lines = linesOf(dropped(INVOICE, TRAIN, { ...INVOICE, id: 3 }, { ...TRAIN, id: 4 }), TODAY)
  expect(lines.map(({ twin }) => twin?.file ?? null)).toEqual([null, null, '1.jpg', '2.jpg'])
  expect(lines[2]!.open).toBe(false)
})

it('without its number or with a fault it is not open; a doubt that was touched is none', () => {
  const edited = { ...INVOICE, edited: { invoiceNumber: '', taxAmount: '13.00' } }
  const [line] = linesOf(dropped(edited), TODAY)
  expect([line!.open, line!.doubts, line!.twin]).toEqual([false, [], null])
  expect(line!.faults.invoiceNumber).toBeDefined()
  expect(linesOf(dropped(INVOICE), TODAY)[0]!.doubts).toEqual(['taxAmount'])
})

it('a sum that fails is marked, after a correction no more', () => {
  const wrong = { ...INVOICE, edited: { totalAmount: '114.00' } }
  expect(linesOf(dropped(wrong), TODAY)[0]!.sumWrong).toBe(true)
  expect(linesOf(dropped(INVOICE), TODAY)[0]!.sumWrong).toBe(false)
})

it('an edit that is again as it was read is none', () => {
  const edited = editedWith(INVOICE, 'totalAmount', '114.00')
  expect(edited).toEqual({ totalAmount: '114.00' })
  expect(editedWith({ ...INVOICE, edited }, 'totalAmount', '113.00')).toEqual({})
  expect(editedWith(INVOICE, 'buyerName', '')).toEqual({})
})

it('a picture opened twice stands once, what is under way stays when the rest is cleared', () => {
  const once = dropped(INVOICE)
  expect(dropReducer(once, { do: 'opened', id: 9, picture: picture(1, []) })).toBe(once)
  const file = new File(['x'], 'a.jpg')
  const both = dropReducer(once, { do: 'add', files: [{ id: 7, file }] })
  expect(dropReducer(both, { do: 'clear' }).map(({ id }) => id)).toEqual([7])
})

it('what the platform would refuse again is not offered again; what was turned away is', () => {
  const of = (result: 'TOO_OLD' | 'UNSUPPORTED' | 'BUSY' | 'TOO_EARLY') =>
    linesOf(dropped({ ...INVOICE, check: { ...CHECK, result } }), TODAY)[0]!.open
  expect([of('TOO_OLD'), of('UNSUPPORTED'), of('BUSY'), of('TOO_EARLY')]).toEqual([
    false,
    false,
    true,
    true,
  ])
})

it('a ticket lacks day or amount where its kind has one', () => {
  const { price: _, ...noPrice } = TRAIN.fields
  const { date: __, ...noDate } = TRAIN.fields
  const lacks = (voucher: Voucher) => linesOf(dropped(voucher), TODAY)[0]!.lacking
  expect(lacks(TRAIN)).toBe(false)
  expect(lacks({ ...TRAIN, fields: noPrice })).toBe(true)
  expect(lacks({ ...TRAIN, edited: { price: '1.00' }, fields: noPrice })).toBe(false)
  expect(lacks({ ...TRAIN, fields: noDate })).toBe(true)
  expect(lacks({ ...TRAIN, kind: 'QUOTA', fields: noDate })).toBe(false)
})

it('what is to be looked at is met from here on and round, without what was looked at', () => {
  const sure = { ...INVOICE, id: 5, fields: { ...INVOICE.fields, taxAmount: read('13.00') } }
  const lines = linesOf(
    dropped(INVOICE, { ...sure, id: 6 }, { ...TRAIN, id: 7 }, { ...INVOICE, id: 8 }),
    TODAY,
  )
  expect(toSee(lines, 0, new Set())).toEqual([3, 0])
  expect(toSee(lines, 3, new Set())).toEqual([0, 3])
  expect(toSee(lines, 3, new Set([1]))).toEqual([3])
})

it('what the platform will not take says so before it is verified', () => {
  const of = (issueDate: string, more: object = {}) =>
    linesOf(
      dropped({
        ...INVOICE,
        fields: { ...INVOICE.fields, issueDate: read(issueDate), ...more },
      }),
      TODAY,
    )[0]!.refused
  const paper = { invoiceCode: read('4403151130'), invoiceNumber: read('12345678') }
  expect(of('2026-05-06')).toBeNull()
  expect(of('2015-05-06', paper)).toBe('TOO_OLD')
  expect(of(TODAY, paper)).toBe('TOO_EARLY')
})

it('a ticket of a day that has not come yet was read wrong, and is to be looked at', () => {
  const [later, now] = linesOf(
    dropped(
      { ...TRAIN, fields: { ...TRAIN.fields, date: read('2029-01-14') } },
      { ...TRAIN, id: 3 },
    ),
    TODAY,
  )
  expect([later!.ahead, now!.ahead]).toEqual([true, false])
  expect(toSee([later!, now!], 1, new Set())).toEqual([0])
})
