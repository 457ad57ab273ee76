/**
 * Which invoices of a batch are stored. A few rows are asked for by key, so that a small file costs what its rows cost however
 * much the enterprise has; once they are many beside a month, its keys are read in one go, which is cheaper by the row.
 */
import { monthOfDay } from '@xinjian/engine/kit/calendar/window'
import type { TenantDb } from '../../../../db/tenant.ts'
import type { IncomingInvoice } from '../incoming.ts'
import { DIRECTIONS } from '../stored-row.ts'
import type { KeySet } from './key-set.ts'
import { type MonthCache, monthCode, partsOf } from './months.ts'
import { keysOfMonth, monthsOfKeys } from './read-rows.ts'

/** A look-up of one key costs as much as so many keys of a month read in order. */
const LOOK_UP = 4

export class KnownKeys {
  /** Month → how many of its keys were asked for; all of them were read at Infinity. */
  private readonly asked = new Map<number, number>()
  private readonly months: MonthCache
  private readonly keys: KeySet

  constructor(months: MonthCache, keys: KeySet) {
    this.months = months
    this.keys = keys
  }

  /** Afterwards the key set knows of each of these rows whether it is stored under its month. */
  async learn(
    tenant: TenantDb,
    enterpriseId: number,
    incoming: readonly IncomingInvoice[],
  ): Promise<void> {
    if (!this.months.stores) return
    const byMonth = this.unknown(incoming)
    const few: IncomingInvoice[] = []
    for (const [code, rows] of byMonth) {
      const asked = this.asked.get(code)! + rows.length
      if (asked * LOOK_UP <= this.months.storedOf(code)) {
        this.asked.set(code, asked)
        few.push(...rows)
        continue
      }
      this.asked.set(code, Infinity)
      const { direction, month } = partsOf(code)
      for (const key of await keysOfMonth(tenant, enterpriseId, direction, month))
        this.keys.add(DIRECTIONS[direction], key, month)
    }
    for (const direction of DIRECTIONS) {
      const keys = few.filter((row) => row.direction === direction).map((row) => row.key)
      for (const { key, day } of await monthsOfKeys(tenant, enterpriseId, direction, keys))
        this.keys.add(direction, key, monthOfDay(day))
    }
  }

  /** Rows of months that are stored and not read, by month. */
  private unknown(incoming: readonly IncomingInvoice[]): Map<number, IncomingInvoice[]> {
    const byMonth = new Map<number, IncomingInvoice[]>()
    let day = -1
    let direction = ''
    let rows: IncomingInvoice[] | null = null
    for (const row of incoming) {
      // Rows mostly come in order of date.
      if (row.day !== day || row.direction !== direction) {
        ;({ day, direction } = row)
        const code = monthCode(row.direction, monthOfDay(day))
        if (!this.asked.has(code)) this.asked.set(code, this.months.storedOf(code) ? 0 : Infinity)
        rows = this.asked.get(code) === Infinity ? null : (byMonth.get(code) ?? [])
        if (rows) byMonth.set(code, rows)
      }
      rows?.push(row)
    }
    return byMonth
  }
}
