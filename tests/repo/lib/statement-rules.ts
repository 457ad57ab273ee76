/**
 * What a statement may not say, because a database that is distributed by company (Citus 14, docs/decisions/0232) refuses it, or answers from
 * a node that lacks the rows: what was seen of it stands in `docs/scale-out.md`.
 */
import { isOfPlatform } from '../../../apps/server/src/db/tables.ts'
import { read, repositoryFiles } from './files.ts'

interface Rule {
  /** Why, as whoever writes the statement reads it. */
  why: string
  /** The words that break it; null = none. */
  find(sql: string): string | null
}

const WRITES = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?(\w+)/i
const found = (sql: string, pattern: RegExp): string | null => pattern.exec(sql)?.[0] ?? null

/** Names of functions of the database that read tables of the first node. */
export function firstNodeFunctions(): string[] {
  const made = new Map<string, string>()
  for (const file of repositoryFiles()
    .filter((f) => /\/db\/migrations\/\d{4}-.+\.sql$/.test(f))
    .sort())
    for (const [, name = '', , body = ''] of read(file).matchAll(FUNCTION)) made.set(name, body)
  return [...made].filter(([, body]) => reads(body).some(isOfPlatform)).map(([name]) => name)
}

/** Tables of companies, each with whether the database numbers its rows. */
function companyTables(): Map<string, boolean> {
  const made = new Map<string, boolean>()
  for (const file of repositoryFiles().filter((f) => /\/db\/migrations\/\d{4}-.+\.sql$/.test(f)))
    for (const [, table = '', body = ''] of read(file).matchAll(TABLE))
      if (!isOfPlatform(table)) made.set(table, /\bas identity\b|\bnextval\(/i.test(body))
  return made
}

const TABLE = /\bcreate\s+table\s+(\w+)\s*\(([\s\S]*?)\n\)/gi
const FUNCTION =
  /\bcreate\s+(?:or\s+replace\s+)?function\s+(\w+)\s*\([^$]*?\breturns\b[^$]*?(\$\w*\$)([\s\S]*?)\2/gi
const reads = (body: string): string[] =>
  [...body.matchAll(/\b(?:from|join|into|update)\s+(\w+)/gi)].map(([, table = '']) => table)

/** The own row of the company, beside which such a function is asked (`db/distribute/first-node.ts`), or a `from` of its own. */
const askedApart = (sql: string, name: string): boolean =>
  /\b(?:OWN_COMPANY|own_company)\b/.test(sql) || new RegExp(`\\bfrom\\s+${name}\\s*\\(`).test(sql)

const MEETING = /^do\s+update\b[\s\S]*?\b(?:now|clock_timestamp)\(\)/i
const FIRST_NODE = firstNodeFunctions()
const COMPANY_TABLES = companyTables()
const CLOCKED = String.raw`(?:now|clock_timestamp|to_char|to_json|to_jsonb|json_build_object|jsonb_build_object|json_build_array|json_agg|jsonb_agg)\s*\(`

/** A text from a place on, up to the bracket that ends what stands there. */
function endingAt(sql: string, from: number): string {
  let depth = 0
  for (let at = from; at < sql.length; at++) {
    if (sql[at] === '(') depth++
    if (sql[at] === ')' && depth-- === 0) return sql.slice(from, at)
  }
  return sql.slice(from)
}

/** What each change of a text returns. */
const returnedBy = (sql: string): string[] =>
  [...sql.matchAll(/\breturning\b/gi)].map(({ index }) => endingAt(sql, index))

/** Names that a text gives to what it takes first. */
const namedFirst = (sql: string): string[] =>
  [
    ...sql.matchAll(
      /(?:\bwith\s+(?:recursive\s+)?|\)\s*,\s*)(\w+)\s+as\s+(?:materialized\s*)?\(/gi,
    ),
  ].map(([, name = '']) => name)

interface OfRows {
  table: string
  /** From `insert` to its end. */
  text: string
  /** It stands within another statement. */
  nested: boolean
}

/** Inserts of a text whose rows are selected. */
const insertsOfRows = (sql: string): OfRows[] =>
  [...sql.matchAll(/\binsert\s+into\s+(\w+)\s*(?:\([^()]*\)\s*)?select\b/gi)].map(
    ({ 1: table = '', index }) => ({
      table,
      text: endingAt(sql, index),
      nested: /\(\s*$/.test(sql.slice(0, index)),
    }),
  )

const readBy = (sql: string): string[] =>
  [...sql.matchAll(/\b(?:from|join)\s+(\w+)/gi)].map(([, name = '']) => name)

export const STATEMENT_RULES: Readonly<Record<string, Rule>> = {
  'function of the first node beside rows': {
    why: 'it is sent to the node of the rows, where no account and no company is: take the rows first, and ask beside OWN_COMPANY (db/distribute/first-node.ts)',
    find: (sql) =>
      FIRST_NODE.find(
        (name) =>
          new RegExp(`\\b${name}\\s*\\(`).test(sql) &&
          /\bselect\b|\bupdate\b/i.test(sql) &&
          !askedApart(sql, name),
      ) ?? null,
  },
  'returned by a function that is not immutable': {
    why: 'a change returns columns and what immutable functions make of them: word it outside, or read the row',
    find: (sql) =>
      (WRITES.test(sql) ? returnedBy(sql) : [])
        .map((columns) => found(columns, new RegExp(`\\b${CLOCKED}`, 'i')))
        .find((at) => at !== null) ?? null,
  },
  'reckoned row by row in an update': {
    why: 'what hangs on the time zone is not reckoned from a column in an update: take the moment as a value (db/distribute/moment.ts)',
    find: (sql) =>
      /^\s*(?:with[\s\S]*?)?update\b/i.test(sql)
        ? found(
            sql,
            /\bmake_interval\(\w+ => (?!\$|…)|\bextract\(\w+ from (?!\$|…|now\(\)|[\w.]+_day\b)|\bto_char\((?!\$|…|now\(\))/i,
          )
        : null,
  },
  'the time where rows meet': {
    why: 'what is done in the place of an insert takes no clock: put the moment among the values, and take it from `excluded`',
    find: (sql) =>
      /\binsert\s+into\b/i.test(sql)
        ? found(sql.slice(Math.max(0, sql.search(/\bdo\s+update\b/i))), MEETING)
        : null,
  },
  'an element of an array in a change': {
    why: 'the process of Citus that reads it falls, and takes all connections of the first node along: take the element first, or by a function',
    find: (sql) =>
      /^\s*(?:with[\s\S]*?)?update\b/i.test(sql)
        ? found(sql, /[\w)]\[(?:\d+(?::\d+)?|\$\d+)\]/)
        : null,
  },
  'a number in rows that are selected': {
    why: 'the statement goes to a node, which has no sequence of the first one: insert values, or take the number first',
    find: (sql) =>
      /\binsert\s+into\b/i.test(sql) && /\)\s*select\b/i.test(sql)
        ? found(sql, /\bnextval\s*\(/i)
        : null,
  },
  'numbered rows of a select that reads rows': {
    why: 'all nodes are asked for the rows, and refused where one is away; or a node is asked for the number, which it has none of. Take what is read first: `with e as materialized (select …) insert … select … from e`',
    find: (sql) =>
      insertsOfRows(sql)
        .filter(({ table, nested }) => !nested && COMPANY_TABLES.get(table))
        .flatMap(({ text }) => readBy(text))
        .find((name) => COMPANY_TABLES.has(name)) ?? null,
  },
  'rows of a with that another insert within takes': {
    why: 'what was taken first is sent to all nodes, needed or not: make the insert the statement itself, or give it values',
    find: (sql) => {
      const names = namedFirst(sql)
      return (
        insertsOfRows(sql)
          .filter(({ nested }) => nested)
          .flatMap(({ text }) => readBy(text))
          .find((name) => names.includes(name)) ?? null
      )
    },
  },
  'a company told by another row in a change': {
    why: 'the change goes to all nodes, since what was taken first is known only as it runs: say `company_id = $1` of the table that is changed',
    find: (sql) => {
      const names = namedFirst(sql)
      return WRITES.test(sql)
        ? ([...sql.matchAll(/\b(\w+)\.company_id = (\w+)\.company_id\b/g)].find(
            ([, own = '', other = '']) =>
              names.includes(other) && !new RegExp(`\\b${own}\\.company_id = \\$1`).test(sql),
          )?.[0] ?? null)
        : null
    },
  },
  'a value in what an insert of selected rows returns': {
    why: 'the node is not told its type (`could not determine data type of parameter $1`): return columns',
    find: (sql) =>
      insertsOfRows(sql)
        .flatMap(({ text }) => returnedBy(text))
        .map((columns) => found(columns, /\$\d+/))
        .find((at) => at !== null) ?? null,
  },
  'CASE of a value in a change': {
    why: 'it comes to the node as `case x when x = …`: write `case when x = …`',
    find: (sql) => (WRITES.test(sql) ? found(sql, /\bcase\s+[\w.]+\s+when\b/i) : null),
  },
}

/** Whether a text changes or asks rows of companies, as far as its words tell. */
export function isOfCompanies(sql: string): boolean {
  const written = WRITES.exec(sql)?.[1]
  return written !== undefined && written !== '…' ? !isOfPlatform(written) : true
}

/** Rules that a text breaks, each with its words. */
export const brokenIn = (sql: string): { rule: string; at: string }[] =>
  isOfCompanies(sql)
    ? Object.entries(STATEMENT_RULES).flatMap(([rule, { find }]) => {
        const at = find(sql)
        return at === null ? [] : [{ rule, at }]
      })
    : []
