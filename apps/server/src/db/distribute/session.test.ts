import pg from 'pg'
import { expect, it } from 'vitest'
import { companySql, constraintTold, fitted } from './session.ts'

it('rows that a statement selects are told, so that no COPY carries them', () => {
  const rows = 'insert into goods (company_id, id) select $1, unnest($2::int[])'
  expect(fitted(rows)).toBe(`${rows} returning 1`)
  const whole = 'insert into goods select g.* from goods g where g.company_id = $1'
  expect(fitted(whole)).toBe(`${whole} returning 1`)
  for (const text of [
    `${rows} returning id`,
    `${rows} on conflict do nothing`,
    'insert into goods (company_id, id) values ($1, $2)',
    'select 1 from goods where company_id = $1',
  ])
    expect(fitted(text)).toBe(text)
})

it('a column is set to the time by a subselect where Citus takes no function', () => {
  expect(
    fitted(
      'update api_key set ended = coalesce(ended, now()) where company_id = $1 and till > now()',
    ),
  ).toBe(
    'update api_key set ended = coalesce(ended, (select now())) where company_id = $1 and till > now()',
  )
  expect(fitted('update objection set at = clock_timestamp() where company_id = $1')).toBe(
    'update objection set at = (select clock_timestamp()) where company_id = $1',
  )
  expect(
    fitted(
      'update report set due = now() + $2, ended = case when (a) then now() end, at = now(), b = greatest(coalesce(b, (now()))) where company_id = $1',
    ),
  ).toBe(
    'update report set due = now() + $2, ended = case when (a) then (select now()) end, at = now(), b = greatest(coalesce(b, ((select now())))) where company_id = $1',
  )
  const messages = (today: string) =>
    `update terminal set messages = case when messages_on = ${today} then messages + 1 else 1 end, messages_on = current_date where company_id = $1 and messages_on = current_date`
  expect(fitted(messages('current_date'))).toBe(messages('(select current_date)'))
  const held = (now: string) =>
    `with held as (update collect_task set n = 1 where company_id = $1 returning n), beside as (update collect_item set at = coalesce(at, ${now}) where company_id = $1) select * from held`
  expect(fitted(held('now()'))).toBe(held('(select now())'))
  const beside = (now: string) =>
    `with noted as (insert into collect_event (company_id) values ($1) on conflict (company_id) do update set at = coalesce(excluded.at, now()) returning at), beside as (update collect_item set at = coalesce(at, ${now}) where company_id = $1) update collect_task t set at = noted.at from noted where t.company_id = $1`
  expect(fitted(beside('now()'))).toBe(beside('(select now())'))
  const plain = 'update report set at = now() where company_id = $1'
  expect(fitted(plain)).toBe(plain)
})

it('a company is a number', () => {
  expect(companySql(12)).toBe("set local xinjian.company = '12'")
  expect(() => companySql("1'; drop" as unknown as number)).toThrow('no company')
})

it('what a node refuses names its constraint', () => {
  const refused = (code: string, message: string, detail?: string) =>
    constraintTold(
      Object.assign(new pg.DatabaseError(message, 0, 'error'), { code, ...(detail && { detail }) }),
    )
  expect(
    refused(
      '23505',
      'duplicate key value violates unique constraint "report_template_name_102045"',
    ),
  ).toMatchObject({ constraint: 'report_template_name' })
  expect(
    refused(
      '23514',
      'new row for relation "ledger_102331" violates check constraint "ledger_bounds"',
    ),
  ).toMatchObject({ constraint: 'ledger_bounds' })
  expect(refused('23514', 'not independent', 'constraint "voucher_four_eyes"')).toMatchObject({
    constraint: 'voucher_four_eyes',
  })
  expect(refused('42501', 'constraint "none"')).not.toHaveProperty('constraint', 'none')
})
