import { type MonthIndex, monthOfDay } from '@xinjian/engine/kit/calendar/window'

/** What a row says of one edge; null = the row does not tell. */
export interface EdgeRow {
  from: string
  to: string
  type: string | null
  amount: number | null
  /** Days since 1970-01-01. */
  day: number | null
}

/** Rows together: the sum of those that tell an amount, and how many do and do not. An amount that is not told is no 0. */
export interface Told {
  amount: number
  known: number
  unknown: number
}

/** Rows of the same two ends and the same type. */
interface TypeSum {
  whole: Told
  /** Of rows that tell their day. */
  months: Map<MonthIndex, Told>
}

/** All rows of the same two ends, by their type; the empty type = rows that tell none. */
export interface EdgeSum {
  from: string
  to: string
  types: Map<string, TypeSum>
}

/** Months that count, both included; null = all rows, whatever their day. */
export type Window = { from: MonthIndex; to: MonthIndex } | null

const none = (): Told => ({ amount: 0, known: 0, unknown: 0 })

function put(into: Told, { amount, known, unknown }: Told): void {
  into.amount += amount
  into.known += known
  into.unknown += unknown
}

function putMonth(into: Map<MonthIndex, Told>, month: MonthIndex, told: Told): void {
  const own = into.get(month)
  if (own) put(own, told)
  else into.set(month, { ...told })
}

function typeIn({ whole, months }: TypeSum, window: Window): Told | null {
  if (window === null) return whole
  const sum = none()
  for (const [month, of] of months) if (month >= window.from && month <= window.to) put(sum, of)
  return sum.known + sum.unknown === 0 ? null : sum
}

/** What an edge comes to in the months; null = no row of then. `type`: by rows of that one alone. */
export function toldIn({ types }: EdgeSum, window: Window, type?: string): Told | null {
  if (type !== undefined) {
    const of = types.get(type)
    return of ? typeIn(of, window) : null
  }
  const found = [...types.values()].flatMap((of) => typeIn(of, window) ?? [])
  if (found.length === 0) return null
  const sum = none()
  for (const of of found) put(sum, of)
  return sum
}

/** Sums of all types by month. */
export function monthsOf({ types }: EdgeSum): Map<MonthIndex, Told> {
  const all = new Map<MonthIndex, Told>()
  for (const { months } of types.values())
    for (const [month, told] of months) putMonth(all, month, told)
  return all
}

/** Rows summed by their two ends, and what was said twice. */
export class EdgeSums {
  readonly sums = new Map<string, EdgeSum>()
  readonly nodes = new Set<string>()
  rows = 0
  /** Rows from a node to itself. */
  selfLoops = 0
  /** Rows that say in every column what another one says. */
  duplicates = 0
  /** Other rows of an edge that came before. */
  merged = 0
  /** Rows by type; empty where none is told. */
  readonly types = new Map<string, number>()
  amounts = false
  /** Of rows that tell their day. */
  firstDay: number | null = null
  lastDay: number | null = null
  /** Rows that tell none. */
  undated = 0
  private readonly seen: Set<string> | null

  /** `compare`: rows of all the same columns are told; where invoices have numbers, those tell. */
  constructor(compare: boolean) {
    this.seen = compare ? new Set() : null
  }

  add({ from, to, type, amount, day }: EdgeRow): void {
    this.rows++
    this.nodes.add(from).add(to)
    if (type !== null) this.types.set(type, (this.types.get(type) ?? 0) + 1)
    if (amount !== null) this.amounts = true
    if (day === null) this.undated++
    else this.span(day, day)
    if (from === to) {
      this.selfLoops++
      return
    }
    const key = `${from}\u0000${to}`
    let sum = this.sums.get(key)
    if (!sum) {
      sum = { from, to, types: new Map() }
      this.sums.set(key, sum)
    }
    let of = sum.types.get(type ?? '')
    if (this.repeats(`${key}\u0000${type ?? ''}\u0000${amount ?? ''}\u0000${day ?? ''}`))
      this.duplicates++
    else if (of) this.merged++
    if (!of) {
      of = { whole: none(), months: new Map() }
      sum.types.set(type ?? '', of)
    }
    const told =
      amount === null ? { amount: 0, known: 0, unknown: 1 } : { amount, known: 1, unknown: 0 }
    put(of.whole, told)
    if (day !== null) putMonth(of.months, monthOfDay(day), told)
  }

  /** A row that states again an invoice that came before. */
  repeat(): void {
    this.rows++
    this.duplicates++
  }

  /**
   * Puts edges of another source beside these: a node is the same where its id is, an edge where its ends and its type are; amounts and months
   * of the same two ends add up. Gives how many nodes and pairs of ends both tell.
   */
  putBeside(other: EdgeSums): { nodes: number; pairs: number } {
    const nodes = [...other.nodes].filter((node) => this.nodes.has(node)).length
    let pairs = 0
    for (const [key, { types, ...ends }] of other.sums) {
      const sum = this.sums.get(key)
      if (!sum) {
        this.sums.set(key, { ...ends, types })
        continue
      }
      pairs++
      for (const [type, of] of types) {
        const own = sum.types.get(type)
        if (!own) {
          sum.types.set(type, of)
          continue
        }
        this.merged++
        put(own.whole, of.whole)
        for (const [month, told] of of.months) putMonth(own.months, month, told)
      }
    }
    for (const [type, rows] of other.types) this.types.set(type, (this.types.get(type) ?? 0) + rows)
    this.countAlso(other)
    return { nodes, pairs }
  }

  /** Counts the nodes and rows of another reading here as well; its edges are not looked at. */
  countAlso(other: EdgeSums): void {
    for (const node of other.nodes) this.nodes.add(node)
    this.rows += other.rows
    this.selfLoops += other.selfLoops
    this.duplicates += other.duplicates
    this.merged += other.merged
    this.amounts ||= other.amounts
    this.undated += other.undated
    if (other.firstDay !== null && other.lastDay !== null) this.span(other.firstDay, other.lastDay)
  }

  private span(first: number, last: number): void {
    this.firstDay = Math.min(this.firstDay ?? first, first)
    this.lastDay = Math.max(this.lastDay ?? last, last)
  }

  private repeats(print: string): boolean {
    if (this.seen === null) return false
    const before = this.seen.size
    return this.seen.add(print).size === before
  }

  /** Edges that differ in an end or in their type. */
  get edges(): number {
    let count = 0
    for (const { types } of this.sums.values()) count += types.size
    return count
  }
}
