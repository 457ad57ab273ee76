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

const FUNCTION =
  /\bcreate\s+(?:or\s+replace\s+)?function\s+(\w+)\s*\([^$]*?\breturns\b[^$]*?(\$\w*\$)([\s\S]*?)\2/gi
const reads = (body: string): string[] =>
  [...body.matchAll(/\b(?:from|join|into|update)\s+(\w+)/gi)].map(([, table = '']) => table)

/** The own row of the company, beside which such a function is asked (`db/distribute/first-node.ts`), or a `from` of its own. */
const askedApart = (sql: string, name: string): boolean =>
  /\b(?:OWN_COMPANY|own_company)\b/.test(sql) || new RegExp(`\\bfrom\\s+${name}\\s*\\(`).test(sql)

const MEETING = /^do\s+update\b[\s\S]*?\b(?:now|clock_timestamp)\(\)/i
const FIRST_NODE = firstNodeFunctions()
const CLOCKED = String.raw`(?:now|clock_timestamp|to_char|to_json|to_jsonb|json_build_object|jsonb_build_object|json_build_array|json_agg|jsonb_agg)\s*\(`

/** What each change of a text returns, up to the bracket that ends it. */
const returnedBy = (sql: string): string[] =>
  [...sql.matchAll(/\breturning\b/gi)].map(({ index }) => {
    let depth = 0
    for (let at = index; at < sql.length; at++) {
      if (sql[at] === '(') depth++
      if (sql[at] === ')' && depth-- === 0) return sql.slice(index, at)
    }
    return sql.slice(index)
  })

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
