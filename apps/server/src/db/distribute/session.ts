/** What connections do otherwise where the database is distributed (docs/decisions/0232). */
import pg from 'pg'

/** Settings of a transaction go with it to the nodes that it reaches. */
export const PROPAGATED = '-c citus.propagate_set_commands=local'

/** Turns a transaction to a company, here and on each node that it reaches. A function of the database turns this node alone. */
export const companySql = (companyId: number): string => {
  if (!Number.isSafeInteger(companyId)) throw new Error(`no company: ${companyId}`)
  return `set local xinjian.company = '${companyId}'`
}

const FROM_ROWS =
  /\binsert\s+into\s+[\w.]+\s*\([^()]*\)\s*(?:overriding\s+\w+\s+value\s+)?select\b/i
const TELLS = /\breturning\b|\bon\s+conflict\b/i

const SETS = /(\bupdate\s[^;]*?\bset\b)([\s\S]*?)(\bfrom\b|\bwhere\b|$)/i
const HANGS = /\b(?:case|coalesce)\b/i

const known = new Map<string, string>()

/**
 * A statement as a distributed table takes it, meaning the same:
 * - Rows that a statement selects reach the nodes by COPY, which PostgreSQL refuses on tables with policies; those of a statement that
 *   returns something reach them by INSERT.
 * - A column is set to the time by a subselect: Citus takes no `clock_timestamp()` there, and no `now()` within CASE and COALESCE.
 */
export function fitted(text: string): string {
  const made = known.get(text) ?? fit(text)
  known.set(text, made)
  return made
}

function fit(text: string): string {
  if (FROM_ROWS.test(text))
    return TELLS.test(text) ? text : `${text.replace(/;?\s*$/, '')} returning 1`
  if (/\binsert\s+into\b/i.test(text)) return text
  return text.replace(SETS, (_, head: string, sets: string, tail: string) => {
    const timed = sets.replaceAll('clock_timestamp()', '(select clock_timestamp())')
    return `${head}${HANGS.test(sets) ? timed.replaceAll('now()', '(select now())') : timed}${tail}`
  })
}

/** Whether tables of the database lie on several nodes. Asked once, as the product starts, by the owner. */
export async function isDistributed(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query(
      "select to_regclass('pg_dist_partition') is not null as citus",
    )
    if (!rows[0].citus) return false
    const found = await client.query(
      "select 1 from pg_dist_partition where partmethod = 'h' limit 1",
    )
    return found.rows.length > 0
  } finally {
    await client.end()
  }
}
