/** Statements say nothing that a distributed database refuses (docs/decisions/0232). */
import path from 'node:path'
import { expect, it } from 'vitest'
import { serverSources } from '../lib/features.ts'
import { read } from '../lib/files.ts'
import { wholeLiterals } from '../lib/literals.ts'
import { brokenIn, STATEMENT_RULES } from '../lib/statement-rules.ts'

const SOURCES = serverSources().map((file) => ({ file, text: read(file) }))

it('a statement breaks no rule', () => {
  const broken = SOURCES.flatMap(({ file, text }) =>
    wholeLiterals(text).flatMap((sql) =>
      brokenIn(sql).map(
        ({ rule, at }) =>
          `${file}: ${at} in ${sql.replace(/\s+/g, ' ').slice(0, 160)}\n  ${rule}: ${STATEMENT_RULES[rule]?.why}`,
      ),
    ),
  )
  expect(broken).toEqual([])
})

/** Columns that a claim's row returns as it is written (`jobs/claimed.ts`), each as the statement that they end. */
const returnedOfClaims = (): { file: string; sql: string }[] =>
  SOURCES.filter(({ text }) => /\.write\(/.test(text)).flatMap((user) => {
    const names = [...new Set(user.text.match(/\b(?:[A-Z]+_)?COLUMNS\b/g))]
    const beside = SOURCES.filter(({ file }) => path.dirname(file) === path.dirname(user.file))
    return names.flatMap((name) =>
      beside
        .filter(({ text }) => text.includes(`const ${name} =`))
        .map(({ file, text }) => ({
          file,
          sql: wholeLiterals(
            `${text}\nconst written = \`update any_job set n returning \${${name}}\``,
          ).at(-1)!,
        })),
    )
  })

it('columns that a claim returns break none', () => {
  const returned = returnedOfClaims()
  expect(returned.map(({ file }) => file)).toContain('apps/server/src/features/riskOrder/store.ts')
  expect(returned.filter(({ sql }) => brokenIn(sql).length > 0)).toEqual([])
})

/** Each rule with what Citus 14 refused when it was tried, and what it takes in its place. */
const TRIED: Readonly<Record<keyof typeof STATEMENT_RULES, [refused: string[], taken: string[]]>> =
  {
    'function of the first node beside rows': [
      [
        'select maker_may(k.made_by) from api_key k where k.company_id = $1',
        'select 1 from scf_anchor a where a.company_id = $1 and rests_for(null) is null',
        'update share set views = views + 1 where company_id = $1 and rests_for(created_by) is null',
        'select claim_invoices($3, $4) as won from scf_order where company_id = $1 and no = $2',
      ],
      [
        'with k as materialized (select made_by from api_key where company_id = $1) select maker_may(k.made_by) from k, …OWN_COMPANY',
        'select users, sent from tell_notice($1, $2) where company_id = $1',
        'select status from company where id = $1',
      ],
    ],
    'returned by a function that is not immutable': [
      [
        "update loan set state = $3 where company_id = $1 returning no, to_char(from_day, 'YYYY-MM-DD') as from_day",
        'insert into list_export (company_id, no) values ($1, $2) returning no, expires_at <= now() as ended',
        "update collect_task set state = $2 where company_id = $1 returning json_build_object('a', state)",
        'with a as (update loan set state = $2 where company_id = $1 returning now() as at) select 1 from a',
      ],
      [
        "update collect_task set state = $2 where company_id = $1 returning json_object(array['a', state])",
        'with a as (update loan set state = $2 where company_id = $1 returning no) select now() from a',
        'insert into lead (name) values ($1) returning now()',
      ],
    ],
    'reckoned row by row in an update': [
      [
        'update api_key set expires_at = made_at + make_interval(days => days) where company_id = $1',
        'update voucher set month = extract(year from clock.at) from clock where company_id = $1',
      ],
      [
        'update api_key set expires_at = now() + make_interval(days => $2) where company_id = $1',
        'update voucher set month = extract(year from $2::timestamptz) where company_id = $1',
        'update invoice set month = extract(year from b.issue_day) where company_id = $1',
        'select extract(year from at) from voucher where company_id = $1',
      ],
    ],
    'the time where rows meet': [
      [
        'insert into signer_try (company_id, failures) values ($1, 1) on conflict (company_id) do update set at = now()',
        'insert into signer_try (company_id) values ($1) on conflict (company_id) do update set n = 1 where signer_try.at < clock_timestamp()',
      ],
      [
        'insert into signer_try (company_id, at) values ($1, now()) on conflict (company_id) do update set at = excluded.at',
        'insert into captcha (id) values ($1) on conflict (id) do update set at = now()',
      ],
    ],
    'an element of an array in a change': [
      [
        'update rule_book set decided_id = authors[2] where version = $1',
        'update rule_book set authors = (array_remove(authors, $2))[1:5] where company_id = $1',
      ],
      [
        'update rule_book set authors = $2::int[] where company_id = $1 and version = any($3::int[])',
        'select authors[2] from rule_book where company_id = $1',
      ],
    ],
    'a number in rows that are selected': [
      ["insert into backtest (company_id, no) select $1, 'BT' || nextval('backtest_no')"],
      [
        "insert into backtest (company_id, no) values ($1, 'BT' || nextval('backtest_no'))",
        "select nextval('report_no')",
      ],
    ],
    'numbered rows of a select that reads rows': [
      [
        'insert into import_batch (company_id, enterprise_id) select e.company_id, e.id from enterprise e where e.company_id = $1 returning id',
        'insert into list_view (company_id, name) select $1, $2 where (select count(*) from list_view where company_id = $1) < $3',
      ],
      [
        'with e as materialized (select id from enterprise where company_id = $1) insert into import_batch (company_id, enterprise_id) select $1::int, e.id from e returning id',
        'insert into collect_point (company_id, name) select $1::int, e.name from jsonb_to_recordset($2::jsonb) as e (name text)',
        'insert into import_error (company_id, import_id, n) select company_id, id, 1 from enterprise where company_id = $1',
        'with noted as (insert into consent_view (company_id, who) select $1, e.name from enterprise e where e.company_id = $1 returning n) select n from noted',
      ],
    ],
    'rows of a with that another insert within takes': [
      [
        'with book as (update ledger set held = $2 where company_id = $1 returning available), entry as (insert into ledger_entry (company_id, available) select $1, available from book returning 1) select 1 from book',
        'with e as materialized (select id from enterprise where company_id = $1), noted as (insert into withdrawal (company_id, enterprise_id) select $1, e.id from e returning 1) select 1 from noted',
      ],
      [
        'with book as (update ledger set held = $2 where company_id = $1 returning available) insert into ledger_entry (company_id, available) select $1, available from book returning available',
        'with kept as (insert into loan_outcome (company_id, no) select $1, r.no from jsonb_to_recordset($2::jsonb) as r (no text) returning 1) select count(*) from kept',
        'with kept as (insert into report_beside (company_id, enterprise_id) select company_id, id from enterprise where company_id = $1 returning 1) select count(*) from kept',
      ],
    ],
    'a company told by another row in a change': [
      [
        'with a as (update enterprise set name = $2 where company_id = $1 returning company_id, id) delete from import_error e using a where e.company_id = a.company_id and e.import_id = a.id',
      ],
      [
        'with a as (update enterprise set name = $2 where company_id = $1 returning company_id, id) delete from import_error e using a where e.company_id = $1 and e.import_id = a.id',
        'with a as (select id, company_id from enterprise where company_id = $1) select 1 from report r join a on r.company_id = a.company_id',
      ],
    ],
    'a value in what an insert of selected rows returns': [
      [
        'insert into list_view (company_id, user_id) select $1::int, $2 returning user_id = $2 as own',
      ],
      [
        'insert into list_view (company_id, user_id) select $1::int, $2 returning true as own',
        'insert into list_view (company_id, user_id) values ($1, $2) returning user_id = $2 as own',
      ],
    ],
    'CASE of a value in a change': [
      [
        "update collect_task set state = $2 where company_id = $1 returning case kind when 'TAX' then 1 end",
        "insert into ledger (company_id) values ($1) on conflict (company_id) do update set n = case ledger.kind when 'A' then 1 end",
      ],
      [
        "update collect_task set state = $2 where company_id = $1 returning case when kind = 'TAX' then 1 end",
        "select case kind when 'TAX' then 1 end from collect_task where company_id = $1",
      ],
    ],
  }
it.each(Object.entries(TRIED))('%s', (rule, [refused, taken]) => {
  for (const sql of refused)
    expect(
      brokenIn(sql).map((one) => one.rule),
      sql,
    ).toContain(rule)
  for (const sql of taken) expect(brokenIn(sql), sql).toEqual([])
})

it('texts are judged with what their source puts in', () => {
  const source = [
    "const A = 'a, to_char(b)'",
    'const of = (c: string) => `@{A}, @{c}`',
    "const F = of('f')",
    "const text = `update loan set d returning @{of('e')}, @{B}, @{F}`",
  ]
    .join('\n')
    .replaceAll('@', '$')
  expect(wholeLiterals(source)).toContain(
    'update loan set d returning a, to_char(b), …c, …B, a, to_char(b), …c',
  )
})
