/** Days and months begin at midnight in China, also on a database that was set up elsewhere. */
import { expect, it } from 'vitest'
import { openDatabase } from '../../src/db/pool.ts'
import { cloneDatabase } from '../harness.ts'

it('a database that stands in UTC counts days as China does', async () => {
  const { url, drop } = await cloneDatabase()
  const admin = openDatabase(url, () => undefined)
  await admin.run(`alter database ${new URL(url).pathname.slice(1)} set timezone to 'UTC'`)
  await admin.close()
  const db = openDatabase(url, () => undefined)
  try {
    const row = await db.one(
      `select to_char(t, 'YYYY-MM-DD') as day, extract(year from t)::int as year, extract(month from t)::int as month,
              t >= '2026-01-01'::date as from_day, t < '2025-12-31'::date + 1 as to_day,
              date_trunc('month', t) = '2026-01-01'::timestamp at time zone 'Asia/Shanghai' as new_month
         from (select timestamptz '2025-12-31 16:00:00Z' as t) s`,
    )
    expect(row).toEqual({
      day: '2026-01-01',
      year: 2026,
      month: 1,
      from_day: true,
      to_day: false,
      new_month: true,
    })
  } finally {
    await db.close()
    await drop()
  }
})
