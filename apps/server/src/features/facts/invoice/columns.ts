/** Invoices of one direction by column, for whoever goes through all of them: a row is three numbers. */
import type { Direction } from '@xinjian/engine/invoice/facts'
import type { Rows } from '@xinjian/engine/reconcile/rows'
import type { TenantDb } from '../../../db/tenant.ts'
import { DIRECTIONS } from './stored-row.ts'

/** Rows of one fetch. */
const CHUNK = 50_000

interface Row extends Record<string, unknown> {
  key: string
  day: number
  total: number
  party: number
}

const ROWS = `select invoice_key as key, issue_day - date '1970-01-01' as day, total, counterparty_id as party
   from invoice where company_id = $1 and enterprise_id = $2 and direction = $3 and status = 0 and invoice_key > $4
  order by invoice_key limit ${CHUNK}`

const PARTIES =
  'select id, name from counterparty where company_id = $1 and enterprise_id = $2 order by id'

/** 价税合计 of those that are not void. `ids`: of the dictionary, by the index of names. */
export async function invoiceColumns(
  tx: TenantDb,
  enterpriseId: number,
  direction: Direction,
): Promise<{ rows: Rows; ids: number[] }> {
  const parties = await tx.rows<{ id: number; name: string }>(PARTIES, [enterpriseId])
  const indexOf = new Map(parties.map(({ id }, index) => [id, index]))
  const [day, amount, party]: [number[], number[], number[]] = [[], [], []]
  for (let after = ''; ; ) {
    const rows = await tx.rows<Row>(ROWS, [enterpriseId, DIRECTIONS.indexOf(direction), after])
    for (const row of rows) {
      day.push(row.day)
      amount.push(row.total)
      party.push(indexOf.get(row.party)!)
    }
    if (rows.length < CHUNK) break
    after = rows.at(-1)!.key
  }
  return {
    rows: {
      day: Int32Array.from(day),
      amount: Float64Array.from(amount),
      party: Int32Array.from(party),
      names: parties.map(({ name }) => name),
    },
    ids: parties.map(({ id }) => id),
  }
}
