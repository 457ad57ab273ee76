import { expect, it } from 'vitest'
import type { PaymentLine, TaxPayment } from '../model.ts'
import { paidOf } from './paid.ts'

const line = (more: Partial<PaymentLine>): PaymentLine => ({
  voucherNo: '344035260100012345',
  taxKind: '增值税',
  taxItem: '商业',
  period: { from: '2026-01-01', to: '2026-01-31' },
  paidOn: '2026-02-10',
  amount: '1300.50',
  place: '完税证明!A5–F5',
  confidence: 0.95,
  ...more,
})
const certificate = (items: PaymentLine[], more: Partial<TaxPayment> = {}): TaxPayment => ({
  formName: '税收完税证明',
  certificateNo: null,
  taxpayer: { name: null, taxNo: null },
  authority: '国家税务总局深圳市福田区税务局',
  issuedOn: null,
  total: null,
  items,
  checks: [],
  place: '完税证明!A1',
  confidence: 0.95,
  warnings: [],
  ...more,
})

it('each line is a payment with where it stands; a certificate proves that it is in the treasury', () => {
  expect(paidOf(certificate([line({})]))).toEqual({
    lines: [
      {
        voucherNo: '344035260100012345',
        taxKind: '增值税',
        taxItem: '商业',
        from: '2026-01-01',
        to: '2026-01-31',
        amount: 130050,
        payType: '凭证未注明',
        paidOn: '2026-02-10',
        treasuryOn: '2026-02-10',
        authority: '国家税务总局深圳市福田区税务局',
        place: '完税证明!A5–F5',
        confidence: 0.95,
      },
    ],
    remarks: [],
  })
  const [slip] = paidOf(certificate([line({})], { formName: '电子缴款凭证' })).lines
  expect(slip).toMatchObject({ paidOn: '2026-02-10', treasuryOn: null })
})

it.each([
  ['滞纳金', '滞纳金'],
  ['增值税罚款收入', '罚款'],
])('%s is no tax', (taxItem, payType) => {
  expect(paidOf(certificate([line({ taxItem })])).lines[0]).toMatchObject({ payType })
})

it('what is not sure, or has no day, is named and not taken', () => {
  const { lines, remarks } = paidOf(
    certificate([line({ confidence: 0.5 }), line({ paidOn: null }), line({ amount: null })]),
  )
  expect(lines).toEqual([])
  expect(remarks.join()).toContain('1 行识别不清')
  expect(remarks.join()).toContain('2 行没有缴款日期或金额')
})
