/** Columns of public records: those of their kind, and what holds of a record of any kind. */
import type { FieldKind } from '@xinjian/format/public-records/fields'
import { type PublicRecordKind, recordFields } from '@xinjian/format/public-records/kinds'
import type { FlatColumn } from '../flat.ts'

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
    zh: '归属',
    en: 'Whose it is',
    shown: `case r.match_level when 'CODE' then '代码一致' else '疑似（名称一致）' end`,
  },
  match_for: { from: 'matchFor', fact: 'matchFor', read: asIs },
  match_against: { from: 'matchAgainst', fact: 'matchAgainst', read: asIs },
  subject_name: { from: 'subjectName', zh: '记录所载名称', en: 'Name in the record' },
  subject_code: { from: 'subjectCode', zh: '记录所载代码', en: 'Code in the record' },
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
