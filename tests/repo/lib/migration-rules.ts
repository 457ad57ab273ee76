/**
 * What a migration may not say, because a database that is distributed by company (Citus 14, docs/decisions/0232) refuses it or does
 * otherwise with it. Held for migrations that came after that decision; what stood before is listed, by name and with its reason, in
 * `apps/server/test/access/distribution.test.ts`.
 */
import { isOfPlatform, placementOf } from '../../../apps/server/src/db/tables.ts'

/** The last migration that was not held to these rules. */
export const BEFORE_RULES = '0421'

export interface Broken {
  rule: string
  /** The words that break it. */
  at: string
}

interface Rule {
  /** Why, as whoever writes the migration reads it. */
  why: string
  /** What breaks it, each with its words. */
  find(sql: string): string[]
}

const CREATE =
  /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(\w+)\s*\(([\s\S]*?)\n?\);/gi

interface Made {
  table: string
  body: string
}

/** Tables of companies that a migration makes, each with what stands between its brackets. */
const made = (sql: string): Made[] =>
  [...sql.matchAll(CREATE)]
    .map(([, table = '', body = '']) => ({ table, body }))
    .filter(({ table }) => !isOfPlatform(table))

const all = (sql: string, pattern: RegExp): string[] => [...sql.matchAll(pattern)].map(([at]) => at)

/** Of what a pattern finds, with the table in its first group, what is of companies. */
const ofCompanies = (sql: string, pattern: RegExp): string[] =>
  [...sql.matchAll(pattern)].filter(([, table = '']) => !isOfPlatform(table)).map(([at]) => at)

/** The same without those that stay on the first node (KEPT_TABLES). */
const onNodes = (sql: string, pattern: RegExp): string[] =>
  [...sql.matchAll(pattern)]
    .filter(([, table = '']) => placementOf(table) === 'company')
    .map(([at]) => at)

const NAMES_COMPANY = /\bcompany_id\b/

export const RULES: Readonly<Record<string, Rule>> = {
  trigger: {
    why: 'Citus makes a trigger on rows of nodes only as an unsafe one, and of a table that is distributed already not at all by itself: a right, a constraint or the function that writes guards instead',
    find: (sql) =>
      onNodes(
        sql,
        /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?trigger\b[\s\S]*?\bon\s+(\w+)/gi,
      ),
  },
  'key without the company': {
    why: 'a node knows its own rows only: a key that does not name company_id cannot be unique over all of them',
    find: (sql) => [
      ...made(sql).flatMap(({ table, body }) => [
        ...all(body, /\b(?:primary\s+key|unique)\s*\([^)]*\)/gi)
          .filter((key) => !NAMES_COMPANY.test(key))
          .map((key) => `${table}: ${key}`),
        ...all(body, /^\s*\w+\s+\w+[^,\n(]*\b(?:primary\s+key|unique)\b(?!\s*\()[^,\n]*/gim)
          .filter((column) => !/^\s*company_id\b/.test(column))
          .map((column) => `${table}: ${column.trim()}`),
      ]),
      ...ofCompanies(sql, /\bcreate\s+unique\s+index\s+\w+\s+on\s+(\w+)\s*\([^)]*\)/gi).filter(
        (key) => !NAMES_COMPANY.test(key),
      ),
      ...ofCompanies(
        sql,
        /\balter\s+table\s+(\w+)[^;]*\b(?:primary\s+key|unique)\s*\([^)]*\)/gi,
      ).filter((key) => !NAMES_COMPANY.test(key)),
    ],
  },
  exclusion: {
    why: 'an exclusion is made on each node by itself',
    find: (sql) => all(sql, /\bexclude\s+using\b/gi),
  },
  'reference before it is placed': {
    why: 'as it is made a table lies on the first node: add the foreign key by `alter table … add constraint`, after guard_by_company has placed it',
    find: (sql) =>
      made(sql).flatMap(({ table, body }) =>
        [...body.matchAll(/\breferences\s+(\w+)/gi)]
          .filter(([, target = '']) => placementOf(target) === 'company')
          .map(([at]) => `${table}: ${at}`),
      ),
  },
  'reference to the first node': {
    why: 'rows of companies lie on other nodes than this table of the platform: ask for the row as yours is written',
    find: (sql) => [
      ...made(sql).flatMap(({ table, body }) =>
        [...body.matchAll(/\breferences\s+(\w+)/gi)]
          .filter(
            ([, target = '']) =>
              placementOf(target) === 'local' && placementOf(table) === 'company',
          )
          .map(([at]) => `${table}: ${at}`),
      ),
      ...[...sql.matchAll(/\balter\s+table\s+(\w+)[^;]*?\breferences\s+(\w+)/gi)]
        .filter(
          ([, table = '', target = '']) =>
            placementOf(table) === 'company' && placementOf(target) === 'local',
        )
        .map(([at]) => at),
    ],
  },
  'reference to rows of companies from the platform': {
    why: 'the first node cannot hold a row to one that lies elsewhere',
    find: (sql) =>
      [...sql.matchAll(CREATE)]
        .filter(([, table = '']) => isOfPlatform(table))
        .flatMap(([, table = '', body = '']) =>
          [...body.matchAll(/\breferences\s+(\w+)/gi)]
            .filter(([, target = '']) => placementOf(target) === 'company')
            .map(([at]) => `${table}: ${at}`),
        ),
  },
  'numbers of 32 bits': {
    why: 'each node counts within a range of its own, which only 64 bits hold: bigint',
    find: (sql) =>
      made(sql).flatMap(({ table, body }) =>
        all(
          body,
          /\b\w+\s+(?:int|integer|smallint)\s+generated\s+\w+(?:\s+default)?\s+as\s+identity/gi,
        )
          .concat(all(body, /\b\w+\s+(?:small|big)?serial\b/gi))
          .map((at) => `${table}: ${at}`),
      ),
  },
  'counted column that is added': {
    why: 'a column that counts cannot be added to rows that lie on nodes: make it with the table',
    find: (sql) =>
      ofCompanies(
        sql,
        /\balter\s+table\s+(\w+)[^;]*\badd\s+(?:column\s+)?\w+\s+(?:\w*serial\b|[^,;]*(?:\bas\s+identity\b|\bnextval\b))/gi,
      ),
  },
  'rows of others': {
    why: 'parents, rules, views and unlogged tables of rows of companies are not distributed',
    find: (sql) => [
      ...all(sql, /\binherits\s*\(/gi),
      ...all(sql, /\bpartition\s+(?:by|of)\b/gi),
      ...all(sql, /\bcreate\s+(?:or\s+replace\s+)?(?:materialized\s+)?(?:view|rule)\b/gi),
      ...all(sql, /\bcreate\s+unlogged\b/gi),
    ],
  },
  'rows held over all companies': {
    why: 'FOR UPDATE holds rows of one node, so of one company: walk from company to company',
    find: (sql) =>
      all(sql, /\bselect\b[^;]*?\bfor\s+(?:no\s+key\s+)?(?:update|share)\b/gi).filter(
        (text) =>
          [...text.matchAll(/\bfrom\s+(\w+)/gi)].some(
            ([, t = '']) => placementOf(t) === 'company',
          ) && !/company_id\s*=\s*(?:\$\d|\w+)/i.test(text),
      ),
  },
  'written as two roles': {
    why: 'a function that runs as the owner writes rows of a company as another role than the transaction it is called in, which Citus refuses: let the tenant write, or keep the table on the first node (KEPT_TABLES)',
    find: (sql) =>
      all(
        sql,
        /\bcreate\s+(?:or\s+replace\s+)?function\b[\s\S]*?\bsecurity\s+definer\b[\s\S]*?\$\$[\s\S]*?\$\$/gi,
      ).flatMap((body) =>
        [...body.matchAll(/\b(?:insert\s+into|update|delete\s+from)\s+(\w+)/gi)]
          .filter(([, t = '']) => t !== 'set' && placementOf(t) === 'company')
          .map(([at]) => at),
      ),
  },
}

/** What of a migration breaks which rule. Comments do not count. */
export function brokenBy(text: string): Broken[] {
  const sql = text.replace(/--.*$/gm, '')
  return Object.entries(RULES).flatMap(([rule, { find }]) =>
    find(sql).map((at) => ({ rule, at: at.replace(/\s+/g, ' ').slice(0, 120) })),
  )
}
