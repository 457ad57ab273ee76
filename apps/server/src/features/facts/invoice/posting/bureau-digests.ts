/**
 * Months that a tax bureau told and files told rows of as well, as the bureau alone told them: the score and the ceiling of the limit rest on
 * these (docs/decisions/0287). An enterprise without files over such months pays nothing for it.
 */
import type { MonthDigest, MonthIndex } from '@xinjian/engine/invoice/facts'
import { MonthFold } from '@xinjian/engine/invoice/facts/fold-month'
import { firstDayOfMonth, formatDay, lastDayOfMonth } from '@xinjian/engine/kit/calendar/window'
import type { PoolClient } from 'pg'
import { DIRECTIONS, type Period } from '../../coverage/read.ts'
import { COLLECTED_IMPORTS } from '../../coverage/write.ts'
import { asFoldRow } from '../stored-row.ts'
import { type Record, ROW_COLUMNS, rowOf } from './read-rows.ts'

interface Told {
  direction: 0 | 1
  month: MonthIndex
}

/** In the order of digests, IN before OUT; undefined = no row of a told month is a file's. */
export async function bureauDigests(
  client: PoolClient,
  owner: readonly [companyId: number, enterpriseId: number],
  periods: readonly Period[],
): Promise<MonthDigest[] | undefined> {
  const mixed = await mixedMonths(client, owner, periods)
  if (mixed.length === 0) return undefined
  const digests: MonthDigest[] = []
  for (const told of mixed.toSorted((a, b) => b.direction - a.direction || a.month - b.month)) {
    const fold = new MonthFold(DIRECTIONS[told.direction]!, told.month)
    const { rows } = await client.query<Record>({ ...OF_BUREAU, values: [...owner, ...span(told)] })
    for (const row of rows) fold.add(asFoldRow(rowOf(row)), 1)
    digests.push(fold.digest())
  }
  return digests
}

/** Months that a bureau told with a row that a file told last, or that a file moved to another month. */
async function mixedMonths(
  client: PoolClient,
  owner: readonly [companyId: number, enterpriseId: number],
  periods: readonly Period[],
): Promise<Told[]> {
  const mixed: Told[] = []
  for (const direction of [0, 1] as const) {
    const own = periods.filter((period) => period.direction === direction)
    const [told, files] = [true, false].map((by) => own.filter(({ collected }) => collected === by))
    if (told!.length === 0 || files!.length === 0) continue
    const months = told!.map(({ first }) => first)
    // A file of other months may still tell rows of these otherwise, by their keys.
    const shared = months.filter((m) => files!.some(({ first, last }) => m >= first && m <= last))
    const days =
      shared.length === 0
        ? [null, null]
        : [
            formatDay(firstDayOfMonth(Math.min(...shared))),
            formatDay(lastDayOfMonth(Math.max(...shared))),
          ]
    const values = [...owner, direction, ...days]
    const { rows } = await client.query<{ month: MonthIndex }>({ ...OF_FILES, values })
    const found = new Set(rows.map(({ month }) => month))
    mixed.push(...months.filter((m) => found.has(m)).map((month) => ({ direction, month })))
  }
  return mixed
}

const span = ({ direction, month }: Told) => [
  direction,
  formatDay(firstDayOfMonth(month)),
  formatDay(lastDayOfMonth(month)),
]

const named = (name: string, text: string) => ({ name: `facts-${name}`, text })

/** Last version that a collection told of a row which a file told since. */
const RETOLD = `select distinct on (h.invoice_key) h.* from invoice_history h
    join invoice i on i.company_id = h.company_id and i.enterprise_id = h.enterprise_id and i.direction = h.direction and i.invoice_key = h.invoice_key
   where h.company_id = $1 and h.enterprise_id = $2 and h.direction = $3
     and h.import_id in (${COLLECTED_IMPORTS}) and i.import_id not in (${COLLECTED_IMPORTS})
   order by h.invoice_key, h.seq desc`

const MONTH =
  '(extract(year from issue_day) * 12 + extract(month from issue_day) - 1)::int as month'

const OF_FILES = named(
  'of-files',
  `select ${MONTH} from invoice
    where company_id = $1 and enterprise_id = $2 and direction = $3 and issue_day between $4::date and $5::date
      and import_id not in (${COLLECTED_IMPORTS})
   union
   select ${MONTH} from (${RETOLD}) r`,
)

const OF_BUREAU = named(
  'of-bureau',
  `select ${ROW_COLUMNS} from invoice
    where company_id = $1 and enterprise_id = $2 and direction = $3 and issue_day between $4 and $5
      and import_id in (${COLLECTED_IMPORTS})
   union all
   select ${ROW_COLUMNS} from (${RETOLD}) r where r.issue_day between $4 and $5
   order by id`,
)
