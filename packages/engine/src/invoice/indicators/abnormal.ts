/** Invoices the bureau or the registry contradicts: I-086…I-089. */

import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import { sum } from '../context/month-series.ts'
import { riskStated } from '../context/sources.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { notCarried } from './not-carried.ts'

const abnormalVouchers: IndicatorDefinition = {
  id: 'I-086',
  names: { zh: '异常凭证进项占比', en: 'Share of abnormal input vouchers' },
  unit: 'ratio',
  formula: '被标为异常凭证的进项税额 ÷ 进项专票税额；达到70%且超过5万元为红',
  variants: [{ window: 'L12', threshold: 'I-086' }],
  missing: { rule: 'T', sources: ['IN'] },
  evidence: { direction: 'IN', rows: 'VALID', predicate: 'ABNORMAL_RISK', measure: 'TAX' },
  version: '1',
  source: 'domain §3.2 I-086, §1.8；公告2019年第38号',
  compute(context, _, { window }) {
    const count = sum(context.in, window, (d) => d.abnormalCount)
    const tax = sum(context.in, window, (d) => d.abnormalTax)
    const special = sum(context.in, window, (d) => d.specialTax)
    const inputs = [
      moneyInput('异常凭证税额', tax),
      moneyInput('进项专票税额', special),
      input('异常凭证张数', count, 'count'),
    ]
    if (count === 0 && !riskStated(context, 'IN', window))
      return { ...without('NO_DATA', '来源未提供发票风险等级'), inputs }
    const result = quotient(tax, special, '进项专票税额')
    const { redLineShare, redLineYuan } = context.rules.rules['R-034']
    const severe = (result.value ?? 1) >= redLineShare && tax / 100 > redLineYuan
    return { ...result, inputs, flag: severe ? 'RED' : count > 0 ? 'YELLOW' : 'GREEN' }
  },
}

export const ABNORMAL_INDICATORS: readonly IndicatorDefinition[] = [
  abnormalVouchers,
  notCarried({
    id: 'I-087',
    zh: '未勾选进项占比',
    en: 'Input invoices not ticked',
    unit: 'ratio',
    formula: '超过90日未勾选的进项专票税额 ÷ 进项专票税额',
    needs: '进项发票的勾选状态与勾选日期',
  }),
  notCarried({
    id: 'I-088',
    zh: '当日认证率',
    en: 'Ticked on the day of issue',
    unit: 'ratio',
    formula: '开票当日勾选的张数 ÷ 已勾选张数',
    needs: '进项发票的勾选日期',
  }),
  notCarried({
    id: 'I-089',
    zh: '税号名称不匹配',
    en: 'Number and name contradict the registry',
    unit: 'count',
    formula: '税号与名称和工商登记不符的发票张数',
    needs: '交易对手的工商登记名称',
  }),
]
