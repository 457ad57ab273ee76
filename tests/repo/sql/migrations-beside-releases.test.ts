/** New migrations let the release before go on working beside them (docs/decisions/0255). */
import path from 'node:path'
import { expect, it } from 'vitest'
import { read, repositoryFiles } from '../lib/files.ts'
import {
  BEFORE_UPGRADES,
  hinderedBy,
  UPGRADE_EXCEPTIONS,
  UPGRADE_RULES,
} from '../lib/upgrade-rules.ts'

const MIGRATION = /^apps\/server\/src\/db\/migrations\/(\d{4})-.+\.sql$/
const found = repositoryFiles()
  .filter((file) => (MIGRATION.exec(file)?.[1] ?? '') > BEFORE_UPGRADES)
  .flatMap((file) => hinderedBy(read(file)).map((one) => ({ ...one, file: path.basename(file) })))

const excepted = (file: string, rule: string) =>
  UPGRADE_EXCEPTIONS.some((one) => one.file === file && one.rules.includes(rule))

it('a new migration hinders nobody', () => {
  const strange = found
    .filter(({ file, rule }) => !excepted(file, rule))
    .map(({ file, rule, at }) => `${file}: ${at}\n  ${rule}: ${UPGRADE_RULES[rule]?.why}`)
  expect(strange).toEqual([])
})

it('no exception is there that is not needed', () => {
  const idle = UPGRADE_EXCEPTIONS.flatMap(({ file, rules }) =>
    rules
      .filter((rule) => !found.some((one) => one.file === file && one.rule === rule))
      .map((rule) => `${file}: ${rule}`),
  )
  expect(idle).toEqual([])
})

/** Each rule with what breaks it and what does not: by the table of locks of PostgreSQL's manual, and by what a reader of before would miss. */
const TRIED: Readonly<Record<string, readonly [refused: string[], taken: string[]]>> = {
  'taken away': [
    [
      'alter table report drop column score;',
      'alter table report drop score;',
      'alter table report rename column score to points;',
      'alter table report rename to report_of_before;',
      'drop table scf_paper;',
      'drop function if exists f(int);',
      'drop policy own_company on report;',
      'revoke select on report from xinjian_system;',
      "do $$ begin execute format('alter table %I drop column trace', job); end $$;",
    ],
    [
      'alter table report drop constraint report_status_check;',
      'alter table report alter column score drop not null;',
      'create table stray (id int);\nalter table stray drop column id;\ndrop table stray;',
      'create function f() returns int language sql as $$ select 1 $$;\nrevoke execute on function f from public;',
      'drop index report_recent;',
      'create function f() returns void language sql as $$ drop table report; $$;',
      '-- drop table report;\nselect 1;',
    ],
  ],
  'must be given': [
    [
      'alter table report add column said text not null;',
      'alter table report add said text not null, add other text;',
      'alter table report alter column score set not null;',
      'alter table report alter column progress drop default;',
    ],
    [
      'alter table report add column said text;',
      "alter table report add column said text not null default '';",
      'create table stray (id int not null);\nalter table stray add column said text not null;',
      'alter table report add column said text, add column n int not null default 0;',
    ],
  ],
  'rows written anew': [
    [
      'alter table report alter column score type bigint;',
      'alter table report alter score set data type bigint;',
      'alter table report add column n bigint default nextval($1);',
      'alter table report add column id uuid default gen_random_uuid();',
      'alter table report add column twice int generated always as (score * 2) stored;',
      'alter table report add column n bigserial;',
      'cluster report;',
      'vacuum full report;',
    ],
    [
      'alter table report add column at timestamptz default now();',
      'alter table report alter column type set default 1;',
      'create table stray (n int);\nalter table stray alter column n type bigint;',
    ],
  ],
  'rows read under a lock': [
    [
      'alter table report add constraint once check (score > 0);',
      'alter table report add check (score > 0);',
      'alter table report add constraint of_it foreign key (company_id, no) references other (company_id, no);',
      'alter table report add constraint once unique (company_id, no);',
      'alter table report add column score int check (score > 0);',
      'alter table report add column of_it int references other;',
      'alter table report add constraint c check (score > 0) not valid;\nalter table report validate constraint c;',
    ],
    [
      'alter table report add constraint once check (score > 0) not valid;',
      'alter table report validate constraint once;',
      'alter table report add constraint once unique using index report_once;',
      'create table stray (id int);\nalter table stray add constraint once unique (id);',
      'alter table report add column checked_at timestamptz;',
    ],
  ],
  'index under a lock': [
    [
      'create index report_by on report (company_id);',
      'create unique index report_by on report (company_id, no);',
      'create index on report (company_id);',
      'create index if not exists report_by on only report (company_id);',
      'reindex table report;',
    ],
    [
      'create index concurrently if not exists report_by on report (company_id);',
      'create table stray (id int);\ncreate index stray_by on stray (id);',
      'reindex table concurrently report;',
    ],
  ],
  'not alone': [
    [
      'create index concurrently report_by on report (company_id);\nalter table report add column said text;',
    ],
    ['-- why\ncreate index concurrently report_by on report (company_id);\n'],
  ],
  'rows of others changed': [
    [
      'update report set score = 0;',
      'delete from report where score is null;',
      'truncate report;',
      'lock table report in exclusive mode;',
      'do $$ begin update report set score = 0; end $$;',
      'do $$ begin if true then delete from report; end if; end $$;',
    ],
    [
      'create table stray (id int);\nupdate stray set id = 1;',
      "insert into role (code) values ('R');",
      'create function f() returns void language plpgsql as $$ begin update report set score = 0; end $$;',
      'create trigger t before update on stray for each row execute function f();',
    ],
  ],
}

it.each(Object.entries(TRIED))('%s', (rule, [refused, taken]) => {
  const rules = (sql: string) => hinderedBy(sql).map((one) => one.rule)
  for (const sql of refused) expect(rules(sql), sql).toContain(rule)
  for (const sql of taken) expect(rules(sql), sql).not.toContain(rule)
})

it('every rule was tried', () => {
  expect(Object.keys(TRIED).sort()).toEqual(Object.keys(UPGRADE_RULES).sort())
})
