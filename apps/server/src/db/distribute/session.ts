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
  /\binsert\s+into\s+[\w.]+\s*(?:\([^()]*\)\s*)?(?:overriding\s+\w+\s+value\s+)?select\b/i
const TELLS = /\breturning\b|\bon\s+conflict\b/i

/** Not of what is done in the place of an insert: that takes no subselect. */
const SETS = /(?<!\bdo\s+)(\bupdate\s[^;]*?\bset\b)([\s\S]*?)(\bfrom\b|\bwhere\b|$)/gi
/** What opens and closes CASE, COALESCE and brackets, and the time. */
const TOKEN = /\bcase\b|\bend\b|\bcoalesce\s*\(|\(|\)|\bnow\(\)|\bcurrent_date\b/gi

const known = new Map<string, string>()

/**
 * A statement as a distributed table takes it, meaning the same:
 * - Rows that a statement selects reach the nodes by COPY, which PostgreSQL refuses on tables with policies; those of a statement that
 *   returns something reach them by INSERT.
 * - A column is set to the time by a subselect: Citus takes no `clock_timestamp()` there, and no `now()` within CASE and COALESCE. Elsewhere
 *   `now()` stays: beside a subselect Citus does not reckon, and what it leaves (`make_interval(secs => …)`) no node reads.
 */
export function fitted(text: string): string {
  const made = known.get(text) ?? fit(text)
  known.set(text, made)
  return made
}

function fit(text: string): string {
  const told =
    FROM_ROWS.test(text) && !TELLS.test(text) ? `${text.replace(/;?\s*$/, '')} returning 1` : text
  return told.replace(SETS, (_, head: string, sets: string, tail: string) => {
    const timed = sets.replaceAll('clock_timestamp()', '(select clock_timestamp())')
    return `${head}${hangingTimed(timed)}${tail}`
  })
}

/** `now()` and today as a subselect within CASE and COALESCE, and nowhere else. */
function hangingTimed(sets: string): string {
  const open: string[] = []
  return sets.replace(TOKEN, (token) => {
    const word = token.toLowerCase()
    if (word === 'now()' || word === 'current_date')
      return open.some((at) => at !== '(') ? `(select ${word})` : token
    if (word === ')' || word === 'end') open.pop()
    else open.push(word)
    return token
  })
}

/** A shard's own constraints carry its number. */
const NAMED = /\bconstraint "(\w+?)(?:_\d{6,})?"/

/**
 * An error with the constraint that it broke: of what a node refuses Citus hands on code, message and detail. The same error, for whoever
 * catches it.
 */
export function constraintTold(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && error.code?.startsWith('23') && !error.constraint) {
    const name = NAMED.exec(`${error.message}\n${error.detail ?? ''}`)?.[1]
    if (name) error.constraint = name
  }
  return error
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
