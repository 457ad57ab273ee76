/**
 * Questions over all companies of a distributed database, while a node does not answer (docs/decisions/0252): they are asked of the companies
 * whose rows lie on nodes that do, so that one node takes no other company's work along.
 */
import { passingFault } from '../fault.ts'
import type { Database } from '../pool.ts'
import type { Db } from '../statement.ts'
import { FIRST_TABLE } from '../tables.ts'

/** A database of one node is asked as it is. */
export type AskedOfAll = Db & Partial<Pick<Database, 'distributed' | 'logins'>>

/** Milliseconds until it is asked anew whether all nodes are back. */
const AWAY_MS = 5_000

interface Away {
  until: number
  companies: Promise<readonly number[]>
}

/** By what all handles of one open database share. */
const away = new WeakMap<object, Away>()

/** Where each company lies, and which nodes let a connection in; the catalogue is the first node's own. */
const REACHED = `with node as materialized (
    select groupid, citus_check_connection_to_node(nodename, nodeport) as up
      from pg_dist_node where noderole = 'primary' and isactive)
  select c.id from company c
    join pg_dist_placement p on p.shardid = get_shard_id_for_distribution_column('${FIRST_TABLE}', c.id)
    join node on node.groupid = p.groupid
   where node.up order by c.id`

/**
 * Asks over all companies. `ask` is given null, or, while a node is away, the companies that can be reached, and is then to ask of these alone.
 * Throws what it throws; of a first node that is away itself, that.
 */
export async function ofReachable<T>(
  db: AskedOfAll,
  ask: (companies: readonly number[] | null) => Promise<T>,
): Promise<T> {
  if (!db.distributed || !db.logins) return ask(null)
  const known = away.get(db.logins)
  if (known && known.until > Date.now()) return ask(await known.companies)
  try {
    return await ask(null)
  } catch (error) {
    if (passingFault(error) !== 'CONNECTION') throw error
    return ask(await lookAnew(db, db.logins, known))
  }
}

/** Many that fail at once look once. */
function lookAnew(db: Db, key: object, failed: Away | undefined): Promise<readonly number[]> {
  const now = away.get(key)
  if (now && now !== failed) return now.companies
  const companies = db.rows<{ id: number }>(REACHED).then((rows) => rows.map(({ id }) => id))
  const made = { until: Date.now() + AWAY_MS, companies }
  away.set(key, made)
  companies.catch(() => away.delete(key))
  return companies
}
