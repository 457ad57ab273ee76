/** Which kind the records of a list are of. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { JsonRecord } from './leaves.ts'
import { kindNamed, NAME_TABLES, plainName } from './names/names.ts'

/** Names that vendors give to any list or record; they tell nothing. */
const ANY = new Set([
  '',
  'result',
  'results',
  'data',
  'items',
  'item',
  'list',
  'rows',
  'records',
  'datalist',
  'content',
  'detail',
  'info',
  'pagelist',
  'resultlist',
])
/** Records whose names are looked at. */
const LOOKED_AT = 20

/**
 * By the name of the list; where that says nothing, of the kind asked for if its records have a field of it; else the kind that most of
 * their names are of, at least two and one that tells.
 */
export function kindOfList(
  name: string,
  items: readonly JsonRecord[],
  asked: PublicRecordKind | undefined,
): PublicRecordKind | undefined {
  const names = namesOf(items)
  const named = kindNamed(name)
  if (named) return items.length === 0 || scoreOf(named, names).fields > 0 ? named : bySigns(names)
  if (asked && ANY.has(plainName(name)) && (items.length === 0 || scoreOf(asked, names).fields > 0))
    return asked
  return bySigns(names)
}

/** Own names and those within a record of the record, one deep. */
function namesOf(items: readonly JsonRecord[]): Set<string> {
  const names = new Set<string>()
  for (const item of items.slice(0, LOOKED_AT))
    for (const [key, value] of Object.entries(item)) {
      const name = plainName(key)
      names.add(name)
      const inner = Array.isArray(value) ? value[0] : value
      if (typeof inner === 'object' && inner !== null)
        for (const within of Object.keys(inner)) {
          names.add(`${name}.${plainName(within)}`)
          if (name === 'baseinfo') names.add(plainName(within))
        }
    }
  return names
}

function bySigns(names: ReadonlySet<string>): PublicRecordKind | undefined {
  let best: PublicRecordKind | undefined
  let most = 1
  for (const kind of NAME_TABLES.keys()) {
    const { fields, telling } = scoreOf(kind, names)
    if (telling && fields > most) [best, most] = [kind, fields]
  }
  return best
}

/** Fields of a kind that have a name among these, and whether one tells the kind. */
function scoreOf(kind: PublicRecordKind, names: ReadonlySet<string>) {
  const { byName } = NAME_TABLES.get(kind)!
  const fields = new Set<string>()
  let telling = false
  for (const name of names)
    for (const named of byName.get(name) ?? []) {
      fields.add(named.field)
      telling ||= named.telling
    }
  return { fields: fields.size, telling }
}
