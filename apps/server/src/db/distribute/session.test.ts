import { expect, it } from 'vitest'
import { companySql, fitted } from './session.ts'

it('rows that a statement selects are told, so that no COPY carries them', () => {
  const rows = 'insert into goods (company_id, id) select $1, unnest($2::int[])'
  expect(fitted(rows)).toBe(`${rows} returning 1`)
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
  const plain = 'update report set at = now() where company_id = $1'
  expect(fitted(plain)).toBe(plain)
})

it('a company is a number', () => {
  expect(companySql(12)).toBe("set local xinjian.company = '12'")
  expect(() => companySql("1'; drop" as unknown as number)).toThrow('no company')
})
