/** 欠税, 滞纳金, 违法违章, 稽查: what stands against the enterprise at the bureau. */

import { type DayNumber, firstDayOfMonth, formatDay } from '../../../kit/calendar/window.ts'
import { indicatorTable, table, text, yuan } from '../../../kit/sections/blocks.ts'
import type { Block, Section } from '../../../report/document.ts'
import {
  arrearsBlock,
  type PaymentContext,
  paymentList,
  type SeenPayment,
  TAX_PAYMENT_SAYS,
  TAX_PAYMENT_SECTION_SAYS,
} from '../../../tax-payment/part.ts'
import type { ReportBuild } from '../../definition.ts'
import type { Violation } from '../../facts.ts'
import { TAX_RECORD_INDICATOR_SAYS } from '../indicators/words.ts'
import { keysLeg } from '../legs.ts'
import { paymentsOf } from '../payments.ts'
import { kindOfViolation, type ViolationWeight, weightOfViolation } from '../violation-kinds.ts'
import { stateOfViolation, violationsBy } from '../violations.ts'
import { TAX_RECORD_SECTION_SAYS } from './words.ts'

export function penaltiesSection(build: ReportBuild): Section {
  const payments = paymentsOf(build.context)
  return {
    id: 's11-penalties',
    title: TAX_RECORD_SECTION_SAYS.penalties,
    blocks: [
      indicatorTable(build, 'penalty-indicators', TAX_RECORD_SECTION_SAYS.penaltyFigures, [
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
  if (payments.facts.covered.length === 0)
    return [text('late-missing', TAX_PAYMENT_SECTION_SAYS.notCollected)]
  return [
    paymentList(
      payments,
      'late',
      TAX_PAYMENT_SECTION_SAYS.lateAndFines,
      ['LATE_FEE', 'FINE'],
      TAX_PAYMENT_SECTION_SAYS.noneLate,
    ),
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
    return text('assessed-none', TAX_RECORD_SECTION_SAYS.noneAssessed({ since }))
  return paymentList(
    payments,
    'assessed',
    TAX_RECORD_SECTION_SAYS.assessed,
    ['TAX', 'PENDING', 'LATE_FEE', 'FINE'],
    TAX_RECORD_SECTION_SAYS.noneOfAudits,
    isAssessed,
  )
}

const STATES = {
  OPEN: TAX_RECORD_INDICATOR_SAYS.open,
  SETTLED: TAX_RECORD_INDICATOR_SAYS.settled,
  UNKNOWN: TAX_RECORD_SECTION_SAYS.stateNotStated,
} as const

function violations({ facts, asOf }: ReportBuild['context']): Block {
  if (facts.violations === null)
    return text('violations-missing', TAX_RECORD_SECTION_SAYS.violationsNotCollected)
  const rows = violationsBy(facts.violations, asOf)
  if (rows.length === 0) return text('violations-none', TAX_RECORD_SECTION_SAYS.noViolations)
  return table(
    'violations',
    TAX_RECORD_INDICATOR_SAYS.violations,
    [
      { key: 'on', title: TAX_RECORD_SECTION_SAYS.registeredOn, type: 'date' },
      { key: 'fact', title: TAX_RECORD_SECTION_SAYS.fact, type: 'text' },
      { key: 'kind', title: TAX_RECORD_SECTION_SAYS.kind, type: 'text' },
      { key: 'means', title: TAX_RECORD_SECTION_SAYS.means, type: 'text' },
      { key: 'state', title: TAX_RECORD_SECTION_SAYS.handled, type: 'text' },
      { key: 'weight', title: TAX_RECORD_SECTION_SAYS.weight, type: 'text' },
      { key: 'status', title: TAX_RECORD_SECTION_SAYS.stateShown, type: 'text' },
      {
        key: 'penalty',
        title: TAX_RECORD_SECTION_SAYS.penalty,
        type: 'money',
        unit: TAX_PAYMENT_SECTION_SAYS.yuan,
      },
      { key: 'authority', title: TAX_RECORD_SECTION_SAYS.authority, type: 'text' },
    ],
    [...rows].reverse().map((row) => ({ cells: cellsOf(row, asOf), evidence: [rowLeg(row)] })),
    TAX_RECORD_SECTION_SAYS.violationsNote,
  )
}

const WEIGHTS: Readonly<Record<ViolationWeight, string>> = {
  RED_LINE: TAX_RECORD_SECTION_SAYS.redLine,
  HIGH: TAX_RECORD_SECTION_SAYS.high,
  MEDIUM: TAX_RECORD_SECTION_SAYS.medium,
  LOW: TAX_RECORD_SECTION_SAYS.low,
}

/** How a row counts; an untold state is no nothing. */
function weightWords(row: Violation, asOf: DayNumber): string {
  const weight = weightOfViolation(row, asOf)
  if (weight !== null) return WEIGHTS[weight]
  return stateOfViolation(row) === 'UNKNOWN'
    ? TAX_RECORD_SECTION_SAYS.cannotBeJudged
    : TAX_RECORD_SECTION_SAYS.noLongerCounted
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
  keysLeg(
    'TAX_VIOLATION',
    [row.key],
    TAX_RECORD_SECTION_SAYS.registeredOf({ day: row.registeredOn ?? TAX_PAYMENT_SAYS.notStated }),
  )
