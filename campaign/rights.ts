/**
 * Everybody who may come with a token (or none) tries every call with numbers of others, with bent ones and with his own: no
 * answer may hold a word of another company, every refusal has its code, nothing falls over, and those who only have data keep every
 * row as it was. `CAMPAIGN_ATTEMPTS` sets how many random attempts follow the full round.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { endpoints } from '@xinjian/contract'
import type { Database } from '../apps/server/src/db/pool.ts'
import { random } from '../bench/lib/random.ts'
import { tell } from './lib/tell.ts'
import { type Attempt, attemptOf, type Call, carryOut, judge } from './rights/attempt.ts'
import { type Company, startRightsWorld } from './rights/world.ts'

const ATTEMPTS = Number(process.env.CAMPAIGN_ATTEMPTS ?? 1_000)
const AT_ONCE = 4
const BUILD = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url))
/** They end the session that tries them, or would need the password of one that has none. */
const LEFT_OUT = new Set(['logout', 'ownSessionEnd', 'updatePassword'])
const KINDS = ['own', 'foreign', 'bent', 'mixed'] as const

interface Count {
  tried: number
  /** Answered with 200. */
  opened: number
  /** Own words in the answer: the way is open to those who may go it. */
  own: number
  wrong: number
}

export async function run(seed: number): Promise<boolean> {
  // Paper is a page of the web.
  spawnSync(process.execPath, [BUILD], { stdio: 'inherit' })
  const rng = random(seed)
  const world = await startRightsWorld()
  try {
    const { server, victims, identities } = world
    const calls: Call[] = endpoints.filter(({ name }) => !LEFT_OUT.has(name))
    const companies = [
      ...new Set([...victims, ...identities.flatMap(({ company }) => company ?? [])]),
    ]
    const before = await rowsOf(server.db, victims)
    const counts = new Map<string, Count>()
    const wrong: string[] = []
    const attempts = [
      ...calls.flatMap((call) => identities.map((by) => attemptOf(rng, [call], [by], victims))),
      ...Array.from({ length: ATTEMPTS }, () => attemptOf(rng, calls, identities, victims)),
    ]
    const next = attempts[Symbol.iterator]()
    const walk = async () => {
      for (const attempt of next) {
        const outcome = await carryOut(server.base, attempt)
        const found = judge(attempt, outcome, companies)
        wrong.push(...found.map((what) => `${attempt.by.who} × ${attempt.call.name}: ${what}`))
        count(counts, attempt, outcome, found.length)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, walk))
    const changed = differences(before, await rowsOf(server.db, victims))
    return conclude(seed, attempts.length, calls.length, counts, wrong, changed)
  } finally {
    await world.stop()
  }
}

function count(
  counts: Map<string, Count>,
  { by, whose }: Attempt,
  { status, text }: { status: number; text: string },
  wrong: number,
): void {
  const key = `${by.who}\n${whose}`
  const entry = counts.get(key) ?? { tried: 0, opened: 0, own: 0, wrong: 0 }
  entry.tried++
  if (status === 200) entry.opened++
  if (by.company?.secrets.some((secret) => text.includes(secret))) entry.own++
  entry.wrong += wrong
  counts.set(key, entry)
}

/** Fingerprint of all rows of the companies, by table. */
async function rowsOf(db: Database, companies: readonly Company[]): Promise<Map<string, string>> {
  const tables = await db.rows<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'company_id' and t.table_type = 'BASE TABLE' order by 1`,
  )
  const found = new Map<string, string>()
  for (const { name } of tables) {
    const rows = await db.rows<{ row: string }>(
      `select t::text as row from "${name}" t where company_id = any($1) order by 1`,
      [companies.map(({ id }) => id)],
    )
    const hash = createHash('sha256')
    for (const { row } of rows) hash.update(`${row}\n`)
    found.set(name, `${rows.length} ${hash.digest('hex')}`)
  }
  return found
}

const differences = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...after].flatMap(([table, rows]) => (before.get(table) === rows ? [] : [table]))

function conclude(
  seed: number,
  attempts: number,
  calls: number,
  counts: ReadonlyMap<string, Count>,
  wrong: readonly string[],
  changed: readonly string[],
): boolean {
  const named = (list: readonly string[]) =>
    list.length === 0 ? '' : ` (${[...new Set(list)].slice(0, 20).join('; ')})`
  const who = [...new Set([...counts.keys()].map((key) => key.split('\n')[0]!))]
  const cell = (name: string, whose: string): string => {
    const found = counts.get(`${name}\n${whose}`)
    return found ? `${found.tried} / ${found.opened} / ${found.own}` : '–'
  }
  const own = [...counts.values()].reduce((n, entry) => n + entry.own, 0)
  return tell('rights', seed, {
    title: 'Everybody tries every call with the numbers of others',
    method: [
      `${calls} calls of the contract, each by every identity once and ${ATTEMPTS} more drawn by the seed: ${attempts} attempts. Two companies only have data (uploads, reports, a share, a collection with its consent, a picture with its vouchers, an archive, a check, a watched invoice, a table of invoices, books with a journal, orders, settled and waiting sheets and a report on them); two attack, with people of every role, phones that opened a link of taxes and one of books, and one that signed; beside them operators, nobody, made-up, expired and closed tokens.`,
      'Numbers of enterprises, reports, imports, shares, tasks, contracts, invoices, pictures, vouchers, archives, checks, watches, batches, sheets and lines of books: own, foreign, bent (a character changed, cut, wildcards, quotes) or mixed. All companies collect the same firm, so that only the company stands between them.',
      'No answer may hold a planted name or a number of another company that was not sent; 401 and 403 by the matrix of roles; no 5xx. All rows of the two that only have data are compared before and after, table by table.',
      'Cells: tried / answered with 200 / with words of one’s own company.',
    ],
    columns: ['who', ...KINDS],
    rows: who.map((name) => [name, ...KINDS.map((whose) => cell(name, whose))]),
    figures: [
      {
        name: `answers that are wrong${named(wrong)}`,
        value: wrong.length,
        goal: '0',
        met: wrong.length === 0,
      },
      {
        name: `tables of the others that changed${named(changed)}`,
        value: changed.length,
        goal: '0',
        met: changed.length === 0,
      },
      { name: 'answers with words of one’s own', value: own, goal: '> 100', met: own > 100 },
    ],
  })
}
