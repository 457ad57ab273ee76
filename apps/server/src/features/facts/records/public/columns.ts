/** Columns of public records: those of their kind, and what holds of a record of any kind. */
import type { FieldKind } from '@xinjian/format/public-records/fields'
import { type PublicRecordKind, recordFields } from '@xinjian/format/public-records/kinds'
import { namesOf } from '@xinjian/format/say/words'
import type { FlatColumn } from '../flat.ts'
import { PUBLIC_RECORD_SAYS as SAYS } from './words.ts'

const KINDS: Record<FieldKind, NonNullable<FlatColumn['kind']>> = {
  text: 'text',
  party: 'text',
  person: 'text',
  day: 'date',
  money: 'money',
  percent: 'percent',
  count: 'integer',
}

/** caseNo → case_no. */
export const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const asIs = (value: unknown) => value

/** Of every record: who told it, how surely it is of the enterprise and what speaks for that, whom it names, and the words of the vendor. */
const OF_EVERY_KIND: Readonly<Record<string, FlatColumn>> = {
  vendor: { from: 'vendor', fact: 'vendor' },
  match_level: {
    from: 'matchLevel',
    fact: 'matchLevel',
    ...namesOf(SAYS, 'whose'),
    shown: `case r.match_level when 'CODE' then '${SAYS.sameCode}' else '${SAYS.sameName}' end`,
  },
  match_for: { from: 'matchFor', fact: 'matchFor', read: asIs },
  match_against: { from: 'matchAgainst', fact: 'matchAgainst', read: asIs },
  subject_name: { from: 'subjectName', ...namesOf(SAYS, 'nameInRecord') },
  subject_code: { from: 'subjectCode', ...namesOf(SAYS, 'codeInRecord') },
  told: { from: 'told' },
}

/** In the order of the table of kinds. Sums would count a case at each of its stages. */
export const columnsOfKind = (kind: PublicRecordKind): Record<string, FlatColumn> => ({
  ...Object.fromEntries(
    Object.entries(recordFields(kind)).map(([field, { kind: of, zh, en }]) => [
      columnOf(field),
      {
        kind: KINDS[of],
        from: field,
        fact: field,
        ...{ zh, en },
        ...(of === 'money' && { unsummed: true as const }),
      },
    ]),
  ),
  ...OF_EVERY_KIND,
})
