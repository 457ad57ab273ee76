/**
 * Rows of a batch as they came, each direction apart, and those of one key. Most batches hold no key twice, and a map of all their keys
 * costs as much as everything else that is done with a row before it is stored: the map is made when somebody asks.
 */
import type { Direction } from '@xinjian/engine/invoice/facts'
import type { StoredRow } from '../stored-row.ts'

export class SeenRows {
  private readonly rows: Record<Direction, StoredRow[]> = { OUT: [], IN: [] }
  private readonly byKey: Record<Direction, Map<string, StoredRow>> = {
    OUT: new Map(),
    IN: new Map(),
  }

  /** `row` has no twin among those before it. */
  add(row: StoredRow): void {
    this.rows[row.direction].push(row)
  }

  twinOf({ direction, key }: StoredRow): StoredRow | undefined {
    const [rows, byKey] = [this.rows[direction], this.byKey[direction]]
    // One entry for each row: as many as there are of one are there of the other once all are entered.
    for (let i = byKey.size; i < rows.length; i++) byKey.set(rows[i]!.key, rows[i]!)
    return byKey.get(key)
  }

  all(): StoredRow[] {
    return [...this.rows.OUT, ...this.rows.IN]
  }
}
