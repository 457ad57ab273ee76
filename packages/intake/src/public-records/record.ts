/** One record of a vendor: its fields by the table of names of its kind, and what of it has no place. */
import type { FieldKind } from '@xinjian/format/public-records/fields'
import { type PublicRecordKind, recordFields } from '@xinjian/format/public-records/kinds'
import type { AnswerRecord } from '@xinjian/format/public-records/told'
import { type JsonRecord, type Leaf, leavesOf } from './leaves.ts'
import { NAME_TABLES, type NameTable, plainName } from './names/names.ts'
import { partiesOf } from './parties.ts'
import {
  type Foreign,
  readAmount,
  readCode,
  readCount,
  readDay,
  readFirmCode,
  readPercent,
  readTerm,
  readText,
} from './values.ts'

type Subject = AnswerRecord['subject']

export interface ReadRecord {
  /** Null where none of its fields is known. */
  record: AnswerRecord | null
  told: string[]
  unknown: string[]
}

/**
 * @param listName of the list or record that it stands in
 * @param around the firm whom the answer is about, where the record names none itself
 * @param apart lists in it that are read by themselves
 */
export function readRecord(
  item: JsonRecord,
  kind: PublicRecordKind,
  { path, listName }: { path: string; listName: string },
  around: Subject,
  apart: (name: string, value: unknown) => boolean,
): ReadRecord {
  const leaves = leavesOf(item, path, apart)
  const reading = new RecordReading(NAME_TABLES.get(kind)!, leaves)
  const fields = reading.fields()
  const subject = reading.subject(around)
  const parties = partiesOf(item, subject.name)
  for (const [field, value] of parties.fields)
    if (value === '') fields.delete(field)
    else if (field in recordFields(kind)) fields.set(field, value)
  reading.use(parties.names)
  if (fields.size > 0) reading.addSaid(fields, listName)
  const record =
    fields.size > 0 ? { kind, fields: Object.fromEntries(fields), subject, item } : null
  return { record, ...reading.told() }
}

/** The unit beside counts where it tells how many; else that of the name does, with whose money it is. */
const unitFrom = (beside: string, ofName: string): string =>
  /[千万亿元]/.test(beside) ? beside : ofName + beside

class RecordReading {
  private readonly table: NameTable
  private readonly leaves: ReadonlyMap<string, Leaf>
  private readonly used = new Set<Leaf>()

  constructor(table: NameTable, leaves: ReadonlyMap<string, Leaf>) {
    this.table = table
    this.leaves = leaves
  }

  fields(): Map<string, string | number> {
    const found = new Map<string, string | number>()
    const unit = this.text(this.table.unit)
    for (const [field, names] of this.table.fields) {
      const { kind } = recordFields(this.table.kind)[field]!
      for (const { name, unit: ofName } of names) {
        const leaf = this.leaf(name)
        if (!leaf) continue
        const value = this.value(kind, leaf, ofName, unit)
        if (value === null) continue
        if (value === '0' && NEVER_NOUGHT.has(`${this.table.kind}.${field}`)) continue
        this.used.add(leaf)
        if (!found.has(field) && !isForeign(value)) found.set(field, value)
        if (field === 'registeredCapital') this.currency(found, leaf, value, unit)
      }
    }
    return found
  }

  /** What stands under a name, or under two of them (`party1+party2`) together. */
  private leaf(name: string): Leaf | undefined {
    const [first = '', second] = name.split('+', 2)
    const leaf = this.leaves.get(first)
    const beside = second && this.leaves.get(second)
    if (!leaf || !beside) return second ? undefined : leaf
    this.used.add(beside)
    this.used.add(leaf)
    return { ...leaf, values: [...leaf.values, ...beside.values] }
  }

  /** Whose money the capital is, where that is said. */
  private currency(
    found: Map<string, string | number>,
    leaf: Leaf,
    value: string | number | Foreign,
    unit: string,
  ): void {
    const said = /人民币|RMB|CNY/i.test(`${leaf.values[0]}${unit}`) ? '人民币' : null
    const currency = isForeign(value) ? value.currency : said
    if (currency && 'capitalCurrency' in recordFields(this.table.kind))
      found.set('capitalCurrency', currency)
  }

  private value(
    kind: FieldKind,
    leaf: Leaf,
    unit: string,
    beside: string,
  ): string | number | Foreign | null {
    if (kind === 'money')
      return moneyOf(leaf, leaf.unit || this.unitOf(leaf) || unitFrom(beside, unit))
    if (kind === 'percent') return sum(leaf.values.map((v) => readPercent(v, unit)))
    if (kind === 'count') return readCount(leaf.values[0])
    if (kind === 'day') {
      const end = unit === 'from' || unit === 'to' ? unit : null
      const days = leaf.values.map((v) => (end ? readTerm(v, end) : readDay(v)))
      return (
        days
          .filter((day) => day !== null)
          .sort()
          .at(-1) ?? null
      )
    }
    if (unit === 'uscc') return readCode(leaf.values[0])
    if (unit === 'last') return readText(readText(leaf.values[0])?.split('|').at(-1))
    const texts = leaf.values.flatMap((v) => readText(v) ?? [])
    return texts.length > 0 ? [...new Set(texts)].join('、') : null
  }

  /** A field of its own that tells the unit of one: `execMoneyUnit`. */
  private unitOf({ path }: Leaf): string {
    const own = this.leaves.get(`${plainName(path.split('.').at(-1) ?? '')}unit`)
    const text = own && readText(own.values[0])
    if (!text) return ''
    this.used.add(own)
    return text
  }

  subject(around: Subject): Subject {
    const name = this.text(this.table.subject)
    const code = this.code()
    if (!name && !code) return around
    const same = !name || !around.name || name === around.name
    return {
      ...(same && around),
      ...(name && { name }),
      ...(code && { code }),
    }
  }

  private code(): string | null {
    for (const name of this.table.code) {
      const leaf = this.leaves.get(name)
      const code = leaf && readFirmCode(leaf.values[0])
      if (!code) continue
      this.used.add(leaf)
      return code
    }
    return null
  }

  /** What names say where no field does: of fields first, then of the list. */
  addSaid(found: Map<string, string | number>, list: string): void {
    const { says } = this.table
    if (!says || found.has(says.field)) return
    const names = [...this.leaves].flatMap(([name, leaf]) => (this.used.has(leaf) ? name : []))
    const said = [...names, plainName(list)].flatMap((name) => says.by.get(name) ?? [])[0]
    if (said) found.set(says.field, said)
  }

  use(names: readonly string[]): void {
    for (const name of names) {
      const leaf = this.leaves.get(name)
      if (leaf) this.used.add(leaf)
    }
  }

  /** The first of these fields that says something. */
  private text(names: readonly string[]): string {
    for (const name of names) {
      const leaf = this.leaves.get(name)
      const text = leaf && readText(leaf.values[0])
      if (!text) continue
      this.used.add(leaf)
      return text
    }
    return ''
  }

  told(): { told: string[]; unknown: string[] } {
    const told = new Set([...this.used].map(({ path }) => path))
    const unknown = new Set<string>()
    for (const leaf of this.leaves.values())
      if (!told.has(leaf.path) && leaf.values.some((v) => saysSomething(v))) unknown.add(leaf.path)
    return { told: [...told], unknown: [...unknown] }
  }
}

const saysSomething = (value: unknown): boolean =>
  typeof value === 'boolean' || readText(value) !== null

/** Where a vendor writes nought, it does not know. */
const NEVER_NOUGHT = new Set([
  'BUSINESS_REGISTRATION.registeredCapital',
  'EQUITY_HOLDER.subscribed',
  'INVESTMENT.amount',
  'INVESTMENT.registeredCapital',
])

const isForeign = (value: string | number | Foreign): value is Foreign => typeof value === 'object'

/** The sum of what was paid at several times; of foreign money only whose it is. */
function moneyOf({ values }: Leaf, unit: string): string | Foreign | null {
  const amounts = values.flatMap((v) => readAmount(v, unit) ?? [])
  const foreign = amounts.find((amount) => 'currency' in amount)
  if (foreign) return foreign
  const yuan = amounts.flatMap((amount) => ('yuan' in amount ? amount.yuan : []))
  if (yuan.length <= 1) return yuan[0] ?? null
  const cents = yuan.reduce((all, one) => all + centsOf(one), 0n)
  return cents % 100n === 0n ? String(cents / 100n) : decimalOf(cents)
}

function centsOf(yuan: string): bigint {
  const [whole = '0', part = ''] = yuan.split('.')
  return BigInt(`${whole}${part.padEnd(2, '0')}`)
}

function decimalOf(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0')
  const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/0$/, '')
  return cents < 0n ? `-${text}` : text
}

function sum(percents: readonly (number | null)[]): number | null {
  const told = percents.filter((p) => p !== null)
  const all = Math.round(told.reduce((total, p) => total + p, 0) * 1e6) / 1e6
  return told.length > 0 && all <= 100 ? all : null
}
