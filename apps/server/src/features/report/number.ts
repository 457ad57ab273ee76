/**
 * Report number: type (3) + yyyyMMdd + 9-digit sequence + check digit (domain §3.6). The check digit is Luhn over the 17
 * digits, so that a mistyped number is refused before any look-up.
 */
import { REPORT_KINDS, type ReportKind } from '@xinjian/engine/report/kinds'

export function makeReportNo(kind: ReportKind, day: string, sequence: number): string {
  const digits = day.replaceAll('-', '') + String(sequence).padStart(9, '0')
  return `${REPORT_KINDS[kind].prefix}${digits}${luhn(digits)}`
}

/** True when the check digit fits. */
export function isReportNo(reportNo: string): boolean {
  return /^[A-Z]{3}\d{18}$/.test(reportNo) && luhn(reportNo.slice(3, 20)) === Number(reportNo[20])
}

function luhn(digits: string): number {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const d = Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 2 : 1)
    sum += d > 9 ? d - 9 : d
  }
  return (10 - (sum % 10)) % 10
}
