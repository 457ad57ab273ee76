/**
 * What collections alone said of invoices that a file said something of since: the last version of a collection, as history keeps it. What
 * was collected under a consent that was taken back is not among them, whatever came after (take-out.ts).
 */
import type { PoolClient } from 'pg'
import type { TenantDb } from '../../../../db/tenant.ts'
import { INVOICES_TAKEN_OUT_AT } from '../../../consent/index.ts'
import { COLLECTED_IMPORTS } from '../../coverage/write.ts'
import { DIRECTIONS, directionCode, type StoredRow } from '../stored-row.ts'
import type { Batch } from './batch.ts'
import { mergeRows, retellRow } from './merge.ts'
import { type Record, ROW_COLUMNS, rowOf } from './read-rows.ts'

/** Rows read at a time. */
const ROWS_AT_ONCE = 10_000

/** Of versions `h`: a version that ended before is none that a collection of today told. */
const BY_BUREAU = `h.import_id in (${COLLECTED_IMPORTS}) and h.seq_to > ${INVOICES_TAKEN_OUT_AT}`

const BEFORE = `select distinct on (h.invoice_key) ${ROW_COLUMNS} from invoice_history h
   where h.company_id = $1 and h.enterprise_id = $2 and h.direction = $3 and h.invoice_key = any($4) and ${BY_BUREAU}
   order by h.invoice_key, h.seq desc`

/** In the order of the key of history, page by page: however many there are, none is sorted or read twice. */
const RETOLD = {
  name: 'facts-retold',
  text: `select ${ROW_COLUMNS} from (
    select distinct on (h.invoice_key) h.* from invoice_history h
      join invoice i on i.company_id = h.company_id and i.enterprise_id = h.enterprise_id and i.direction = h.direction and i.invoice_key = h.invoice_key
     where h.company_id = $1 and h.enterprise_id = $2 and h.direction = $3 and h.invoice_key > $4
       and ${BY_BUREAU} and i.import_id not in (${COLLECTED_IMPORTS})
     order by h.invoice_key, h.seq desc
     limit ${ROWS_AT_ONCE}) r
   order by invoice_key`,
}

/** Last version that a collection told of each row which a file told since, in no order that matters. */
export async function* retoldRows(
  client: PoolClient,
  owner: readonly [companyId: number, enterpriseId: number],
  direction: 0 | 1,
): AsyncIterable<StoredRow> {
  let after = ''
  for (;;) {
    const values = [...owner, direction, after]
    const { rows } = await client.query<Record>({ ...RETOLD, values })
    for (const row of rows) yield rowOf(row)
    const last = rows.at(-1)
    if (last === undefined || rows.length < ROWS_AT_ONCE) return
    after = last.invoice_key
  }
}

/** What a row of this batch makes of the stored one, null = nothing. `stored` by direction and key. */
export async function mergerOf(
  tx: TenantDb,
  { importState: { collected, dictionary }, owner, candidates }: Batch,
  stored: Readonly<{ [D in StoredRow['direction']]: ReadonlyMap<string, StoredRow> }>,
): Promise<(known: StoredRow, row: StoredRow) => StoredRow | null> {
  const hasTaxNo = (party: number) => dictionary.hasTaxNo(party)
  const isOver = ({ importId }: StoredRow) =>
    collected.has(owner.importId) && !collected.has(importId)
  const before = { OUT: new Map<string, StoredRow>(), IN: new Map<string, StoredRow>() }
  for (const direction of DIRECTIONS) {
    const keys = candidates.flatMap((row) => {
      const known = row.direction === direction ? stored[direction].get(row.key) : undefined
      return known && isOver(known) ? [row.key] : []
    })
    if (keys.length === 0) continue
    const values = [owner.enterpriseId, directionCode(direction), keys]
    for (const row of await tx.rows<Record>(BEFORE, values))
      before[direction].set(row.invoice_key, rowOf(row))
  }
  return (known, row) =>
    isOver(known)
      ? retellRow(known, before[row.direction].get(row.key), row, hasTaxNo)
      : mergeRows(known, row, hasTaxNo)
}
