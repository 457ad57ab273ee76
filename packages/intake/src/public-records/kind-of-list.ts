/** Which kind the records of a list are of. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { JsonRecord } from './leaves.ts'
import { kindNamed, NAME_TABLES, plainName } from './names/names.ts'
import { readText } from './values.ts'

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
/** Lists of what was, or of a way through others: their records are no records of now. */
const PAST = /^(?:history|hist?|历史|曾|actualcontroller|path|beneficiary)/
/** Kinds that do not pass. */
const LASTING: ReadonlySet<string> = new Set([
  'JUDGMENT',
  'HEARING',
  'CASE_FILING',
  'COURT_NOTICE',
  'REGISTRATION_CHANGE',
  'ADMIN_PENALTY',
])
/** Of the two lists that look the same, the worse is told by its reasons. */
const SERIOUS = /虚假材料|欺诈手段|严重违法|届满\s?[3三]\s?年|满[3三]年|传销|侵害消费者/
/** An enforcement that has ended without assets. */
const ENDED = /终结本次执行|终本/
/** A share that is reckoned along a chain is no shareholding. */
const CHAINS = [
  'chainlist',
  'pathlist',
  'path',
  'paths',
  'totalpercent',
  'totalstockpercent',
  'detailinfolist',
]
/** Records whose names are looked at. */
const LOOKED_AT = 20

/**
 * By the name of the list; where that says nothing, of the kind asked for if its records have a field of it; else the kind that most of
 * their names are of, at least `least` and one that tells.
 */
export function kindOfList(
  name: string,
  items: readonly JsonRecord[],
  asked: PublicRecordKind | undefined,
  least = 2,
): PublicRecordKind | undefined {
  const names = namesOf(items)
  const plain = plainName(name)
  const named = kindNamed(name)
  const has = (kind: PublicRecordKind) => items.length === 0 || scoreOf(kind, names).fields > 0
  if (named && has(named)) return named
  const kind = bySigns(names, least)
  if (asked && ANY.has(plain) && has(asked) && !isFirmItself(kind, least)) return asked
  if (kind && PAST.test(plain) && !LASTING.has(kind)) return undefined
  return kind && byWords(kind, items)
}

/** A record that is a firm is no shareholder of it, whatever was asked; a list of firms may be one of investments. */
const isFirmItself = (kind: PublicRecordKind | undefined, least: number): boolean =>
  kind === 'BUSINESS_REGISTRATION' && least > 2

/** Kinds that look the same are told apart by what the records say. */
function byWords(kind: PublicRecordKind, items: readonly JsonRecord[]): PublicRecordKind {
  const all = (words: RegExp) =>
    items.every((item) => Object.values(item).some((v) => typeof v === 'string' && words.test(v)))
  if (kind === 'ABNORMAL_LIST' && all(SERIOUS)) return 'SERIOUS_VIOLATION'
  return kind === 'ENFORCEMENT' && all(ENDED) ? 'TERMINATED_ENFORCEMENT' : kind
}

/** Own names and those within a record of the record, one deep. */
function namesOf(items: readonly JsonRecord[]): Set<string> {
  const names = new Set<string>()
  for (const item of items.slice(0, LOOKED_AT))
    for (const [key, value] of Object.entries(item)) {
      const name = plainName(key)
      if (typeof value !== 'object' && readText(value) === null) continue
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

function bySigns(names: ReadonlySet<string>, least: number): PublicRecordKind | undefined {
  let best: PublicRecordKind | undefined
  let most = least - 1
  for (const kind of NAME_TABLES.keys()) {
    const { fields, telling } = scoreOf(kind, names)
    if (telling && fields > most) [best, most] = [kind, fields]
  }
  return best === 'EQUITY_HOLDER' && CHAINS.some((name) => names.has(name)) ? undefined : best
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
