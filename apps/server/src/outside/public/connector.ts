/** Programs of vendors that tell what the registry and the courts publish of an enterprise: one small interface over all of them. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { AnswerRecord } from '@xinjian/format/public-records/told'

export interface PublicSubject {
  name: string
  /** USCC. */
  taxNo: string
  /** That the registry tells it bore: courts go on publishing under them. Absent = none is known. */
  formerNames?: readonly string[]
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

/** A firm that a vendor finds by some words of it. What the vendor does not tell is null. */
export interface FoundFirm {
  name: string
  /** USCC. */
  code: string | null
  formerNames: string[]
  /** As the registry says it: 存续, 注销. */
  status: string | null
  legalRep: string | null
  /** As the registry says it, with its currency. */
  capital: string | null
  /** Day, ISO. */
  established: string | null
  /** Province or city. */
  region: string | null
}

export interface PublicConnector {
  /** Code of the vendor, as rows carry it. */
  vendor: string
  /** Kinds that this vendor tells. */
  tells: readonly PublicRecordKind[]
  /** All records of one kind, pages included. @throws PublicSourceFailure */
  ask(kind: PublicRecordKind, subject: PublicSubject): Promise<PublicAnswer>
  /** First page of firms by name, former name or code, in the vendor's order; absent = it has no search. @throws PublicSourceFailure */
  find?(words: string): Promise<FoundFirm[]>
}

/** Those in use, in the order in which they are asked. */
export interface PublicSources {
  /** Whether any vendor in use tells a kind. */
  tells(kind: PublicRecordKind): boolean
  /** The first vendor that answers. @throws PublicSourceFailure of the last one asked */
  ask(kind: PublicRecordKind, subject: PublicSubject): Promise<PublicAnswer>
  /** Of the first vendor with a search that answers; null = none in use has one. @throws PublicSourceFailure of the last one asked */
  find(words: string): Promise<FoundFirm[] | null>
}
