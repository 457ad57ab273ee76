import { formatMonth, parseMonth } from '@xinjian/engine/kit/calendar/window'
import type { Database } from '../../db/pool.ts'
import { Refusal } from '../../http/refusal.ts'

/** A month that has not ended would count days to come as silent days. */
export async function pastMonth(db: Database, through: string): Promise<number> {
  const row = await db.one<{ month: number }>(
    'select (extract(year from now()) * 12 + extract(month from now()) - 1)::int as month',
  )
  const [month, last] = [parseMonth(through), (row?.month ?? 0) - 1]
  if (month !== null && month <= last) return month
  throw new Refusal('MALFORMED', `截至月份须为已结束的月份，最晚为${formatMonth(last)}`, 'through')
}
