/** What a crowd costs the processor, program by program, and which statements cost the database most. */
import fs from 'node:fs'
import path from 'node:path'
import type { Database } from '../../apps/server/src/db/pool.ts'

/** Seconds of processor time by program. */
export type Seconds = Record<'api' | 'workers' | 'database' | 'sandbox' | 'phones', number>

/** Ticks of /proc in a second: the kernel's own constant towards programs. */
const TICKS = 100

/** Processor seconds of a process so far, its ended children's included; zero where the system does not tell. */
function secondsOf(pid: number, over: { ended: boolean } = { ended: true }): number {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [user, system, endedUser, endedSystem] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number)
    return (user! + system! + (over.ended ? endedUser! + endedSystem! : 0)) / TICKS
  } catch {
    return 0
  }
}

function childrenOf(pid: number): number[] {
  try {
    return fs
      .readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number)
  } catch {
    return []
  }
}

/** Process of the database server that this connection leads to, whose user may see where its data lie. */
export async function databasePid(db: Pick<Database, 'one'>): Promise<number> {
  const row = await db.one<{ dir: string }>("select current_setting('data_directory') as dir")
  return Number(fs.readFileSync(path.join(row?.dir ?? '', 'postmaster.pid'), 'utf8').split('\n')[0])
}

export interface Programs {
  api: number
  workers: readonly number[]
  /** Its servers, one of each node. */
  database: readonly number[]
  sandbox: number
}

/** Processor seconds so far. The database's are its backends', living and ended; the phones are this very process. */
export function secondsSoFar({ api, workers, database, sandbox }: Programs): Seconds {
  const sum = (pids: readonly number[]) => pids.reduce((all, pid) => all + secondsOf(pid), 0)
  const { user, system } = process.cpuUsage()
  return {
    api: sum([api]),
    workers: sum(workers),
    database: sum(database.flatMap((pid) => [pid, ...childrenOf(pid)])),
    sandbox: sum([sandbox]),
    phones: (user + system) / 1e6,
  }
}

export const since = (before: Seconds, now: Seconds): Seconds =>
  Object.fromEntries(
    Object.entries(now).map(([name, s]) => [name, s - before[name as keyof Seconds]]),
  ) as Seconds

/** Settings of a database that counts its statements. */
export const COUNTING = { shared_preload_libraries: 'pg_stat_statements' }

/** Counts from now on. */
export async function countStatements(db: Database): Promise<void> {
  await db.run('create extension if not exists pg_stat_statements')
  await db.run('select pg_stat_statements_reset()')
}

/** Writes the statements that took longest in all, with how often each was sent. */
export async function writeDearest(db: Database, folder: string, most = 60): Promise<void> {
  const rows = await db.rows<{ calls: number; ms: number; query: string }>(
    `select sum(calls)::int as calls, round(sum(total_exec_time + total_plan_time))::int as ms,
            left(regexp_replace(query, '\\s+', ' ', 'g'), 400) as query
       from pg_stat_statements group by 3 order by 2 desc limit ${most}`,
  )
  const lines = rows.map(({ calls, ms, query }) => `${ms}\t${calls}\t${query}`)
  fs.writeFileSync(path.join(folder, 'statements.tsv'), `ms\tcalls\tquery\n${lines.join('\n')}\n`)
}
