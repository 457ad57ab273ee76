import type { DayNumber, Direction } from '@xinjian/engine/invoice/facts'
import type { TableOwner } from '@xinjian/intake/tables/read-row'
import { TableError } from '@xinjian/intake/tables/table-invoice'
import type { Progress } from '../progress.ts'
import { loadGeneralTable } from './general-table.ts'
import type { Helper } from './helper.ts'
import type { LoadedTable } from './loaded.ts'
import { loadedShare, type PlainShare, shareTable } from './merge.ts'
import { openCsv } from './open-file.ts'
import { PartyRegistry } from './party-registry.ts'
import type { PlainTable } from './plain-rows.ts'
import { readPlainTable } from './plain-table.ts'

export interface Inputs {
  sales: string | null
  purchases: string | null
  owner: TableOwner
  /** Rows dated later are refused. */
  today: DayNumber
}

export interface LoadedInputs {
  tables: LoadedTable[]
  parties: PartyRegistry
  /** Set when all tables went the fast way: another thread can fold its part. */
  shares: PlainShare[] | null
}

const TITLES: Record<Direction, string> = { OUT: '销项', IN: '进项' }

/** Loads the files, one of them on the helper's thread if there is one. Throws a TableError that names the file. */
export async function loadTables(
  inputs: Inputs,
  helper: Helper | null,
  progress: Progress,
): Promise<LoadedInputs> {
  const parties = new PartyRegistry()
  if (helper) helper.progress = progress.part(helper.file)
  const { today } = inputs
  const load = (file: 'sales' | 'purchases'): Promise<PlainTable | null> => {
    const path = inputs[file]
    if (path === null) return Promise.resolve(null)
    return named(
      path,
      helper?.file === file ? helper.table : plainTable(path, today, progress.part(file)),
    )
  }
  const plain = await Promise.all([load('sales'), load('purchases')])
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
      today,
      fileName: path,
      progress: (read, total) =>
        progress.part(i === 0 ? 'sales' : 'purchases')(read, total ?? read),
    })
    tables.push(await named(path, loading))
  }
  return { tables, parties, shares: shares.length === tables.length ? shares : null }
}

async function plainTable(
  path: string,
  today: DayNumber,
  progress: (read: number, total: number) => void,
): Promise<PlainTable | null> {
  const stream = await openCsv(path, progress)
  return stream === null ? null : readPlainTable(stream, today)
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
