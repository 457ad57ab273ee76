/** New migrations say nothing that a distributed database refuses (docs/decisions/0232). */
import { expect, it } from 'vitest'
import { read, repositoryFiles } from '../lib/files.ts'
import { BEFORE_RULES, brokenBy, RULES } from '../lib/migration-rules.ts'

const MIGRATION = /^apps\/server\/src\/db\/migrations\/(\d{4})-.+\.sql$/

it('a new migration breaks no rule', () => {
  const broken = repositoryFiles()
    .filter((file) => (MIGRATION.exec(file)?.[1] ?? '') > BEFORE_RULES)
    .flatMap((file) =>
      brokenBy(read(file)).map(({ rule, at }) => `${file}: ${at}\n  ${rule}: ${RULES[rule]?.why}`),
    )
  expect(broken).toEqual([])
})

/** Each rule with what Citus 14 refused when it was tried, and what it takes in its place. */
const TRIED: Readonly<Record<keyof typeof RULES, readonly [refused: string[], taken: string[]]>> = {
  trigger: [
    ['create trigger once before update on invoice for each row execute function f();'],
    ['create trigger once before update on company for each row execute function f();'],
  ],
  'key without the company': [
    [
      'create table stray (company_id int not null, id bigint, primary key (id)\n);',
      'create table stray (\n  company_id int not null,\n  id bigint primary key\n);',
      'create table stray (\n  company_id int not null,\n  no text not null unique\n);',
      'create unique index stray_no on report (report_no);',
      'alter table report add constraint once unique (report_no);',
    ],
    [
      'create table stray (company_id int not null, id bigint, primary key (company_id, id)\n);',
      'create table stray (\n  company_id int primary key\n);',
      'create unique index stray_no on report (company_id, report_no);',
      'create unique index company_name on company (name);',
      'create index stray_no on report (report_no);',
    ],
  ],
  exclusion: [['alter table report add exclude using gist (during with &&);'], []],
  'reference before it is placed': [
    [
      'create table stray (company_id int, no text, foreign key (company_id, no) references report (company_id, report_no)\n);',
    ],
    [
      'alter table stray add constraint of_report foreign key (company_id, no) references report (company_id, report_no);',
    ],
  ],
  'reference to the first node': [
    [
      'create table stray (company_id int, other_id int references company (id)\n);',
      'alter table report add constraint of_company foreign key (company_id) references company (id);',
    ],
    ['create table app_user (company_id int references company (id)\n);'],
  ],
  'reference to rows of companies from the platform': [
    ['create table session (company_id int, no text references report (report_no)\n);'],
    [],
  ],
  'numbers of 32 bits': [
    [
      'create table stray (company_id int, id int generated always as identity\n);',
      'create table stray (company_id int, id serial\n);',
    ],
    ['create table stray (company_id int, id bigint generated always as identity\n);'],
  ],
  'counted column that is added': [
    [
      'alter table report add column n bigserial;',
      'alter table report add column n bigint generated always as identity;',
      "alter table report add column n bigint default nextval('s');",
    ],
    ['alter table report add column n bigint;'],
  ],
  'rows of others': [
    [
      'create table stray () inherits (report);',
      'create table stray (company_id int) partition by range (company_id);',
      'create view stray as select 1 from report;',
      'create unlogged table stray (company_id int);',
    ],
    [],
  ],
  'rows held over all companies': [
    ["select 1 from report where status = 'OLD' for update skip locked;"],
    ["select 1 from report where company_id = of_company and status = 'OLD' for update;"],
  ],
  'written as two roles': [
    [
      'create function f() returns void language sql security definer as $$ delete from report where company_id = 1 $$;',
    ],
    [
      'create function f() returns void language sql security definer as $$ delete from notice where company_id = 1 $$;',
      'create function f() returns void language sql as $$ delete from report where company_id = 1 $$;',
      'create function f() returns bigint language sql security definer as $$ select count(*) from report $$;',
    ],
  ],
}

it.each(Object.entries(TRIED))('%s', (rule, [refused, taken]) => {
  for (const sql of refused)
    expect(
      brokenBy(sql).map((b) => b.rule),
      sql,
    ).toContain(rule)
  for (const sql of taken)
    expect(
      brokenBy(sql).map((b) => b.rule),
      sql,
    ).not.toContain(rule)
})

it('every rule was tried', () => {
  expect(Object.keys(TRIED).sort()).toEqual(Object.keys(RULES).sort())
})
