/** Bureaus of lenders: what institutions told them of one subject, who consented. */
import type { LendingRecord } from '@xinjian/format/lending/records'
import type { LendingPass } from './pass.ts'

/**
 * Why there is no answer: it took too long; nobody answers; what came cannot be read; it is not whole; the account has no more calls, or is
 * refused; the bureau does not take the consent.
 */
export const LENDING_FAULTS = ['TIMEOUT', 'DOWN', 'SHAPE', 'CUT', 'LIMIT', 'REFUSED'] as const
export type LendingFault = (typeof LENDING_FAULTS)[number]

export class LendingFailure extends Error {
  readonly fault: LendingFault

  constructor(fault: LendingFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

export interface ToldLending extends Omit<LendingRecord, 'subject'> {
  /** The record as it was told, untouched. */
  item: unknown
}

export interface LendingAnswer {
  vendor: string
  /** None = the bureau knows of none. */
  records: ToldLending[]
  /** Byte for byte as it came. */
  body: Buffer
  at: Date
}

export interface LendingSources {
  /** Whether a bureau is in use. */
  inUse: boolean
  /** @throws LendingFailure */
  ask(pass: LendingPass): Promise<LendingAnswer>
}
