/** Public records as they are shown: natural persons by their surnames, wherever a record names them (domain §7.2). */
import { maskName } from '@xinjian/format/mask'
import { maskText, maskValue } from '@xinjian/format/mask-text'
import { type PublicRecordKind, recordFields } from '@xinjian/format/public-records/kinds'
import { maskParties, personsIn } from '@xinjian/format/public-records/masked'
import { namesOf } from '@xinjian/format/say/words'
import type { Cell, Cells, StoredColumn } from '../columns.ts'
import { columnOf } from './columns.ts'
import { PUBLIC_RECORD_SAYS as SAYS } from './words.ts'

const told = (key: string, name: keyof typeof SAYS & string, sql: string): StoredColumn => ({
  ...{ key, kind: 'text' as const, sql },
  ...namesOf(SAYS, name),
})

/** Of one record alone: when it was first told so, the vendor's own words, and their hash as they came. */
export const TOLD_COLUMNS: readonly StoredColumn[] = [
  told('told_at', 'toldAt', `to_char(r.collected_at, 'YYYY-MM-DD HH24:MI:SS')`),
  told('told', 'asTold', 'r.told'),
  told('told_hash', 'hash', `encode(sha256(convert_to(r.told, 'UTF8')), 'hex')`),
]

/** Cells of one row, by the parties and persons that its kind names. */
export function shownOf(kind: PublicRecordKind): (cells: Cells) => Cells {
  const fields = Object.entries(recordFields(kind))
  const parties = fields.flatMap(([field, { kind: of }]) => (of === 'party' ? columnOf(field) : []))
  const persons = fields.flatMap(([field, { kind: of }]) =>
    of === 'person' ? columnOf(field) : [],
  )
  return (cells) => {
    const named = [
      ...persons.flatMap((key) => textOf(cells[key])),
      ...parties.flatMap((key) => textOf(cells[key]).flatMap(personsIn)),
    ].filter((name) => name.length > 1)
    const hidden = (text: string) =>
      named.reduce((rest, name) => rest.replaceAll(name, maskName(name)), text)
    const shown = ([key, cell]: [string, Cell]): [string, Cell] => {
      if (typeof cell !== 'string') return [key, cell]
      if (persons.includes(key)) return [key, maskName(cell)]
      if (parties.includes(key)) return [key, maskParties(cell)]
      return [
        key,
        key === 'told' ? hidden(itemShown(cell)) : OPEN.has(key) ? cell : hidden(maskText(cell)),
      ]
    }
    return Object.fromEntries(Object.entries(cells).map(shown))
  }
}

/** Hashes and codes are no texts that somebody wrote. */
const OPEN = new Set(['told_hash', 'subject_code', 'told_at', 'source'])

const textOf = (cell: Cell | undefined): string[] => (typeof cell === 'string' ? [cell] : [])

/** The source's own words, with what names or numbers persons masked. */
export const itemShown = (item: string): string =>
  JSON.stringify(maskValue(JSON.parse(item)), null, 1)
