/** What of the records was collected, and where they contradict themselves. */
import { counted } from '../../kit/quality.ts'
import type { QualityCheck } from '../../report/document.ts'
import type { TaxReportContext } from '../context.ts'

export function recordQuality({ facts, lookingBack }: TaxReportContext): QualityCheck[] {
  const lists = [
    ['RATINGS', '纳税信用评价', facts.ratings],
    ['VIOLATIONS', '违法违章信息', facts.violations],
    ['ARREARS', '欠税信息', facts.arrears],
    ['BANK_AUTHS', '银税互动授权记录', facts.bankAuths],
    ['SHAREHOLDERS', '投资方信息', facts.shareholders],
  ] as const
  return [
    ...lists.map(([check, name, rows]) =>
      listCheck(check, name, rows, check === 'ARREARS' && lookingBack),
    ),
    addresses(facts.registration),
    counted(
      'UNDATED_PAYMENTS',
      '缴款日期缺失',
      facts.payments?.filter(({ paidOn }) => !paidOn).length,
      '笔没有缴款日期，不归入任何月份，未计入',
    ),
  ]
}

function listCheck(
  check: string,
  name: string,
  rows: readonly unknown[] | null,
  past: boolean,
): QualityCheck {
  const base = { check, title: `${name}已采集`, period: null }
  if (rows === null)
    return { ...base, result: 'UNKNOWN', detail: `未采集${name}，不能据此认为没有` }
  if (past) return { ...base, result: 'UNKNOWN', detail: '报告截至较早的月份，当时的情况无从得知' }
  return { ...base, result: 'PASS', detail: `税务机关显示${rows.length}条` }
}

function addresses({
  regAddress,
  bizAddress,
}: TaxReportContext['facts']['registration']): QualityCheck {
  const base = { check: 'ADDRESSES', title: '注册地址与经营地址一致', period: null }
  if (!regAddress || !bizAddress) return { ...base, result: 'UNKNOWN', detail: '地址未采集全' }
  return regAddress === bizAddress
    ? { ...base, result: 'PASS', detail: '两者相同' }
    : { ...base, result: 'FAIL', detail: '两者不同，建议核实实际经营地' }
}
