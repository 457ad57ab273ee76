/**
 * 连号 (I-046, R-024; domain §3.2, §4): consecutive 发票号码 under one 发票代码, to one buyer, on one day. 税控 invoices only:
 * 数电 numbers are drawn nationwide. A table without 发票代码 counts as one code: neighbouring numbers to one buyer on one
 * day come from one roll in practice. The server says the same in SQL (facts/serial-sql.ts); a test holds one against the other.
 */

import { DIGITAL_KINDS, type InvoiceRow, type SerialRun } from '../facts.ts'
import { RULE_PARAM } from '../params/rule-param.ts'

/** A 发票代码 has 10 or 12 digits, a 税控 number eight; programs drop leading zeros. */
const KEY = /^(?:(\d{9,12})-)?(\d{1,8})(?:@|$)/

/** Code and number of an invoice key (`code-number`, a bare number, or one with `@…` behind); null for 数电 keys. */
export function numberOfKey(key: string | undefined): { code: string; number: number } | null {
  const found = KEY.exec(key ?? '')
  return found ? { code: found[1] ?? '', number: Number(found[2]) } : null
}

export const isTaxDisk = (row: InvoiceRow): boolean => !DIGITAL_KINDS.includes(row.kind)

/** Entries of runs as they are gathered, row by row; index i of every column is the same row. */
export class SerialRows {
  private readonly columns: Record<'day' | 'party' | 'code' | 'number', number[]> = {
    day: [],
    party: [],
    code: [],
    number: [],
  }
  private readonly codes: string[] = []
  private readonly codeIds = new Map<string, number>()

  /** Takes a row if it is a valid 税控 invoice whose number is known; returns whether it was taken. */
  add(row: InvoiceRow): boolean {
    if (row.status === 'VOID' || !isTaxDisk(row)) return false
    const named = numberOfKey(row.key)
    if (named === null) return false
    const { day, party, code, number } = this.columns
    day.push(row.day)
    party.push(row.counterparty)
    code.push(this.codeId(named.code))
    number.push(named.number)
    return true
  }

  /** Runs of at least `RULE_PARAM.serial.minRun` different numbers, by day, party, code, number; with the rows in them. */
  runs(): { run: SerialRun; rows: number[] }[] {
    const { day, party, code, number } = this.columns
    const order = day.map((_, i) => i)
    const apart = (a: number, b: number) =>
      day[a]! - day[b]! || party[a]! - party[b]! || this.compareCodes(code[a]!, code[b]!)
    order.sort((a, b) => apart(a, b) || number[a]! - number[b]!)
    const found: { run: SerialRun; rows: number[] }[] = []
    for (let start = 0; start < order.length; ) {
      let end = start + 1
      while (
        end < order.length &&
        apart(order[end]!, order[start]!) === 0 &&
        number[order[end]!]! - number[order[end - 1]!]! <= 1
      )
        end++
      const rows = order.slice(start, end)
      const [first, last] = [rows[0]!, rows.at(-1)!]
      start = end
      if (number[last]! - number[first]! + 1 < RULE_PARAM.serial.minRun) continue
      const run: SerialRun = {
        day: day[first]!,
        counterparty: party[first]!,
        code: this.codes[code[first]!]!,
        from: number[first]!,
        to: number[last]!,
        rows: rows.length,
      }
      found.push({ run, rows })
    }
    return found
  }

  private compareCodes(a: number, b: number): number {
    if (a === b) return 0
    return this.codes[a]! < this.codes[b]! ? -1 : 1
  }

  private codeId(code: string): number {
    let id = this.codeIds.get(code)
    if (id === undefined) {
      id = this.codes.push(code) - 1
      this.codeIds.set(code, id)
    }
    return id
  }
}

export const runLength = (run: SerialRun): number => run.to - run.from + 1

/** Longest first; ties by day, code, first number, party: the same order wherever runs are listed. */
export function compareRuns(a: SerialRun, b: SerialRun): number {
  return (
    runLength(b) - runLength(a) ||
    a.day - b.day ||
    (a.code < b.code ? -1 : a.code > b.code ? 1 : 0) ||
    a.from - b.from ||
    a.counterparty - b.counterparty
  )
}
