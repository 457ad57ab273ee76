/**
 * Where several indexes of a table begin alike, PostgreSQL takes them for each other once it believes that what they begin with has
 * no row: a company that came after statistics were made (docs/decisions/0109). So there are no statistics of such columns.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { openClone } from '../harness.ts'

const BOOKED = 'made anew with every posting (facts/invoice/posting), and reports read it whole'
const FEW = 'a handful of values, which every company has'
const SHORT = 'few rows stand behind one value, or they are read together: nobody walks far'
const ROW_BY_ROW = 'asked row by row, and held to it by process/believed-empty.test.ts'

const LEDGER =
  'lines are walked along an index or looked up by key, and sums by month join nothing (0178)'
const WAITING = 'the other index is of the few rows that wait'

/** Columns that keep their statistics, and why none is misled. */
const KEPT: Readonly<Record<string, string>> = {
  'collect_event.task_id': SHORT,
  'collect_task.enterprise_id': SHORT,
  'collect_task.tax_no': SHORT,
  'company_key.kind': FEW,
  'counterparty.company_id': BOOKED,
  'counterparty.enterprise_id': BOOKED,
  'gl_voucher_line.enterprise_id': LEDGER,
  'goods.company_id': BOOKED,
  'goods.enterprise_id': BOOKED,
  'firm_matter.enterprise_id': SHORT,
  'firm_matter.matter': SHORT,
  'import_check.import_id': SHORT,
  'invoice.company_id': BOOKED,
  'invoice.direction': FEW,
  'invoice.enterprise_id': BOOKED,
  'lending_demo_loan.visit': SHORT,
  'list_batch_row.batch': ROW_BY_ROW,
  'notice.user_id': SHORT,
  'objection.enterprise_id': SHORT,
  'report.created_at': WAITING,
  'report.report_no': WAITING,
  'report_template.kind': FEW,
  'risk_override.line': SHORT,
  'risk_override.no': SHORT,
  'risk_policy.code': FEW,
  'usage_record.month': FEW,
  'usage_record.product': FEW,
  'verify_watch.invoice_key': SHORT,
  'verify_watch_event.watch': SHORT,
}

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await openClone())
})
afterAll(async () => {
  await drop?.()
})

/** Columns with which two indexes begin that then part, and of which statistics are kept: `table.column`. */
async function misleading(): Promise<string[]> {
  const indexes = await db.rows<{ table: string; columns: string[] }>(
    `select c.relname::text as table,
            array(select coalesce(a.attname::text, k.n::text || pg_get_expr(i.indexprs, i.indrelid))
                    from unnest(i.indkey::int2[]) with ordinality k (n, at)
                    left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.n and k.n > 0 order by k.at) as columns
       from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace`,
  )
  const forgotten = await db.rows<{ name: string }>(
    `select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and a.attstattarget = 0`,
  )
  const found = new Set<string>()
  for (const { table, columns } of indexes)
    for (const other of indexes) {
      if (other.table !== table || columns[0] !== 'company_id') continue
      const parts = columns.findIndex((column, at) => column !== other.columns[at])
      for (const column of columns.slice(0, Math.max(0, parts))) found.add(`${table}.${column}`)
    }
  for (const { name } of forgotten) found.delete(name)
  return [...found].sort()
}

it('none is kept of what several indexes of a table begin with', async () => {
  expect(await misleading()).toEqual(Object.keys(KEPT).sort())
})

it('a table of companies has none from its first day; one that is not guarded, or whose indexes share more, is found', async () => {
  const made = (name: string) =>
    db.run(
      `create table ${name} (company_id int, no int, of_user int, primary key (company_id, no))`,
    )
  const before = await misleading()
  await made('later')
  await db.pool.query(
    "create index on later (company_id, of_user, no); call guard_by_company('later')",
  )
  expect(await misleading()).toEqual(before)
  await db.pool.query('create index on later (company_id, of_user)')
  expect(await misleading()).toEqual([...before, 'later.of_user'].sort())
  await db.pool.query("call keep_no_statistics('later', 'of_user')")
  await made('unguarded')
  await db.pool.query('create index on unguarded (company_id, of_user)')
  expect(await misleading()).toEqual([...before, 'unguarded.company_id'].sort())
})
