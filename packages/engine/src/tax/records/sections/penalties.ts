/** 欠税, 滞纳金, 违法违章, 稽查: what stands against the enterprise at the bureau. */
import { type DayNumber, firstDayOfMonth, formatDay } from '../../../kit/calendar/window.ts'
import { indicatorTable, table, text, yuan } from '../../../kit/sections/blocks.ts'
import type { Block, Section } from '../../../report/document.ts'
import {
  arrearsBlock,
  type PaymentContext,
  paymentList,
  type SeenPayment,
} from '../../../tax-payment/part.ts'
import type { ReportBuild } from '../../definition.ts'
import type { Violation } from '../../facts.ts'
import { keysLeg } from '../legs.ts'
import { paymentsOf } from '../payments.ts'
import { kindOfViolation, type ViolationWeight, weightOfViolation } from '../violation-kinds.ts'
import { stateOfViolation, violationsBy } from '../violations.ts'

export function penaltiesSection(build: ReportBuild): Section {
  const payments = paymentsOf(build.context)
  return {
    id: 's11-penalties',
    title: '欠税、滞纳金、违法违章与稽查',
    blocks: [
      indicatorTable(build, 'penalty-indicators', '欠税与处罚指标', [
        'T-019',
        'T-019.AMOUNT',
        'T-020',
        'T-021',
        'T-022',
        'T-023',
        'T-024',
      ]),
      arrearsBlock(payments),
      ...late(payments),
      violations(build.context),
    ],
  }
}

function late(payments: PaymentContext): Block[] {
  if (payments.facts.covered.length === 0) return [text('late-missing', '未采集缴款信息。')]
  return [
    paymentList(payments, 'late', '滞纳金与罚款', ['LATE_FEE', 'FINE'], '没有滞纳金或罚款'),
    assessed(payments),
  ]
}

/** What an audit or an assessment claimed. */
const isAssessed = ({ payType }: SeenPayment): boolean => /查补|稽查|评估/.test(payType ?? '')

/** Cases of audit are not collected; what was paid as 查补 is a trace of them. */
function assessed(payments: PaymentContext): Block {
  const rows = payments.payments.filter(isAssessed)
  const since = formatDay(firstDayOfMonth(payments.span('L36').from))
  if (rows.length === 0)
    return text(
      'assessed-none',
      `税务机关未提供稽查案件清单；${since}以来的缴款记录中没有查补、评估补税或稽查入库。`,
    )
  return paymentList(
    payments,
    'assessed',
    '查补与稽查入库',
    ['TAX', 'PENDING', 'LATE_FEE', 'FINE'],
    '没有查补入库',
    isAssessed,
  )
}

const STATES = { OPEN: '未处理', SETTLED: '已处理', UNKNOWN: '状态未注明' } as const

function violations({ facts, asOf }: ReportBuild['context']): Block {
  if (facts.violations === null)
    return text('violations-missing', '未采集违法违章信息，是否有违法违章无法判断。')
  const rows = violationsBy(facts.violations, asOf)
  if (rows.length === 0) return text('violations-none', '最近一次采集时，税务机关未显示违法违章。')
  return table(
    'violations',
    '违法违章',
    [
      { key: 'on', title: '登记日期', type: 'date' },
      { key: 'fact', title: '违法违章事实', type: 'text' },
      { key: 'kind', title: '类别', type: 'text' },
      { key: 'means', title: '违法手段', type: 'text' },
      { key: 'state', title: '处理情况', type: 'text' },
      { key: 'weight', title: '计入规则R-067', type: 'text' },
      { key: 'status', title: '税务机关所示状态', type: 'text' },
      { key: 'penalty', title: '处罚金额', type: 'money', unit: '元' },
      { key: 'authority', title: '税务机关', type: 'text' },
    ],
    [...rows].reverse().map((row) => ({ cells: cellsOf(row, asOf), evidence: [rowLeg(row)] })),
    '类别按税务机关所示违法手段与事实归类，未能归入的列为“其他”，须由人核实；处理情况按所示状态归类，以最近一次采集时为准；逾期申报近12个月内已由规则R-005提示的，不再重复提示',
  )
}

const WEIGHTS: Readonly<Record<ViolationWeight, string>> = {
  RED_LINE: '红线',
  HIGH: '高',
  MEDIUM: '中',
  LOW: '低',
}

/** How a row counts; an untold state is no nothing. */
function weightWords(row: Violation, asOf: DayNumber): string {
  const weight = weightOfViolation(row, asOf)
  if (weight !== null) return WEIGHTS[weight]
  return stateOfViolation(row) === 'UNKNOWN' ? '无法判断' : '不再计入'
}

const cellsOf = (row: Violation, asOf: DayNumber) => ({
  on: row.registeredOn,
  fact: row.fact,
  kind: kindOfViolation(row).name,
  means: row.means,
  state: STATES[stateOfViolation(row)],
  weight: weightWords(row, asOf),
  status: row.status,
  penalty: row.penalty === null ? null : yuan(row.penalty),
  authority: row.authority,
})

const rowLeg = (row: Violation) =>
  keysLeg('TAX_VIOLATION', [row.key], `登记日期 ${row.registeredOn ?? '未注明'}`)
