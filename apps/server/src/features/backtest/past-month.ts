import { formatMonth, parseMonth } from '@xinjian/engine/kit/calendar/window'
import type { Database } from '../../db/pool.ts'
import { Refusal } from '../../http/refusal.ts'
import { BACKTEST_SAYS } from './words.ts'

/** A month that has not ended would count days to come as silent days. */
export async function pastMonth(db: Database, through: string): Promise<number> {
  const row = await db.one<{ month: number }>(
    'select (extract(year from now()) * 12 + extract(month from now()) - 1)::int as month',
  )
  const [month, last] = [parseMonth(through), (row?.month ?? 0) - 1]
  if (month !== null && month <= last) return month
  throw new Refusal(
    'MALFORMED',
    BACKTEST_SAYS.lastMonthOver({ month: formatMonth(last) }),
    'through',
  )
}
