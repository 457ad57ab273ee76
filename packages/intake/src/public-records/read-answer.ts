/**
 * Readers of what vendors answer about an enterprise: bytes in, records out. Which kind a list is of is told by its name, by what its
 * items hold, or by who asked.
 */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { ReadAnswer } from '@xinjian/format/public-records/told'
import { AnswerReading } from './answer-reading.ts'
import { parseAnswer } from './parse-answer.ts'
import type { ToldGraph } from './registry-told.ts'
import { vendorOf } from './vendors.ts'

/** What the reader need not guess: whom the answer is of, and of which kind a list is that does not say so itself. */
export interface AnswerOf {
  vendor?: string
  kind?: PublicRecordKind
}

/**
 * What an answer tells, one of each kind. A kind that was asked and is not among them was not told at all: no list of it stands in
 * the answer, or none of its fields is known (a changed shape); an empty list is one without records. Errors: CORRUPTED, TOO_LARGE.
 */
export function readAnswer(body: Uint8Array, of: AnswerOf = {}): ReadAnswer[] {
  return answersOf(parseAnswer(body), of)
}

/** The same of an answer that is parsed already. */
export function answersOf(answer: unknown, of: AnswerOf = {}): ReadAnswer[] {
  return toldBy(answer, of).answers
}

/** What an answer tells, with the graphs in it. */
export function toldBy(
  answer: unknown,
  of: AnswerOf = {},
): { answers: ReadAnswer[]; graphs: ToldGraph[] } {
  const reading = new AnswerReading(of.kind)
  reading.visit(answer, { path: '', name: '', subject: {}, total: null }, 0)
  const vendor = of.vendor ?? vendorOf(answer)
  const graphs = reading.graphs.map(({ kind, nodes, links }) => ({ vendor, kind, nodes, links }))
  return { answers: reading.answers(vendor), graphs }
}
