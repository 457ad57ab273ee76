/**
 * Months that a tax bureau told and files told rows of as well, as the bureau alone told them: the score and the ceiling of the limit rest on
 * these (docs/decisions/0287). An enterprise without files over such months pays nothing for it.
 */
import type { MonthDigest, MonthIndex } from '@xinjian/engine/invoice/facts'
import { MonthFold } from '@xinjian/engine/invoice/facts/fold-month'
import {
  firstDayOfMonth,
  formatDay,
  lastDayOfMonth,
  monthOfDay,
} from '@xinjian/engine/kit/calendar/window'
import type { PoolClient } from 'pg'
import { DIRECTIONS, type Period } from '../../coverage/read.ts'
import { COLLECTED_IMPORTS } from '../../coverage/write.ts'
import { asFoldRow } from '../stored-row.ts'
import { type Record, ROW_COLUMNS, rowOf } from './read-rows.ts'
import { retoldRows } from './told.ts'

/** In the order of digests, IN before OUT; undefined = no row of a told month is a file's. */
export async function bureauDigests(
  client: PoolClient,
  owner: readonly [companyId: number, enterpriseId: number],
  periods: readonly Period[],
): Promise<MonthDigest[] | undefined> {
  const digests: MonthDigest[] = []
  for (const direction of [1, 0] as const) {
    const own = periods.filter((period) => period.direction === direction)
    digests.push(...(await digestsOf(client, [...owner, direction], own)))
  }
  return digests.length === 0 ? undefined : digests
}

/** Company, enterprise, direction. */
type Owned = readonly [companyId: number, enterpriseId: number, direction: 0 | 1]

/** Of months that a bureau told with a row that a file told last, or that a file moved to another month. */
async function digestsOf(
  client: PoolClient,
  owned: Owned,
  periods: readonly Period[],
): Promise<MonthDigest[]> {
  const [told, files] = [true, false].map((by) =>
    periods.filter(({ collected }) => collected === by),
  )
  if (told!.length === 0 || files!.length === 0) return []
  const [companyId, enterpriseId, direction] = owned
  const folds = new Map<MonthIndex, MonthFold>()
  const foldOf = (month: MonthIndex): MonthFold => {
    const fold = folds.get(month) ?? new MonthFold(DIRECTIONS[direction]!, month)
    folds.set(month, fold)
    return fold
  }
  const months = new Set(told!.map(({ first }) => first))
  // A file of other months may still tell rows of these otherwise, by their keys.
  for await (const row of retoldRows(client, [companyId, enterpriseId], direction)) {
    const month = monthOfDay(row.day)
    if (months.has(month)) foldOf(month).add(asFoldRow(row), 1)
  }
  const shared = [...months].filter((m) =>
    files!.some(({ first, last }) => m >= first && m <= last),
  )
  for (const month of await fileMonths(client, owned, shared)) if (months.has(month)) foldOf(month)
  const mixed = [...folds].toSorted(([a], [b]) => a - b)
  for (const [month, fold] of mixed) {
    const values = [...owned, ...daysOf(month, month)]
    const { rows } = await client.query<Record>({ ...OF_BUREAU, values })
    for (const row of rows) fold.add(asFoldRow(rowOf(row)), 1)
  }
  return mixed.map(([, fold]) => fold.digest())
}

/** Months from the first to the last of `shared` with a row that a file told last. */
async function fileMonths(
  client: PoolClient,
  owned: Owned,
  shared: readonly MonthIndex[],
): Promise<MonthIndex[]> {
  if (shared.length === 0) return []
  const values = [...owned, ...daysOf(Math.min(...shared), Math.max(...shared))]
  const { rows } = await client.query<{ month: MonthIndex }>({ ...OF_FILES, values })
  return rows.map(({ month }) => month)
}

const daysOf = (first: MonthIndex, last: MonthIndex) => [
  formatDay(firstDayOfMonth(first)),
  formatDay(lastDayOfMonth(last)),
]

const named = (name: string, text: string) => ({ name: `facts-${name}`, text })

const DAYS =
  'company_id = $1 and enterprise_id = $2 and direction = $3 and issue_day between $4 and $5'

const OF_FILES = named(
  'of-files',
  `select distinct (extract(year from issue_day) * 12 + extract(month from issue_day) - 1)::int as month from invoice
    where ${DAYS} and import_id not in (${COLLECTED_IMPORTS})`,
)

const OF_BUREAU = named(
  'of-bureau',
  `select ${ROW_COLUMNS} from invoice where ${DAYS} and import_id in (${COLLECTED_IMPORTS}) order by id`,
)
