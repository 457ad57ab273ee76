/** Records of the kind that was asked, out of what a vendor answered. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { AnswerRecord } from '@xinjian/format/public-records/told'
import { answersOf } from '@xinjian/intake/public-records/read-answer'
import { PublicSourceFailure } from './connector.ts'

/** @throws PublicSourceFailure SHAPE where the answer tells nothing of the kind, not even that there is none */
export function recordsOf(
  json: unknown,
  vendor: string,
  kind: PublicRecordKind,
): { records: AnswerRecord[]; total: number | null } {
  const told = answersOf(json, { vendor, kind }).find((one) => one.kind === kind)
  if (!told) throw new PublicSourceFailure('SHAPE')
  return told
}

/** Whose it is where the record does not say: `code` where the vendor keeps the list under the firm itself. */
export const keyed = (
  record: AnswerRecord,
  { name, code }: { name: string; code?: string | undefined },
): AnswerRecord => ({
  ...record,
  subject: {
    name: record.subject.name ?? name,
    ...((record.subject.code ?? code) && { code: record.subject.code ?? code! }),
  },
})
