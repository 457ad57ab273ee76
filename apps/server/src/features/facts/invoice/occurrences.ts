/**
 * Rows of one file that share a plain key (invoice-key.ts): the n-th of them is stored under the key with `#n`, so that the same
 * file twice gives the same invoices, and a row too many in one file is no row too few.
 */
import type { Direction, RowStatus } from '@xinjian/engine/invoice/facts'
import { KeyCounts } from './posting/key-counts.ts'

export class Occurrences {
  private readonly byKey = new KeyCounts()
  private readonly byContent = new KeyCounts()

  /** Key of the next row with this plain key, and whether an earlier one said all that it says. */
  next(
    direction: Direction,
    key: string,
    { status, total }: { status: string; total: number },
  ): { key: string; alike?: true } {
    const n = this.byKey.next(direction, key)
    const same = this.byContent.next(direction, `${key}@${total}@${statusOf(status)}`)
    return { key: n === 1 ? key : `${key}#${n}`, ...(same > 1 && { alike: true as const }) }
  }
}

const statusOf = (status: string): RowStatus => (status === 'VOID' ? 'VOID' : 'NORMAL')
