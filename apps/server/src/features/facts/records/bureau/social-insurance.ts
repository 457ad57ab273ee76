/** 社保缴费: a row a month. */
import { monthShown } from '../columns.ts'
import { flatDataset } from '../flat.ts'
import { text } from '../values.ts'

export const socialInsurance = flatDataset({
  table: 'social_insurance',
  part: 'SOCIAL_INSURANCE',
  collect: { mandatory: false, weight: 3 },
  key: (r) => text(r.month) ?? '',
  columns: {
    month: {
      from: 'month',
      otherwise: '',
      fact: 'month',
      zh: '费款所属期',
      en: 'Month',
      shown: monthShown('r.month'),
    },
    insured: {
      kind: 'number',
      from: 'insuredCount',
      fact: 'insured',
      zh: '参保人数',
      en: 'Insured',
    },
    payable: { kind: 'money', from: 'payable', fact: 'payable', zh: '应缴金额', en: 'Payable' },
    paid: { kind: 'money', from: 'paid', fact: 'paid', zh: '实缴金额', en: 'Paid' },
  },
  order: 'r.month desc',
  search: [monthShown('r.month')],
  evidence: { title: '社保缴纳', counter: '条' },
})
