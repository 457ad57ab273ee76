/** A heading of a kind of records: its table with vendor and time, or what stands in its place. Untold is never none. */

import { maskName } from '@xinjian/format'
import { maskText } from '@xinjian/format/mask-text'
import type { RecordField } from '@xinjian/format/public-records/fields'
import { type PublicRecordKind, recordFields } from '@xinjian/format/public-records/kinds'
import { maskParties, personsIn } from '@xinjian/format/public-records/masked'
import { NAMES_PERSONS } from '../../kit/rules/changes.ts'
import { table, yuan } from '../../kit/sections/blocks.ts'
import type { Block, TableBlock, TableColumn, TextBlock } from '../../report/document.ts'
import type { PublicContext } from '../context.ts'
import { recordsLeg, type Seen, seen } from '../records/seen.ts'
import type { Validity } from '../records/validity.ts'
import { nameOf, silenceOf, toldAt, vendorOf } from '../told.ts'
import { PUBLIC_SAYS } from '../words.ts'
import { PUBLIC_SECTION_SAYS as SAYS } from './words.ts'

export type Cell = string | number | null

/** Of a text of a court the beginning is enough beside its number. */
const LONGEST = 160
/** A year of the calendar: no thousands are told off. */
const YEAR = 'year'
const TYPES: Record<RecordField['kind'], TableColumn['type']> = {
  text: 'text',
  party: 'text',
  person: 'text',
  day: 'date',
  money: 'money',
  percent: 'ratio',
  count: 'int',
}
export const VALIDITIES: Record<Validity, string> = {
  CURRENT: PUBLIC_SAYS.current,
  PAST: PUBLIC_SAYS.past,
  OPEN: PUBLIC_SAYS.open,
}

export const columnOf = (name: string, { kind, zh }: RecordField): TableColumn => ({
  ...{ key: name, title: zh, type: name === YEAR ? 'text' : TYPES[kind] },
  ...(kind === 'money' ? { unit: SAYS.unit } : {}),
})

/** Courts, causes and parties stand in thousands of rows by a few hundred texts. */
function remembered<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    let found = known.get(text)
    if (found === undefined) {
      if (known.size > REMEMBERED) known.clear()
      found = of(text)
      known.set(text, found)
    }
    return found
  }
}
const REMEMBERED = 10_000
const plain = remembered(maskText)
const parties = remembered(maskParties)
const persons = remembered((text) => personsIn(text).filter((name) => [...name].length > 1))

/** Names of persons that the parties of a record tell are hidden in its texts as well. */
function hidden(text: string, names: readonly string[]): string {
  const told = names.reduce((all, name) => all.replaceAll(name, maskName(name)), plain(text))
  return told.length > LONGEST ? `${told.slice(0, LONGEST)}…` : told
}

const namesIn = (name: string): boolean => name === 'party' || name === 'person'

/** Fields of a kind in their order, and those that name somebody: there are thousands of records of a kind. */
const FIELDS = new Map<
  PublicRecordKind,
  { all: (readonly [string, RecordField])[]; naming: string[] }
>()
function fieldsOf(kind: PublicRecordKind) {
  let known = FIELDS.get(kind)
  if (!known) {
    const all = Object.entries(recordFields(kind))
    known = { all, naming: all.flatMap(([name, field]) => (namesIn(field.kind) ? [name] : [])) }
    FIELDS.set(kind, known)
  }
  return known
}

const NOBODY: readonly string[] = []

function personsOf(naming: readonly string[], record: Fields): readonly string[] {
  let found = NOBODY
  for (const name of naming) {
    const value = record[name]
    if (typeof value !== 'string') continue
    const told = persons(value)
    if (told.length > 0) found = found.length > 0 ? [...found, ...told] : told
  }
  return found
}

type Fields = Readonly<Record<string, Cell>>

/** The record as it is shown: persons by their surnames, money in yuan, shares as fractions. */
export function cellsOf({ kind, record }: Seen): Record<string, Cell> {
  const { all, naming } = fieldsOf(kind)
  const told = record as unknown as Fields
  const known = personsOf(naming, told)
  // What a change of a person's place was from and to are names.
  const names = kind === 'REGISTRATION_CHANGE' && NAMES_PERSONS.test(String(told.item ?? ''))
  const cells: Record<string, Cell> = {}
  for (const [name, field] of all) cells[name] = cellOf(name, field, told[name] ?? null)
  return cells

  function cellOf(name: string, field: RecordField, value: Cell): Cell {
    if (value === null) return null
    if (name === YEAR) return String(value)
    if (typeof value === 'number') {
      if (field.kind === 'money') return yuan(value)
      return field.kind === 'percent' ? Number((value / 100).toFixed(6)) : value
    }
    if (typeof value !== 'string' || field.kind === 'day') return value
    if (namesIn(field.kind)) return parties(value)
    const masked = hidden(value, known)
    return names && name !== 'item' ? parties(masked) : masked
  }
}

/** Vendor and time, how many records, and how many of them are doubtful. */
export function sourceNote(
  context: PublicContext,
  kind: PublicRecordKind,
  more: readonly string[] = [],
): string {
  const { vendor, at } = context.facts.told[kind]
  const { certain, suspected } = seen(context, kind)
  const all = [...certain, ...suspected]
  const disputed = all.filter(({ record }) => record.disputed).length
  const parts = [
    PUBLIC_SAYS.told({ vendor: vendorOf(vendor), at: toldAt(at), n: all.length }),
    ...(suspected.length > 0 ? [PUBLIC_SAYS.toldSuspected({ n: suspected.length })] : []),
    ...(disputed > 0 ? [PUBLIC_SAYS.disputedNote({ n: disputed })] : []),
    ...more,
  ]
  return parts.length > 1 ? PUBLIC_SAYS.sentences({ parts }) : parts[0]!
}

/** In the place of a table: that there is none, as of when, or why nothing is known. Null = there are records. */
export function insteadOf(context: PublicContext, kind: PublicRecordKind): TextBlock | null {
  const quiet = silenceOf(context, kind)
  const { certain, suspected } = seen(context, kind)
  if (!quiet && certain.length + suspected.length > 0) return null
  const { vendor, at } = context.facts.told[kind]
  return {
    ...{ kind: 'text', id: idOf(kind), title: nameOf(kind) },
    paragraphs: [
      quiet ? quiet.sentence : PUBLIC_SAYS.none({ vendor: vendorOf(vendor), at: toldAt(at) }),
    ],
  }
}

const idOf = (kind: PublicRecordKind): string => kind.toLowerCase().replaceAll('_', '-')

const markOf = ({ record }: Seen): string | null => (record.disputed ? PUBLIC_SAYS.disputed : null)
const matchOf = ({ record }: Seen): string =>
  record.matched.level === 'CODE' ? PUBLIC_SAYS.certain : PUBLIC_SAYS.suspected

export interface Extra {
  column: TableColumn
  of(one: Seen, cells: Record<string, Cell>): Cell
}

export interface Shown {
  /** Fields in the order of the kind; absent = all. What else a record tells opens behind its row. */
  fields?: readonly string[]
  extras?: readonly Extra[]
  notes?: readonly string[]
}

/** All records of a kind, newest first; columns that no record tells are left out. */
export function recordsBlock(
  context: PublicContext,
  kind: PublicRecordKind,
  { fields, extras = [], notes = [] }: Shown = {},
): Block {
  const instead = insteadOf(context, kind)
  if (instead) return instead
  const { certain, suspected } = seen(context, kind)
  const all = [...certain, ...suspected].sort((a, b) => newest(a, b))
  const rows = all.map((one) => {
    const cells = cellsOf(one)
    for (const { column, of } of extras) cells[column.key] = of(one, cells)
    if (one.validity !== null) cells.validity = VALIDITIES[one.validity]
    // That the code agrees is said only beside records of which it does not.
    if (suspected.length > 0) cells.match = matchOf(one)
    cells.mark = markOf(one)
    return { cells, evidence: [recordsLeg(kind, [one])] }
  })
  const columns = [
    ...Object.entries(recordFields(kind)).flatMap(([name, field]) =>
      fields?.includes(name) === false ? [] : [columnOf(name, field)],
    ),
    ...extras.map(({ column }) => column),
    ...MARKS,
  ].filter(({ key }) => rows.some(({ cells }) => (cells[key] ?? null) !== null))
  return table(
    idOf(kind),
    nameOf(kind),
    columns,
    rows.map(({ cells, evidence }) => ({ cells: only(cells, columns), evidence })),
    sourceNote(context, kind, notes),
  )
}

const MARKS: readonly TableColumn[] = [
  { key: 'validity', title: SAYS.validity, type: 'text' },
  { key: 'match', title: SAYS.match, type: 'text' },
  { key: 'mark', title: SAYS.mark, type: 'text' },
]

function only(
  cells: Record<string, Cell>,
  columns: readonly TableColumn[],
): TableBlock['rows'][number] {
  const shown: Record<string, Cell> = {}
  for (const { key } of columns) shown[key] = cells[key] ?? null
  return shown
}

const newest = (a: Seen, b: Seen): number =>
  (a.on ?? '') < (b.on ?? '')
    ? 1
    : (a.on ?? '') > (b.on ?? '')
      ? -1
      : a.record.key < b.record.key
        ? -1
        : 1
