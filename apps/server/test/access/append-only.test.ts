/**
 * Rows that are only ever added (audit log, money, consents, who decided what): no login of the product changes, removes or empties
 * them, and neither does an owner without superuser rights.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../src/db/migrate.ts'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import { openClone } from '../harness.ts'
import { type Login, plainOwner } from '../support/plain-owner.ts'

/** Table → a column that somebody would want other than it is. */
const ADDED_ONLY = {
  agreement: 'paragraphs',
  audit_checkpoint: 'signature',
  audit_entry: 'body',
  bill_line: 'amount',
  channel_agreement: 'paragraphs',
  collect_event: 'text',
  consent_view: 'who',
  graph_query: 'answer',
  ledger_entry: 'amount',
  loan_entry: 'fen',
  loan_history: 'overdue_days',
  matter_event: 'note',
  operator_audit: 'statement',
  platform_rule_event: 'note',
  report_facts: 'bytes',
  rule_event: 'note',
  scf_alert: 'facts',
  scf_event: 'note',
  scf_registration: 'answer',
  scf_seat: 'anchor_name',
  verify_watch_event: 'result',
}
const TABLES = Object.entries(ADDED_ONLY)

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await openClone())
})
afterAll(async () => {
  await drop?.()
})

const attacks = (table: string, column: string) => [
  `update ${table} set ${column} = ${column}`,
  `delete from ${table}`,
  `truncate ${table}`,
  `merge into ${table} t using (select 1) s on true when matched then delete`,
  `with gone as (delete from ${table} returning 1) select count(*) from gone`,
  `select 1 from ${table} for update`,
  `drop table ${table}`,
  `alter table ${table} disable row level security`,
]
const codeOf = (on: Pick<Database, 'run'>, text: string) =>
  on.run(text).then(
    () => 'DONE',
    (error: { code?: string }) => error.code,
  )

describe.each(['tenant', 'system', 'operator'] as const)('a login of %s', (role) => {
  const own = () => (role === 'tenant' ? db.ofCompany(1) : db.as(role))

  it.each(TABLES)('changes nothing of %s', async (table, column) => {
    for (const text of attacks(table, column)) expect(await codeOf(own(), text), text).toBe('42501')
  })
})

it('no role of the product has a right to more than reading and adding, of a column as little as of the table', async () => {
  const more = await db.rows<{ said: string }>(
    `select c.relname || ' ' || r.rolname || ' ' || p.way as said
       from pg_class c cross join pg_roles r cross join (values ('update'), ('delete'), ('truncate')) p (way)
      where c.relnamespace = 'public'::regnamespace and c.relname = any($1)
        and r.rolname in ('xinjian_tenant', 'xinjian_system', 'xinjian_operator')
        and (has_table_privilege(r.oid, c.oid, p.way)
             or p.way = 'update' and has_any_column_privilege(r.oid, c.oid, 'update'))`,
    [Object.keys(ADDED_ONLY)],
  )
  expect(more).toEqual([])
})

describe('a database of one’s own', () => {
  let login: Login
  let own: Database
  beforeAll(async () => {
    login = await plainOwner()
    own = openDatabase(login.url, () => undefined)
    await migrate(own)
    await own.run(
      "insert into operator_audit (user_id, user_name, call, request_id, statement, ms) values (1, 'x', 'x', 'x', 'x', 1)",
    )
    await own.run(
      "insert into platform_rule_event (user_id, who, about, action, note) values (1, 'x', 'x', 'x', 'x')",
    )
  })
  afterAll(async () => {
    await own.close()
    await login.drop()
  })

  it.each(TABLES)('its owner neither changes, removes nor empties %s', async (table, column) => {
    for (const text of attacks(table, column).slice(0, 3))
      expect(await codeOf(own, text), text).toBe('42501')
  })
})
