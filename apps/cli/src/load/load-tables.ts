import type { Direction } from '@xinjian/engine/invoice/facts'
import type { TableOwner } from '@xinjian/intake/tables/read-row'
import { TableError } from '@xinjian/intake/tables/table-invoice'
import type { Progress } from '../progress.ts'
import { loadGeneralTable } from './general-table.ts'
import { Helper } from './helper.ts'
import type { LoadedTable } from './loaded.ts'
import { loadedShare, type PlainShare, shareTable } from './merge.ts'
import { openCsv } from './open-file.ts'
import { PartyRegistry } from './party-registry.ts'
import { type PlainTable, readPlainTable } from './plain-table.ts'

export interface Inputs {
  sales: string | null
  purchases: string | null
  owner: TableOwner
}

export interface LoadedInputs {
  tables: LoadedTable[]
  parties: PartyRegistry
  /** Set when all tables went the fast way: another thread can fold its part. */
  shares: PlainShare[] | null
  helper: Helper | null
}

const TITLES: Record<Direction, string> = { OUT: '销项', IN: '进项' }

/** Loads both files at the same time, the purchases on a thread of their own. Throws a TableError that names the file. */
export async function loadTables(inputs: Inputs, progress: Progress): Promise<LoadedInputs> {
  const parties = new PartyRegistry()
  const helper = inputs.sales && inputs.purchases ? new Helper() : null
  try {
    const remote = helper?.load(inputs.purchases!, progress.part('purchases'))
    // Read elsewhere: its failure must not count as unhandled while this thread is still busy.
    remote?.catch(() => {})
    const plain: (PlainTable | null)[] = [
      inputs.sales ? await loadPlain(inputs.sales, progress.part('sales')) : null,
      remote ? await named(inputs.purchases!, remote) : null,
    ]
    if (inputs.purchases && !helper)
      plain[1] = await loadPlain(inputs.purchases, progress.part('purchases'))
    const tables: LoadedTable[] = []
    const shares: PlainShare[] = []
    for (const [i, path] of [inputs.sales, inputs.purchases].entries()) {
      if (path === null) continue
      const direction = i === 0 ? 'OUT' : 'IN'
      const table = plain[i]
      if (table) {
        checkDirection(path, table.direction, direction)
        const share = shareTable(table, parties)
        shares.push(share)
        tables.push(loadedShare(share, table))
        continue
      }
      const loading = loadGeneralTable(path, direction, parties, {
        ...inputs.owner,
        progress: (read, total) =>
          progress.part(i === 0 ? 'sales' : 'purchases')(read, total ?? read),
      })
      tables.push(await named(path, loading))
    }
    return { tables, parties, shares: shares.length === tables.length ? shares : null, helper }
  } catch (error) {
    await helper?.close()
    throw error
  }
}

async function loadPlain(
  path: string,
  progress: (read: number, total: number) => void,
): Promise<PlainTable | null> {
  return named(
    path,
    openCsv(path, progress).then((stream) => (stream === null ? null : readPlainTable(stream))),
  )
}

async function named<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof TableError) throw new TableError(error.code, `${path}：${error.message}`)
    throw error
  }
}

function checkDirection(path: string, found: Direction, wanted: Direction): void {
  if (found === wanted) return
  throw new TableError(
    'NOT_AN_INVOICE',
    `${path}：这个表格只有${found === 'OUT' ? '购方' : '销方'}列，是${TITLES[found]}清单，请改用 ${found === 'OUT' ? '--sales' : '--purchases'}。`,
  )
}
