/**
 * Benchmarks over all companies, each enterprise once by its newest figure. Computed anew as a whole whenever a value came, went
 * or grew too old: a minute's look asks whether one did (decision 0053).
 */
import { percentilesOf } from '@xinjian/engine/kit/peer-band'
import { MIN_PEERS } from '@xinjian/engine/kit/peers'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Db } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import { repeating } from '../../jobs/repeating.ts'
import { isWithdrawnSince } from '../consent/index.ts'

const EVERY_MS = 60_000
/** Figures of longer ago say nothing of the industry as it is. */
const MAX_AGE_MONTHS = 24

/** Count and sum of the times tell every change; the month tells what has grown too old. */
const STATE = `
  select to_char(now(), 'YYYY-MM') || '/' || count(*) || '/'
         || coalesce(sum((extract(epoch from written_at) * 1000000)::numeric), 0) as made_of
    from peer_value`

/** Of one indicator: all of them at once would hold the process up. */
const GROUPS = `
  with newest as (
    select distinct on (subject) indicator, value, section, industry_code, size_class, taxpayer
      from peer_value
     where indicator = $1 and as_of >= extract(year from now()) * 12 + extract(month from now()) - 1 - ${MAX_AGE_MONTHS}
     order by subject, as_of desc, written_at desc, company_id
  )
  select n.indicator, level.industry, size.class as size_class, n.taxpayer, array_agg(n.value) as found
    from newest n
   cross join lateral (
     select n.section as industry
      union select left(n.industry_code, digits) from generate_series(2, length(n.industry_code)) digits) level
   cross join lateral (
     select '' as class union all select n.size_class where n.size_class is not null) size
   group by n.indicator, level.industry, size.class, n.taxpayer
  having count(*) >= ${MIN_PEERS}`

interface Group {
  indicator: string
  industry: string
  size_class: string
  taxpayer: string
  found: number[]
}

/** True when the benchmarks were computed anew. Several processes may do it at once: the second finds it done. */
export async function refreshBenchmarks(db: Database): Promise<boolean> {
  await dropSealed(db)
  return db.transaction(async (tx) => {
    const before = await tx.one<{ made_of: string }>(
      'select made_of from peer_state where id = 1 for update',
    )
    const now = await tx.one<{ made_of: string }>(STATE)
    if (!now || now.made_of === before?.made_of) return false
    const indicators = await tx.rows<{ indicator: string }>(
      'select distinct indicator from peer_value order by indicator',
    )
    await tx.run('delete from peer_benchmark')
    for (const { indicator } of indicators)
      await write(tx, await tx.rows<Group>(GROUPS, [indicator]))
    await tx.run('update peer_state set made_of = $1 where id = 1', [now.made_of])
    return true
  })
}

/** Values of enterprises that took their consent back. Each company's own contracts tell. */
async function dropSealed(db: Database): Promise<void> {
  const companies = await db.rows<{ company_id: number }>(
    'select distinct company_id from peer_value order by company_id',
  )
  for (const { company_id } of companies)
    await tenantOf(db, company_id).run(
      `delete from peer_value v where v.company_id = $1 and ${isWithdrawnSince('v.enterprise_id', 'v.written_at')}`,
    )
}

async function write(tx: Db, groups: readonly Group[]): Promise<void> {
  const rows = groups.flatMap((group) => {
    const percentiles = percentilesOf(group.found)
    return percentiles ? [{ ...group, p5: null, ...percentiles }] : []
  })
  const column = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name])
  await tx.run(
    `insert into peer_benchmark (indicator, industry, size_class, taxpayer, n, p5, p10, p25, median, p75, p90)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[],
       $6::float8[], $7::float8[], $8::float8[], $9::float8[], $10::float8[], $11::float8[])`,
    [
      column('indicator'),
      column('industry'),
      column('size_class'),
      column('taxpayer'),
      column('n'),
      column('p5'),
      column('p10'),
      column('p25'),
      column('median'),
      column('p75'),
      column('p90'),
    ],
  )
}

/** Looks every minute, in any number of processes. */
export function startPeerRefresh(db: Database, log: FastifyBaseLogger): () => void {
  return repeating(EVERY_MS, () => refreshBenchmarks(db), {
    log,
    failed: 'refresh of peer benchmarks failed',
    first: 'LATER',
  })
}
