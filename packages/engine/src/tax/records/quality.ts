/** What of the records was collected, and where they contradict themselves. */

import type { QualityCheck } from '../../report/document.ts'
import { TAX_PAYMENT_SAYS } from '../../tax-payment/part.ts'
import type { TaxReportContext } from '../context.ts'
import { TAX_RECORD_INDICATOR_SAYS } from './indicators/words.ts'
import { TAX_RECORD_SAYS } from './words.ts'

export function recordQuality({ facts, lookingBack }: TaxReportContext): QualityCheck[] {
  const lists = [
    ['RATINGS', TAX_RECORD_SAYS.ratingData, facts.ratings],
    ['VIOLATIONS', TAX_RECORD_SAYS.violationData, facts.violations],
    ['ARREARS', TAX_RECORD_SAYS.arrearsData, facts.arrears],
    ['BANK_AUTHS', TAX_RECORD_INDICATOR_SAYS.authRecords, facts.bankAuths],
    ['SHAREHOLDERS', TAX_RECORD_SAYS.ownerData, facts.shareholders],
  ] as const
  return [
    ...lists.map(([check, name, rows]) =>
      listCheck(check, name, rows, check === 'ARREARS' && lookingBack),
    ),
    addresses(facts.registration),
    undatedCheck(facts.payments),
  ]
}

function undatedCheck(payments: TaxReportContext['facts']['payments']): QualityCheck {
  const base = { check: 'UNDATED_PAYMENTS', title: TAX_PAYMENT_SAYS.undatedTitle, period: null }
  if (!payments) return { ...base, result: 'UNKNOWN', detail: TAX_RECORD_SAYS.noCount }
  const n = payments.filter(({ paidOn }) => !paidOn).length
  return n === 0
    ? { ...base, result: 'PASS', detail: TAX_PAYMENT_SAYS.noneFound }
    : { ...base, result: 'FAIL', detail: TAX_RECORD_SAYS.undated({ n }) }
}

function listCheck(
  check: string,
  name: string,
  rows: readonly unknown[] | null,
  past: boolean,
): QualityCheck {
  const base = { check, title: TAX_RECORD_SAYS.collected({ data: name }), period: null }
  if (rows === null)
    return { ...base, result: 'UNKNOWN', detail: TAX_RECORD_SAYS.notCollected({ data: name }) }
  if (past) return { ...base, result: 'UNKNOWN', detail: TAX_RECORD_SAYS.lookingBack }
  return { ...base, result: 'PASS', detail: TAX_RECORD_SAYS.shown({ n: rows.length }) }
}

function addresses({
  regAddress,
  bizAddress,
}: TaxReportContext['facts']['registration']): QualityCheck {
  const base = { check: 'ADDRESSES', title: TAX_RECORD_SAYS.addressesSame, period: null }
  if (!regAddress || !bizAddress)
    return { ...base, result: 'UNKNOWN', detail: TAX_RECORD_SAYS.addressesUnknown }
  return regAddress === bizAddress
    ? { ...base, result: 'PASS', detail: TAX_RECORD_SAYS.same }
    : { ...base, result: 'FAIL', detail: TAX_RECORD_SAYS.differ }
}
