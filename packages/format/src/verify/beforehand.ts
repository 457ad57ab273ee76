/** What the platform will not verify, known before it is asked: nothing is sent, nothing is charged, nothing is eaten. */
import type { VerifyResult } from './result.ts'
import { formOfTyped, type TypedInvoice, tidyTyped } from './typed.ts'
import { TYPED_SAYS } from './words.ts'

export interface Beforehand {
  result: 'TOO_OLD' | 'TOO_EARLY' | 'UNSUPPORTED'
  /** One sentence, and what to do. */
  why: string
}

const YEARS = 5

/**
 * Judges an invoice without faults; null = it may be sent.
 * @param today ISO, in Beijing.
 */
export function judgeBeforehand(typed: TypedInvoice, today: string): Beforehand | null {
  const form = formOfTyped(typed)
  if (form === 'UNSUPPORTED' || form === null)
    return {
      result: 'UNSUPPORTED',
      why: TYPED_SAYS.codeNotVatInvoice,
    }
  if (isTooOld(typed.issueDate, today))
    return { result: 'TOO_OLD', why: TYPED_SAYS.issuedMoreThanFive }
  // 数电票 are known within minutes.
  if (!form.digital && typed.issueDate === today)
    return { result: 'TOO_EARLY', why: TYPED_SAYS.invoiceIssuedTodayVerified }
  return null
}

/** More than five years old: the platform verifies it no more. Days are ISO, in Beijing. */
export const isTooOld = (issueDate: string, today: string): boolean =>
  issueDate < yearsBefore(today, YEARS)

/** The same day of an earlier year; 29 February of a common year is the 28th. */
function yearsBefore(day: string, years: number): string {
  const earlier = `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`
  const isReal = new Date(`${earlier}T00:00:00Z`).toISOString().slice(0, 10) === earlier
  return isReal ? earlier : `${earlier.slice(0, 8)}28`
}

/** Today in Beijing, ISO: the platform's day, whatever the clock of a machine is set to. */
export const beijingDay = (now: number): string =>
  new Date(now + 8 * 3_600_000).toISOString().slice(0, 10)

/**
 * Why an invoice that was verified is not verified again today: the rules of before it is sent, and what the platform itself refused for good;
 * null = it may be. `why` is '' where the result says it.
 * @param today ISO, in Beijing.
 */
export function whyNotAgain(
  typed: TypedInvoice,
  result: VerifyResult | null,
  today: string,
): Beforehand | null {
  const beforehand = judgeBeforehand(tidyTyped(typed), today)
  if (beforehand) return beforehand
  return result === 'TOO_OLD' || result === 'UNSUPPORTED' ? { result, why: '' } : null
}
