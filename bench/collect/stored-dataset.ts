/** What a collection stored, in the columns of the benches: the same rows can be written again, our way and by bare COPY. */
import readline from 'node:readline'
import { KIND_CODES } from '@xinjian/engine/invoice/facts'
import { to as copyTo } from 'pg-copy-streams'
import type { Database } from '../../apps/server/src/db/pool.ts'
import type { Party } from '../../apps/server/src/features/facts/invoice/incoming.ts'
import type { Dataset } from '../server/dataset.ts'

/** Rows in the order they were stored. Red invoices lose the blue one they name, all of them their mark of risk. */
export async function storedDataset(db: Database, enterpriseId: number): Promise<Dataset> {
  const count = async (table: string) =>
    (await db.one<{ n: number }>(
      `select count(*)::float8 as n from ${table} where enterprise_id = $1`,
      [enterpriseId],
    ))!.n
  const d = columns(await count('invoice'), await count('invoice_item'))
  d.parties = await db.rows<Party>(
    'select ident, tax_no as "taxNo", name, person from counterparty where enterprise_id = $1 order by id',
    [enterpriseId],
  )
  d.goodsNames = await db.rows(
    'select category, name from goods where enterprise_id = $1 order by id',
    [enterpriseId],
  )
  const place = new Map<string, number>()
  await each(
    db,
    `select id, issue_day - date '1970-01-01', minute, direction, kind, status, counterparty_id, amount, tax, invoice_key
       from invoice where enterprise_id = ${enterpriseId} order by id`,
    ([id, day, minute, direction, kind, status, party, amount, tax, key], i) => {
      place.set(id!, i)
      d.day[i] = Number(day)
      d.minute[i] = Number(minute)
      d.inward[i] = Number(direction)
      d.kind[i] = Number(kind)
      d.void[i] = Number(status)
      d.party[i] = Number(party) - 1
      d.amount[i] = Number(amount)
      d.tax[i] = Number(tax)
      d.keys.push(key!)
    },
  )
  let invoice = -1
  await each(
    db,
    `select invoice_id, goods_id, rate_bp, quantity, amount, tax
       from invoice_item where enterprise_id = ${enterpriseId} order by invoice_id, line_no`,
    ([id, goods, rate, quantity, amount, tax], line) => {
      // Invoices without lines begin where the next line does.
      for (const own = place.get(id!)!; invoice < own; ) d.lineStart[++invoice] = line
      d.goods[line] = Number(goods) - 1
      d.rate[line] = Number(rate)
      d.quantity[line] = quantity === '\\N' ? 0 : Number(quantity)
      d.lineAmount[line] = Number(amount)
      d.lineTax[line] = Number(tax)
    },
  )
  while (invoice < d.invoices) d.lineStart[++invoice] = d.lines
  return d
}

function columns(invoices: number, lines: number): Dataset & { keys: string[] } {
  return {
    invoices,
    lines,
    day: new Int32Array(invoices),
    minute: new Int16Array(invoices),
    inward: new Uint8Array(invoices),
    kind: new Uint8Array(invoices),
    kinds: KIND_CODES,
    void: new Uint8Array(invoices),
    party: new Int32Array(invoices),
    amount: new Float64Array(invoices),
    tax: new Float64Array(invoices),
    lineStart: new Int32Array(invoices + 1),
    goods: new Int16Array(lines),
    rate: new Int16Array(lines),
    quantity: new Float64Array(lines),
    lineAmount: new Float64Array(lines),
    lineTax: new Float64Array(lines),
    keys: [],
    serial: new Float64Array(0),
    parties: [],
    goodsNames: [],
  }
}

/** Fields of each row as COPY writes them: a null is `\N`. */
async function each(
  db: Database,
  select: string,
  take: (fields: string[], index: number) => void,
): Promise<void> {
  await db.transaction(async (_tx, client) => {
    const input = client.query(copyTo(`copy (${select}) to stdout`))
    let index = 0
    for await (const row of readline.createInterface({ input })) take(row.split('\t'), index++)
  })
}
