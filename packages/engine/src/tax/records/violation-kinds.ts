/**
 * Kinds of 违法违章, gravest first: what each weighs while it is open, what it weighs once it is mended, and for how many months after
 * its registration a mended one still counts. A row is of the first kind whose words stand in its 违法手段 (the bureau's own class) or
 * in its 违法事实; what no kind's words tell is 其他, for a person to look at. Why these: docs/decisions/0121.
 */

import { optionalDay } from '../../kit/calendar/calendar.ts'
import { type DayNumber, monthOfDay } from '../../kit/calendar/window.ts'
import type { RuleLevel } from '../../report/document.ts'
import type { Violation } from '../facts.ts'
import { stateOfViolation } from './violations.ts'
import { TAX_RECORD_SAYS } from './words.ts'

export type ViolationWeight = 'RED_LINE' | RuleLevel

export interface ViolationKind {
  id: 'EVASION' | 'INSPECTION' | 'INVOICE' | 'LATE_PAYMENT' | 'LATE_FILING' | 'OTHER'
  name: string
  words: RegExp
  open: ViolationWeight
  /** null: a mended one is listed and weighs nothing. */
  mended: ViolationWeight | null
  /** Months after the month of registration for which a mended one counts. */
  months: number
  source: string
}

export const VIOLATION_KINDS: readonly ViolationKind[] = [
  {
    id: 'EVASION',
    name: TAX_RECORD_SAYS.evasion,
    words:
      /偷税|逃税|逃避缴纳|逃避追缴|骗税|骗取|抗税|虚开|走逃|虚假的?纳税申报|编造虚假计税依据|与实际经营(?:业务)?情况不符|非法(?:制造|印制|出售|购买).{0,8}发票/,
    open: 'RED_LINE',
    mended: 'RED_LINE',
    months: 36,
    source: TAX_RECORD_SAYS.evasionSource,
  },
  {
    id: 'INSPECTION',
    name: TAX_RECORD_SAYS.audit,
    words: /稽查|税务检查|立案/,
    open: 'HIGH',
    mended: 'MEDIUM',
    months: 36,
    source: 'domain §3.3 T-023',
  },
  {
    id: 'INVOICE',
    name: TAX_RECORD_SAYS.invoiceOffence,
    words: /发票/,
    open: 'HIGH',
    mended: 'LOW',
    months: 24,
    source: TAX_RECORD_SAYS.invoiceSource,
  },
  {
    id: 'LATE_PAYMENT',
    name: TAX_RECORD_SAYS.latePayment,
    words:
      /未按(?:期|时|.{0,12}(?:期限|规定)).{0,8}(?:缴纳|解缴|缴清|入库)|逾期(?:未)?(?:缴|解缴)|欠缴|欠税|滞纳|不缴或者?少缴|未缴或者?少缴/,
    open: 'HIGH',
    mended: 'LOW',
    months: 24,
    source: TAX_RECORD_SAYS.latePaymentSource,
  },
  {
    id: 'LATE_FILING',
    name: TAX_RECORD_SAYS.lateFiling,
    words:
      /未按(?:期|时|.{0,14}(?:期限|规定)).{0,10}(?:申报|报送)|逾期(?:未)?(?:申报|报送)|申报逾期|未申报|未(?:办理)?纳税申报/,
    open: 'MEDIUM',
    mended: null,
    months: 12,
    source: TAX_RECORD_SAYS.lateFilingSource,
  },
  {
    id: 'OTHER',
    name: TAX_RECORD_SAYS.other,
    words: /^/,
    open: 'MEDIUM',
    mended: 'LOW',
    months: 24,
    source: 'domain §3.3 T-022',
  },
]

/** The kind of a row: never none. */
export function kindOfViolation({ fact, means }: Pick<Violation, 'fact' | 'means'>): ViolationKind {
  const said = `${means ?? ''}\n${fact ?? ''}`.normalize('NFKC').replace(/[^\S\n]/g, '')
  return VIOLATION_KINDS.find(({ words }) => words.test(said))!
}

/** What a row weighs on a day; null: nothing any more, or, of a light kind whose state nobody tells, nothing that can be said. */
export function weightOfViolation(row: Violation, asOf: DayNumber): ViolationWeight | null {
  const { id, open, mended, months } = kindOfViolation(row)
  const state = stateOfViolation(row)
  if (state === 'OPEN') return open
  // Of the gravest kind silence is no comfort.
  if (state === 'UNKNOWN') return id === 'EVASION' ? open : null
  const day = optionalDay(row.registeredOn)
  const expired = day !== null && monthOfDay(day) < monthOfDay(asOf) - months
  return expired ? null : mended
}
