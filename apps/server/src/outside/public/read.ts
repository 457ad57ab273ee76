/** Records of the kind that was asked, out of what a vendor answered. */
import { comparableName } from '@xinjian/format/firm-name'
import { type PublicRecordKind, recordFields } from '@xinjian/format/public-records/kinds'
import type { AnswerRecord, ReadAnswer } from '@xinjian/format/public-records/told'
import { answersOf } from '@xinjian/intake/public-records/read-answer'
import { PublicSourceFailure, type PublicSubject } from './connector.ts'

/** Of an answer that is one list. @throws PublicSourceFailure SHAPE where it tells nothing of the kind, not even that there is none */
export const recordsOf = (json: unknown, vendor: string, kind: PublicRecordKind): ReadAnswer =>
  mustTell(answersOf(json, { vendor, kind }), kind)

/** Of an answer that tells several kinds, each under its name. @throws likewise */
export const recordsAmong = (json: unknown, vendor: string, kind: PublicRecordKind): ReadAnswer =>
  mustTell(answersOf(json, { vendor }), kind)

function mustTell(answers: readonly ReadAnswer[], kind: PublicRecordKind): ReadAnswer {
  const told = answers.find((one) => one.kind === kind)
  if (!told) throw new PublicSourceFailure('SHAPE')
  return told
}

/** The code of the organisation (`MAQ8Q5RN-7`), as courts write it, is a part of the USCC. */
export function withCode(record: AnswerRecord, { taxNo }: PublicSubject): AnswerRecord {
  const { code } = record.subject
  const own = code?.replace('-', '') === taxNo.slice(8, 17)
  return own ? { ...record, subject: { ...record.subject, code: taxNo } } : record
}

/** Under which names a list by name is asked for: those of now and before, each once however it is written. */
export function namesAsked(
  { name, formerNames = [] }: PublicSubject,
  more: readonly string[] = [],
): string[] {
  const names = new Map<string, string>()
  for (const one of [name, ...formerNames, ...more])
    if (!names.has(comparableName(one))) names.set(comparableName(one), one)
  return [...names.values()]
}

/**
 * A record with whose it is.
 * @param whose where it does not say: `code` where the vendor keeps the list under the firm itself
 */
export function keyed(
  record: AnswerRecord,
  asked: PublicSubject,
  whose: { name: string; code?: string | undefined },
): AnswerRecord {
  const { subject } = withCode(record, asked)
  const name = subject.name ?? whose.name
  const code = subject.code ?? whose.code
  return {
    ...record,
    fields: withRole(record, name),
    subject: { name, ...(code && { code }) },
  }
}

/** What the firm is in a case, where the vendor says so by the side it stands on alone. */
function withRole({ kind, fields }: AnswerRecord, name: string): AnswerRecord['fields'] {
  if (!('role' in recordFields(kind)) || 'role' in fields) return fields
  const stands = (side: string) =>
    String(fields[side] ?? '')
      .split(/[、,，;；]/)
      .some((party) => comparableName(party) === comparableName(name))
  const role = stands('defendant') ? '被告' : stands('plaintiff') ? '原告' : null
  return role ? { ...fields, role } : fields
}
