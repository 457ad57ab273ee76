/**
 * What PostgreSQL with Citus cannot take, held against the catalogue: the lists tell where the schema still breaks it, each with its
 * reason, and may only become shorter (docs/decisions/0162).
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { LOCAL_TABLES, REFERENCE_TABLES } from '../../src/db/tables.ts'
import { openClone } from '../harness.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await openClone())
})
afterAll(async () => {
  await drop?.()
})
afterEach(async () => {
  await db.run('drop table if exists stray_child, stray')
  await db.run('drop function if exists stray_function')
})

const LOCAL: readonly string[] = LOCAL_TABLES
const PLATFORM: readonly string[] = [...REFERENCE_TABLES, ...LOCAL_TABLES]
const names = async (sql: string): Promise<string[]> =>
  (await db.rows<{ name: string }>(sql, [PLATFORM])).map(({ name }) => name).sort()

/** Whether whoever decides is independent is judged at the moment of the decision, by who made whose account in the last thirty days. */
const JUDGED =
  'independence hangs on account_hand at the moment of the decision: no constraint can ask it, and a later change of the row must not; on a node it reads the copy there and writes nothing (docs/decisions/0232)'

const KEPT = 'stays on the first node, where a trigger is one (KEPT_TABLES of db/tables.ts)'

const NEVER_REMOVED =
  'companies are never removed, and whoever writes the row has read the company: the key only repeats it'
const GIVEN_UP: Readonly<Record<string, string>> = {
  credit_line_borrower_id_fkey: NEVER_REMOVED,
  loan_borrower_id_fkey: NEVER_REMOVED,
  scf_anchor_party_id_fkey: NEVER_REMOVED,
  scf_relation_party_id_fkey: NEVER_REMOVED,
  scf_seat_funder_id_fkey: NEVER_REMOVED,
}

describe('a table of companies', () => {
  const TRIGGERS: Readonly<Record<string, string>> = {
    'company_erasure.independent': KEPT,
    'company_erasure.independent_first': KEPT,
    'credit_line.independent': JUDGED,
    'credit_line.independent_release': JUDGED,
    'loan.independent': JUDGED,
    'loan.independent_payment': JUDGED,
    'loan_deed.independent': JUDGED,
    'matter_answer.independent': JUDGED,
    'objection.independent': JUDGED,
    'product_order.independent': JUDGED,
    'risk_override.independent': JUDGED,
    'risk_policy.independent': JUDGED,
    'rule_book.independent': JUDGED,
    'scf_anchor.independent': JUDGED,
    'scf_anchor.independent_release': JUDGED,
    'scf_order.independent': JUDGED,
    'scf_receivable.independent': JUDGED,
    'scf_receivable.independent_closing': JUDGED,
    'score_card.independent': JUDGED,
    'rule_suppression.independent': JUDGED,
    'rule_suppression.independent_lift': JUDGED,
    'voucher.independent': JUDGED,
  }
  const triggers = () =>
    names(`select c.relname || '.' || t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
            where not t.tgisinternal and not c.relname = any($1)`)

  it('has no trigger', async () => {
    expect(await triggers()).toEqual(Object.keys(TRIGGERS).sort())
    await db.run('create table stray (company_id int)')
    await db.run(
      'create trigger stray before update on stray for each row execute function never_changed()',
    )
    expect(await triggers()).toContain('stray.stray')
  })

  /** First column of each primary key and unique index. */
  const keys = () =>
    names(`select i.relname::text as name from pg_index x
             join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
             left join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
            where x.indisunique and c.relnamespace = 'public'::regnamespace and not c.relname = any($1)
              and a.attname is distinct from 'company_id'`)
  /** Foreign keys whose first pair is not company to company; those to tables that are whole on every node need none. */
  const references = () =>
    names(`select k.conname::text as name from pg_constraint k
             join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
             join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
             join pg_attribute b on b.attrelid = f.oid and b.attnum = k.confkey[1]
            where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and not f.relname = any($1)
              and (a.attname <> 'company_id' or b.attname <> 'company_id' or c.relname = any($1))`)

  it('leads with the company in every primary, unique and foreign key', async () => {
    expect(await keys()).toEqual([])
    expect(await references()).toEqual([])
    await db.run(
      'create table stray (id int not null, company_id int not null, primary key (company_id, id), unique (id, company_id))',
    )
    await db.run(
      'create table stray_child (company_id int, id int, foreign key (id, company_id) references stray (id, company_id))',
    )
    expect(await keys()).toEqual(['stray_id_company_id_key'])
    expect(await references()).toEqual(['stray_child_id_company_id_fkey'])
  })

  it('counts its identities in 64 bits', async () => {
    const narrow = () =>
      names(`select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
              where c.relnamespace = 'public'::regnamespace and a.attidentity <> '' and a.atttypid <> 'int8'::regtype
                and not c.relname = any($1)`)
    expect(await narrow()).toEqual([])
    await db.run('create table stray (company_id int, id int generated always as identity)')
    expect(await narrow()).toEqual(['stray.id'])
  })

  it('is a plain table: no rule, no parent, no exclusion, no foreign one, and its company is no generated column', async () => {
    const other = () =>
      names(`select c.relname::text as name from pg_class c
              where c.relnamespace = 'public'::regnamespace and not c.relname = any($1)
                and (c.relkind in ('f', 'm', 'v') or c.relkind = 'r' and c.relpersistence <> 'p'
                     or exists (select 1 from pg_inherits i where c.oid in (i.inhrelid, i.inhparent))
                     or exists (select 1 from pg_rewrite w where w.ev_class = c.oid)
                     or exists (select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'x')
                     or exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id'
                                   and (a.attgenerated <> '' or a.attidentity <> '')))`)
    expect(await other()).toEqual([])
    await db.run('create table stray (company_id int generated always as (1) stored)')
    await db.run('create table stray_child () inherits (stray)')
    expect(await other()).toEqual(['stray', 'stray_child'])
  })
})

it('a table that is whole on every node has no trigger and refers to none that is not', async () => {
  const of = (sql: string) => db.rows<{ name: string }>(sql, [REFERENCE_TABLES, LOCAL])
  const triggers =
    await of(`select t.tgname::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
               where not t.tgisinternal and c.relname = any($1) and $2::text[] is not null`)
  expect(triggers).toEqual([])
  const lost =
    await of(`select k.conname::text as name from pg_constraint k join pg_class c on c.oid = k.conrelid
                join pg_class f on f.oid = k.confrelid
               where k.contype = 'f' and c.relname = any($1) and (not f.relname = any($1) or f.relname = any($2))`)
  expect(lost).toEqual([])
})

it('keys from companies to the first node are these; distributing gives them up', async () => {
  const given = () =>
    names(`select k.conname::text as name from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
            where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and not c.relname = any($1)
              and f.relname = any($1) and f.relname <> 'account_hand'`)
  expect(await given()).toEqual(Object.keys(GIVEN_UP))
  await db.run('create table stray (company_id int, by_id int references app_user (id))')
  expect(await given()).toContain('stray_by_id_fkey')
})

/** Functions of the database that name a table of companies: their statements run where the rows are, so each needs its company. */
const REACHING: Readonly<Record<string, string>> = {
  blobs_named:
    'asks every table that names bytes, over all companies, once an hour and store: to become a walk company by company',
  case_of_correction:
    'an operator knows the number of a correction and not whose it is: a fan-out of one row, told and audited',
  forget_notices: 'locks old notices over all companies: to become a walk company by company',
  hand_agreement:
    'one company, its first argument, and the companies that its own sealed row names',
  named_share: 'asks for plans alone, of the company that the connection is turned to',
  post_letter: 'one company, its first argument',
  tell_notice: 'one company, its first argument',
}
it('a function of the database names no table of companies, outside these', async () => {
  const reaching = () =>
    names(`select distinct p.proname::text as name from pg_proc p cross join pg_class c
            where p.pronamespace = 'public'::regnamespace and c.relnamespace = p.pronamespace and c.relkind = 'r'
              and not c.relname = any($1)
              and p.prosrc ~ ('\\m(from|join|into|update|using)\\s+' || c.relname || '\\M')
           union select 'blobs_named' from pg_proc where proname = 'blobs_named' and prosrc like '%information_schema%' and $1 is not null`)
  expect(await reaching()).toEqual(Object.keys(REACHING))
  await db.run(
    "create function stray_function() returns bigint language sql as 'select count(*) from invoice'",
  )
  expect(await reaching()).toContain('stray_function')
})
