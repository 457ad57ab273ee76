import type { Voucher, VoucherPicture } from '@xinjian/contract/nouns/verify'
import type { VerifyResult } from '@xinjian/format/verify/result'
import { expect, it } from 'vitest'
import { type Dropped, dropReducer } from '../drop/drop.ts'
import { linesOf } from '../lines.ts'
import { summaryOf } from './summary.ts'

const read = (value: string) => ({ value, confidence: 0.97, source: 'OCR', place: null })
let next = 0
const invoice = (
  result: VerifyResult | null = null,
  invalidMark: 'N' | 'Y' | '7' | null = 'N',
  fields: Record<string, ReturnType<typeof read>> = {},
): Voucher => {
  next++
  const number = `264420000000${String(next).padStart(8, '0')}`
  return {
    id: next,
    n: 1,
    type: 'INVOICE',
    kind: 'DIGITAL_NORMAL',
    fields: {
      invoiceNumber: read(number),
      issueDate: read('2026-05-06'),
      totalAmount: read('113.10'),
      ...fields,
    },
    edited: {},
    confirmed: {},
    warnings: [],
    place: null,
    before: null,
    check: result && {
      no: 'FY1',
      result,
      invalidMark: result === 'CONSISTENT' ? invalidMark : null,
      verifiedAt: null,
      note: '',
      kept: false,
      charged: null,
    },
  }
}
const given = (...vouchers: Voucher[]): readonly Dropped[] =>
  dropReducer([], {
    do: 'opened',
    id: 1,
    picture: { id: 1, fileName: 'a.pdf', error: null, vouchers } as unknown as VoucherPicture,
  })
const of = (items: readonly Dropped[]) => summaryOf(linesOf(items, '2026-11-22'), items)

it('only what is consistent and valid is counted and summed; everything else is told apart', () => {
  const first = invoice('CONSISTENT')
  const { vouchers, valid, sum, leftOut } = of(
    given(
      first,
      invoice('CONSISTENT'),
      invoice('CONSISTENT', 'Y'),
      invoice('CONSISTENT', '7'),
      invoice('CONSISTENT', null),
      invoice('INCONSISTENT'),
      invoice('NOT_FOUND'),
      invoice('BUSY'),
      invoice('TOO_OLD'),
      invoice(),
      invoice(null, 'N', { totalAmount: read('') }),
      { ...first, id: 99, n: 2 },
      { ...invoice(), type: 'TICKET', kind: 'TRAIN', fields: { ticketNo: read('Z1') } },
    ),
  )
  expect([vouchers, valid, sum]).toEqual([13, 2, 22_620])
  expect(leftOut).toEqual({
    differs: 2,
    flawed: 2,
    unsaid: 1,
    unanswered: 2,
    lacking: 1,
    unverified: 1,
    ticket: 1,
    double: 1,
  })
  expect(valid + Object.values(leftOut).reduce((a, b) => a + b)).toBe(vouchers)
})

it('what the platform shows is what was verified', () => {
  const one = invoice('CONSISTENT')
  const check = { ...one.check!, differs: { totalAmount: '118.00' } }
  expect(of(given({ ...one, check })).sum).toBe(11_800)
})

it('a total that was not read is no zero: it is told', () => {
  const { valid, sum, noTotal } = of(
    given(invoice('CONSISTENT'), invoice('CONSISTENT', 'N', { totalAmount: read('模糊') })),
  )
  expect([valid, sum, noTotal]).toEqual([2, 11_310, 1])
})

it('files of which nothing was read are left out as well', () => {
  const bad = given()
  const failed = dropReducer(bad, { do: 'patch', id: 1, patch: { state: 'failed' } })
  expect(of(failed).files).toBe(1)
  expect(of(bad).files).toBe(0)
})
