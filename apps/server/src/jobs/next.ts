/**
 * Which job is next. Companies take turns: first whoever has the fewest running, then whoever was served longest ago, and within
 * a company the oldest. What waits is found queue by queue (a company, or a lane of it), so that a look costs what companies
 * wait, not what rows do (decision 0037).
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type AskedOfAll, ofReachable } from '../db/distribute/reachable.ts'
import type { Db } from '../db/pool.ts'
import { type Claim, type JobKind, type JobTable, LEASE_END } from './job.ts'

/** Who is passed over, and whose turn it is. */
export interface Turn {
  /** Lanes that take no more. */
  full?: readonly string[]
  /** Companies that take no more. */
  crowded?: readonly number[]
  /** Companies in the order in which they were served last, the last one last. */
  served?: readonly number[]
}

interface Queue {
  companyId: number
  lane: string
  /** Its worker died with it. */
  lapsed: boolean
}

/** Heads of queues that one look tries; others may take a head in between. */
const TRIED = 8

const laneOf = ({ lane }: JobTable): string => (lane ? `coalesce(${lane}, '')` : "''")
const ageOf = ({ delayed }: JobTable): string => (delayed ? 'due_at' : 'created_at')
const waitsOf = (table: JobTable): string =>
  `status = 'QUEUED'${table.delayed ? ' and due_at <= now()' : ''}`
const knownOf = ({ kinds }: JobTable): string =>
  kinds
    ? ` and ${kinds.column} in (${kinds.known.map((kind) => pg.escapeLiteral(kind)).join(', ')})`
    : ''
const dueOf = (table: JobTable): string => waitsOf(table) + knownOf(table)
const lapsedOf = (table: JobTable): string =>
  `status = '${table.running}' and lease_until < now()${knownOf(table)}`

/** Queues with something to do, the next one first. `$1` full lanes, `$2` crowded companies, `$3` companies as served. */
export function queuesSql(table: JobTable): string {
  const { name, running } = table
  const [lane, age] = [laneOf(table), ageOf(table)]
  const key = table.lane ? `company_id, ${lane}` : 'company_id'
  const after = table.lane
    ? `(company_id, ${lane}) > (q.company_id, q.lane)`
    : 'company_id > q.company_id'
  const own = table.lane ? `and ${lane} = q.lane` : ''
  return `
  with recursive queue (company_id, lane) as (
    (select company_id, ${lane} from ${name} where status = 'QUEUED' order by ${key} limit 1)
    union all
    select n.company_id, n.lane from queue q cross join lateral (
      select company_id, ${lane} as lane from ${name} where status = 'QUEUED' and ${after} order by ${key} limit 1) n
  ), head as (
    select q.company_id, q.lane, false as lapsed, first.since
      from queue q cross join lateral (
        select ${age} as since from ${name} where ${dueOf(table)} and company_id = q.company_id ${own} order by ${age} limit 1) first
    union all
    select company_id, ${lane}, true, min(created_at) from ${name} where ${lapsedOf(table)} group by 1, 2
  ), busy as (
    select company_id, count(*) as n from ${name} where status = '${running}' and lease_until >= now() group by 1
  )
  select h.company_id as "companyId", h.lane, h.lapsed
    from head h left join busy b on b.company_id = h.company_id
    left join unnest($3::int[]) with ordinality as s (company_id, turn) on s.company_id = h.company_id
   where not (h.lane = any($1::text[])) and not (h.company_id = any($2::int[]))
   order by coalesce(b.n, 0), coalesce(s.turn, 0), ${table.lanesInOrder ? 'h.lane, ' : ''}h.since limit ${TRIED}`
}

/**
 * The same of a distributed database, which walks no queues: the nodes group what waits, each its companies' (docs/decisions/0232). A look
 * costs what rows wait. `among`: of the companies in `$4` alone, so that no other node is asked.
 */
export function spreadQueuesSql(table: JobTable, among = false): string {
  const { name, running, lanesInOrder } = table
  const lane = laneOf(table)
  const these = among ? 'and company_id = any($4::int[])' : ''
  return `
  select h.company_id as "companyId", h.lane, h.lapsed
    from (select company_id, ${lane} as lane, false as lapsed, min(${ageOf(table)}) as since
            from ${name} where ${dueOf(table)} ${these} group by 1, 2
          union all
          select company_id, ${lane}, true, min(created_at) from ${name} where ${lapsedOf(table)} ${these} group by 1, 2) h
    left join (select company_id, count(*) as n from ${name}
                where status = '${running}' and lease_until >= now() ${these} group by 1) b on b.company_id = h.company_id
   where not (h.lane = any($1::text[])) and not (h.company_id = any($2::int[]))
   order by coalesce(b.n, 0), coalesce(array_position($3::int[], h.company_id), 0), ${lanesInOrder ? 'h.lane, ' : ''}h.since
   limit ${TRIED}`
}

/**
 * Of these tables those that have a row to take, of a distributed database: one question for all of them, where a look at each is planned anew
 * on every shard (docs/decisions/0264). `among`: of the companies in `$1` alone.
 */
export function busyTablesSql(tables: readonly JobTable[], among = false): string {
  const these = among ? ' and company_id = any($1::int[])' : ''
  const each = tables.map(
    (table) => `select company_id, ${pg.escapeLiteral(table.name)} as name from ${table.name}
     where (${dueOf(table)} or ${lapsedOf(table)})${these}`,
  )
  return `select name from (${each.join(' union all ')}) h group by name`
}

/**
 * The same of one that is not: the first row of each table is looked for in the order of its index of what waits, so that it costs what tables
 * there are. Looks at each of them every two seconds took a tenth of the database's time in a run of collections (docs/decisions/0272).
 */
export function busyTablesHereSql(tables: readonly JobTable[]): string {
  const each = tables.map((table) => {
    const key = table.lane ? `company_id, ${laneOf(table)}` : 'company_id'
    const first = `select 1 from ${table.name} where ${dueOf(table)} order by ${key} limit 1`
    return `select ${pg.escapeLiteral(table.name)} as name
     where exists (select 1 from (${first}) waits) or exists (select 1 from ${table.name} where ${lapsedOf(table)})`
  })
  return each.join(' union all ')
}

/** Names of the tables that have a row to take, be it that all its lanes are full. */
export async function busyTables(db: AskedOfAll, tables: readonly JobTable[]): Promise<string[]> {
  const rows = await ofReachable(db, (companies) => {
    if (companies) return db.rows<{ name: string }>(busyTablesSql(tables, true), [companies])
    return db.rows<{ name: string }>(
      db.distributed ? busyTablesSql(tables) : busyTablesHereSql(tables),
    )
  })
  return rows.map(({ name }) => name)
}

/**
 * Takes the head of a queue: `$1` company, `$2` lane. Materialised, because a join may run a subselect once for each row beside
 * it, and each run would skip what the one before has locked: where the planner took a table for one row, all that waited were
 * taken, one was run, and the others waited for their leases to lapse.
 */
export function takeSql(table: JobTable, lapsed: boolean): string {
  const { name, key, running } = table
  const lane = laneOf(table)
  const own = table.lane ? `${lane} = $2` : `$2 = ''`
  return `
  with due as materialized (
    select company_id, ${key}, ${lane} as lane from ${name}
     where company_id = $1 and ${own} and ${lapsed ? lapsedOf(table) : dueOf(table)}
     order by ${ageOf(table)}, ${key} limit 1 for update skip locked)
  update ${name} t
     set status = '${running}', fence = t.fence + 1, attempt = t.attempt + 1, lease_until = ${LEASE_END}
    from due
   where t.company_id = $1 and t.${key} = due.${key}
   returning t.company_id as "companyId", t.${key}::text as id, t.fence, t.attempt, due.lane, t.trace`
}

/** Claims the job whose turn it is, or null. `skip locked` keeps workers from waiting for one another. */
export async function claimNext(
  db: AskedOfAll,
  { table }: Pick<JobKind, 'table'>,
  { full = [], crowded = [], served = [] }: Turn = {},
): Promise<Claim | null> {
  const turn = [full, crowded, served]
  const queues = await ofReachable(db, (companies) => {
    if (companies) return db.rows<Queue>(spreadQueuesSql(table, true), [...turn, companies])
    return db.rows<Queue>(db.distributed ? spreadQueuesSql(table) : queuesSql(table), turn)
  })
  for (const { companyId, lane, lapsed } of queues) {
    const claim = await db.one<Omit<Claim, 'table'>>(takeSql(table, lapsed), [companyId, lane])
    if (claim) return { table, ...claim }
  }
  return null
}

/** Seconds that the oldest row of all companies has waited for its turn, of whatever kind; null = none waits. */
export async function oldestWaiting(db: Db, table: JobTable): Promise<number | null> {
  const row = await db.one<{ age: number | null }>(
    `select extract(epoch from now() - min(${ageOf(table)}))::int as age from ${table.name} where ${waitsOf(table)}`,
  )
  return row?.age ?? null
}

/** Companies remembered as served; one that is forgotten is served sooner. */
const REMEMBERED = 1_000

/**
 * A job that has gone on for long lets those of other companies that have just begun go first, where it can pause: between two
 * rows of a file. Small files are short then beside a large one, which waits for them, but for four fifths of its time at
 * most. Milliseconds.
 */
const YOUNG_MS = 3_000
const PAUSE_MS = 20
const PAUSED_PER_WORKED = 4

interface Running {
  claim: Claim
  since: number
  paused: number
}

export interface Started {
  /** Between two steps of the work: resolves when it may go on. */
  breathe(): Promise<void>
  end(): void
}

/** What one process runs of a kind, and whom it served. `now`: milliseconds. */
export class Turns {
  readonly #kind: Pick<JobKind, 'lanes' | 'concurrency'>
  readonly #now: () => number
  readonly #running = new Set<Running>()
  readonly #served = new Set<number>()

  constructor(kind: Pick<JobKind, 'lanes' | 'concurrency'>, now = () => performance.now()) {
    this.#kind = kind
    this.#now = now
  }

  /** Room for one more, whosoever. */
  get free(): boolean {
    return this.#running.size < this.#kind.concurrency
  }

  /** Notes a job as running. */
  start(claim: Claim): Started {
    const job: Running = { claim, since: this.#now(), paused: 0 }
    this.#running.add(job)
    this.#served.delete(claim.companyId)
    this.#served.add(claim.companyId)
    const [oldest] = this.#served
    if (this.#served.size > REMEMBERED) this.#served.delete(oldest!)
    return {
      end: () => void this.#running.delete(job),
      breathe: async () => {
        while (this.#mustPause(job)) {
          const from = this.#now()
          await sleep(PAUSE_MS)
          job.paused += this.#now() - from
        }
      },
    }
  }

  #mustPause(job: Running): boolean {
    const now = this.#now()
    const worked = now - job.since - job.paused
    if (worked < YOUNG_MS / PAUSED_PER_WORKED || job.paused > PAUSED_PER_WORKED * worked)
      return false
    for (const other of this.#running)
      if (
        other.claim.companyId !== job.claim.companyId &&
        other.since > job.since &&
        now - other.since < YOUNG_MS
      )
        return true
    return false
  }

  get next(): Turn {
    const { lanes, concurrency } = this.#kind
    const running = [...this.#running].map((job) => job.claim)
    const full = lanes
      ? atLeast(
          lanes.most,
          running.map((claim) => claim.lane),
        )
      : []
    return {
      full: [...full, ...(lanes?.shunned?.() ?? [])],
      crowded: atLeast(
        mostOfCompany(concurrency),
        running.map((claim) => claim.companyId),
      ),
      served: [...this.#served],
    }
  }
}

/** An eighth of the places, and at least one where there are two, is kept for other companies. */
export const mostOfCompany = (concurrency: number): number =>
  Math.max(1, concurrency - Math.max(1, Math.floor(concurrency / 8)))

const atLeast = <T>(most: number, values: readonly T[]): T[] =>
  [...Map.groupBy(values, (value) => value)].flatMap(([value, all]) =>
    all.length >= most ? [value] : [],
  )
