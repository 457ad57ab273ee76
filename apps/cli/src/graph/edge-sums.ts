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

/** All rows of the same two ends. */
export interface EdgeSum {
  from: string
  to: string
  types: Set<string>
  amount: number
  /** Sums by month, of rows that tell their day. */
  months: Map<MonthIndex, number>
}

/** Months that count, both included; null = all rows, whatever their day. */
export type Window = { from: MonthIndex; to: MonthIndex } | null

/** What an edge comes to in them, with the rows counted where there are no amounts; null = nothing was traded then. */
export function amountIn({ amount, months }: EdgeSum, window: Window): number | null {
  if (window === null) return amount
  const within = [...months].filter(([month]) => month >= window.from && month <= window.to)
  return within.length === 0 ? null : within.reduce((sum, [, of]) => sum + of, 0)
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
      sum = { from, to, types: new Set(), amount: 0, months: new Map() }
      this.sums.set(key, sum)
    }
    if (this.repeats(`${key}\u0000${type ?? ''}\u0000${amount ?? ''}\u0000${day ?? ''}`))
      this.duplicates++
    else if (sum.types.has(type ?? '')) this.merged++
    sum.types.add(type ?? '')
    sum.amount += amount ?? 0
    if (day !== null) {
      const month = monthOfDay(day)
      sum.months.set(month, (sum.months.get(month) ?? 0) + (amount ?? 1))
    }
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
    for (const [key, { types, amount, months, ...ends }] of other.sums) {
      const sum = this.sums.get(key)
      if (!sum) {
        this.sums.set(key, { ...ends, types, amount, months })
        continue
      }
      pairs++
      for (const type of types)
        if (sum.types.has(type)) this.merged++
        else sum.types.add(type)
      sum.amount += amount
      for (const [month, of] of months) sum.months.set(month, (sum.months.get(month) ?? 0) + of)
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
