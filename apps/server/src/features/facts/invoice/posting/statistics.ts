import type { Database } from '../../../../db/pool.ts'
import { refreshStatistics as refresh } from '../../../../db/statistics.ts'

/** Planner statistics after imports and collections. `written`: rows of this import. */
export const refreshStatistics = (db: Database, written: number): Promise<void> =>
  refresh(db, ['invoice', 'invoice_item', 'counterparty', 'goods', 'invoice_month'], written)
