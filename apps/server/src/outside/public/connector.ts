/** Programs of vendors that tell what the registry and the courts publish of an enterprise: one small interface over all of them. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { AnswerRecord } from '@xinjian/format/public-records/told'

export interface PublicSubject {
  name: string
  /** USCC. */
  taxNo: string
}

/**
 * Why there is no answer: it took too long; nobody answers; what came cannot be read; it broke off between pages; the account has no
 * more calls, or is refused.
 */
export const PUBLIC_FAULTS = ['TIMEOUT', 'DOWN', 'SHAPE', 'CUT', 'LIMIT'] as const
export type PublicFault = (typeof PUBLIC_FAULTS)[number]

export class PublicSourceFailure extends Error {
  readonly fault: PublicFault

  constructor(fault: PublicFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

/** A page or a whole list, byte for byte as the vendor sent it. */
export interface ToldPage {
  body: Buffer
  at: Date
}

export interface PublicAnswer {
  vendor: string
  /** All pages were read; no records = the vendor knows of none. */
  records: AnswerRecord[]
  pages: ToldPage[]
}

export interface PublicConnector {
  /** Code of the vendor, as rows carry it. */
  vendor: string
  /** Kinds that this vendor tells. */
  tells: readonly PublicRecordKind[]
  /** All records of one kind, pages included. @throws PublicSourceFailure */
  ask(kind: PublicRecordKind, subject: PublicSubject): Promise<PublicAnswer>
}

/** Those in use, in the order in which they are asked. */
export interface PublicSources {
  /** Whether any vendor in use tells a kind. */
  tells(kind: PublicRecordKind): boolean
  /** The first vendor that answers. @throws PublicSourceFailure of the last one asked */
  ask(kind: PublicRecordKind, subject: PublicSubject): Promise<PublicAnswer>
}
