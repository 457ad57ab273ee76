/** Tables of names, looked up by name. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { COURT_NAMES } from './court.ts'
import type { KindNames } from './kind-names.ts'
import { REGISTRY_NAMES } from './registry.ts'

export interface NamedField {
  field: string
  unit: string
  telling: boolean
}

/** A kind's names, looked up by name: a name may serve several fields. */
export interface NameTable {
  kind: PublicRecordKind
  /** In the order of preference. */
  fields: ReadonlyMap<string, readonly { name: string; unit: string }[]>
  byName: ReadonlyMap<string, readonly NamedField[]>
  subject: readonly string[]
  code: readonly string[]
  unit: readonly string[]
  says: { field: string; by: ReadonlyMap<string, string> } | null
}

/** The form in which names are compared; a number or a unit in brackets behind a heading is no part of it. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .trim()
    .replace(/\((?:\d{1,6}条?|[十百千]?[万亿]?元?|%)\)$/, '')
    .replace(/[\s_\-:：]/g, '')
    .toLowerCase()

const split = (names = ''): string[] => names.split(/\s+/).filter(Boolean)
const plainPath = (path: string): string => path.split('.').map(plainName).join('.')

function tableOf(
  kind: PublicRecordKind,
  { fields, subject, code, unit, says }: KindNames,
): NameTable {
  const byName = new Map<string, NamedField[]>()
  const ordered = new Map<string, { name: string; unit: string }[]>()
  for (const [field, names] of Object.entries(fields)) {
    const list = split(names).map((entry) => {
      const [name = '', at = ''] = entry.replace('*', '').split('@')
      const named = { field, unit: at, telling: entry.startsWith('*') }
      const plain = plainPath(name)
      byName.set(plain, [...(byName.get(plain) ?? []), named])
      return { name: plain, unit: at }
    })
    ordered.set(field, list)
  }
  const plain = (names?: string) => split(names).map(plainPath)
  return {
    kind,
    fields: ordered,
    byName,
    subject: plain(subject),
    code: plain(code),
    unit: plain(unit),
    says: says ? { field: says.field, by: saidBy(says.as) } : null,
  }
}

/** Name → what it says. */
const saidBy = (as: Readonly<Record<string, string>>): Map<string, string> =>
  new Map(
    Object.entries(as).flatMap(([value, names]) => split(names).map((n) => [plainName(n), value])),
  )

const ALL = Object.entries({ ...REGISTRY_NAMES, ...COURT_NAMES }) as [PublicRecordKind, KindNames][]

export const NAME_TABLES: ReadonlyMap<PublicRecordKind, NameTable> = new Map(
  ALL.map(([kind, names]) => [kind, tableOf(kind, names)]),
)

const LISTS: ReadonlyMap<string, PublicRecordKind> = new Map(
  ALL.flatMap(([kind, { lists }]) => split(lists).map((name) => [plainName(name), kind] as const)),
)

/** The kind that a list or a record of this name is of, where the name tells; `PartnerList`, `ShiXinItems` say no more than `Partners`. */
export function kindNamed(name: string): PublicRecordKind | undefined {
  const plain = plainName(name)
  const bare = plain.replace(/(?:infolist|list|items|info)$/, '')
  return LISTS.get(plain) ?? LISTS.get(bare) ?? LISTS.get(`${bare}s`)
}
