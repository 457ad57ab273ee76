/** 缴款信息: a payment is known by its 税票号码; one without is known by all that it says. */

import { paymentsGiveWay } from '../files/give-way.ts'
import { flatDataset } from '../flat.ts'
import { monthOfDaySql } from '../month.ts'
import { text } from '../values.ts'

const MONTH_PAID = monthOfDaySql('p.paid_on')

export const payment = flatDataset({
  table: 'tax_payment',
  part: 'PAYMENTS',
  collect: { mandatory: true, weight: 4 },
  key: (r) =>
    text(r.voucherNo) ??
    `${text(r.taxKind)}/${text(r.taxItem)}/${text(r.taxPeriodEnd)}/${text(r.payDate)}/${text(r.amount)}`,
  columns: {
    tax_kind: { from: 'taxKind', otherwise: '', fact: 'taxKind', zh: '税种', en: 'Tax' },
    tax_item: { from: 'taxItem', fact: 'taxItem', zh: '征收品目', en: 'Item' },
    period_from: {
      kind: 'date',
      from: 'taxPeriodStart',
      fact: 'periodFrom',
      zh: '所属期起',
      en: 'From',
    },
    period_to: { kind: 'date', from: 'taxPeriodEnd', fact: 'periodTo', zh: '所属期止', en: 'To' },
    basis: { kind: 'money', from: 'taxBasis', fact: 'basis' },
    rate: { kind: 'number', from: 'rate', fact: 'rate' },
    amount: {
      kind: 'money',
      from: 'amount',
      otherwise: 0,
      fact: 'amount',
      zh: '实缴金额',
      en: 'Paid',
    },
    pay_type: { from: 'payType', fact: 'payType', zh: '税款属性', en: 'Type' },
    voucher_no: { from: 'voucherNo', fact: 'voucherNo', zh: '税票号码', en: 'Voucher' },
    declared_on: { kind: 'date', from: 'declareDate', fact: 'declaredOn' },
    paid_on: { kind: 'date', from: 'payDate', fact: 'paidOn', zh: '缴款日期', en: 'Paid on' },
    treasury_on: { kind: 'date', from: 'treasuryDate', fact: 'treasuryOn' },
    authority: { from: 'authority' },
    status: { from: 'status', fact: 'status', zh: '状态', en: 'Status' },
  },
  listed: [
    'paid_on',
    'tax_kind',
    'tax_item',
    'pay_type',
    'period_from',
    'period_to',
    'amount',
    'voucher_no',
    'status',
  ],
  order: 'r.paid_on desc nulls last, r.row_key',
  search: ['r.tax_kind', 'r.tax_item', 'r.pay_type', 'r.voucher_no'],
  evidence: { title: '税款缴纳', counter: '笔', byFile: true },
  filed: {
    periods: `
      select date_trunc('milliseconds', max(p.collected_at)) as at, ${MONTH_PAID} as first, ${MONTH_PAID} as last
        from (select distinct on (row_key) gone, source, paid_on, collected_at from tax_payment
               where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) p
       where not p.gone and p.source = 'UPLOAD'
       group by ${MONTH_PAID}`,
    giveWay: paymentsGiveWay,
  },
})
