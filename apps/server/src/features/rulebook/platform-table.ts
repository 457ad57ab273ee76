/** Versions of the platform's table as a trial takes them. */
import type { PlatformTable } from '@xinjian/engine/report/book'
import type { OperatorDb } from '../../db/operator.ts'
import { platformTable } from './in-force.ts'
import { platformShelf } from './shelf.ts'
import { bookInForce, bookOf } from './store.ts'

export const platformVersion = async (
  operator: OperatorDb,
  version: number,
): Promise<PlatformTable> => platformTable(await bookOf(platformShelf(operator), version))

/** What stands; version 0 = the table of the engine. */
export async function platformInForce(
  operator: OperatorDb,
): Promise<{ version: number; table: PlatformTable | null }> {
  const row = await bookInForce(platformShelf(operator))
  return row ? { version: row.version, table: platformTable(row) } : { version: 0, table: null }
}
