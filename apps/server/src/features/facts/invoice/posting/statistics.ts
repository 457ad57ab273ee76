import type { Database } from '../../../../db/pool.ts'
import { refreshStatistics as refresh } from '../../../../db/statistics.ts'

const TABLES = ['invoice', 'invoice_item', 'counterparty', 'goods', 'invoice_month'] as const

/** Planner statistics after imports. `written`: rows of this import. */
export const refreshStatistics = (db: Database, written: number): Promise<void> =>
  refresh(db, TABLES, written)

/**
 * The same after a collection. It is one of many and brings little: with each tenth of a small database the statistics cost more than it. How
 * large a table is the planner sees by itself; what it may not believe is that there is hardly anything in it.
 */
export const refreshStatisticsOfMany = (db: Database, written: number): Promise<void> =>
  refresh(db, TABLES, written, 1 / 3)
