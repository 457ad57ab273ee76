/**
 * The slip without which no bureau of lenders is asked of anybody. Only `features/consent` issues it (a test reads every import), from a
 * contract of the subject's own that is in force at that moment; it lives for seconds.
 */
import type { LendingSubject } from '@xinjian/format/lending/records'
import { Refusal } from '../../http/refusal.ts'

export interface LendingPass {
  readonly companyId: number
  readonly subject: LendingSubject
  readonly contractNo: string
  /** SHA-256 of the ID number of a person, of the tax number of the enterprise: nothing else of the subject leaves. */
  readonly subjectHash: string
}

/** Of a queue before a bureau, and its answer. */
const LIFETIME_MS = 120_000
const issued = new WeakMap<LendingPass, number>()

export function issueLendingPass(pass: LendingPass): LendingPass {
  const slip = Object.freeze({ ...pass })
  issued.set(slip, Date.now() + LIFETIME_MS)
  return slip
}

/** Refuses forged and stale slips. */
export function checkLendingPass(pass: LendingPass): void {
  if (!((issued.get(pass) ?? 0) > Date.now())) throw new Refusal('CONSENT_REQUIRED')
}
