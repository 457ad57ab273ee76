/**
 * What a migration may not say, because processes of the release before go on working on its schema, and because no table may be closed to
 * them for longer than a second at ten million rows (docs/decisions/0255). Held for migrations that came after `BEFORE_UPGRADES`.
 */

/** The last migration that was not held to these rules. */
export const BEFORE_UPGRADES = '0421'

/** A migration that breaks rules all the same: why nobody is hurt by it, and the release that brings it. */
export interface UpgradeException {
  file: string
  rules: readonly (keyof typeof UPGRADE_RULES)[]
  why: string
  release: string
}

export const UPGRADE_EXCEPTIONS: readonly UpgradeException[] = [
  {
    file: '0430-rpa-records-in-order.sql',
    rules: ['index under a lock'],
    why: 'records of robots: thousands of rows where there are any. At ten million it closes the table to writers for 22 s (0255)',
    release: '1.0.0',
  },
  {
    file: '0440-agreements.sql',
    rules: ['taken away'],
    why: 'loan_contract and scf_paper held papers of the demonstration, and one column has another name: processes of before fail in signing loans and receivables until they are stopped',
    release: '1.0.0',
  },
  {
    file: '0484-withdrawn-cards.sql',
    rules: ['rows of others changed'],
    why: 'score cards that went: a handful a company, where there are any',
    release: '1.0.0',
  },
]

interface Parsed {
  statements: readonly string[]
  /** Tables, functions and procedures that the file itself makes: nobody reads or calls them yet. */
  made: ReadonlySet<string>
}

interface UpgradeRule {
  /** Why, and what is written instead, as whoever writes the migration reads it. */
  why: string
  find(file: Parsed): string[]
}

const ALTERED = /^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\S+)\s/i

/** Changes of tables that there were before, each action of a statement by itself. */
const altered = ({ statements, made }: Parsed): string[] =>
  statements.flatMap((statement) => {
    const table = ALTERED.exec(statement)?.[1]
    if (table === undefined || made.has(table.toLowerCase())) return []
    // Commas outside of brackets part actions.
    return statement.split(/,(?![^(]*\))(?=\s*(?:add|alter|drop|rename|validate|set)\b)/i)
  })

/** Statements whose object, in the pattern's first group, there was before. */
const ofOthers = ({ statements, made }: Parsed, pattern: RegExp): string[] =>
  statements.filter((statement) => {
    const name = pattern.exec(statement)?.[1]
    return name !== undefined && !made.has(name.toLowerCase())
  })

const having = (texts: readonly string[], pattern: RegExp): string[] =>
  texts.filter((text) => pattern.test(text))

const ADDED =
  /\badd\s+(?:column\s+)?(?!constraint\b|check\b|foreign\b|unique\b|primary\b|exclude\b)\w/i
const VOLATILE =
  /\b(?:nextval|gen_random_uuid|uuid_generate\w*|clock_timestamp|random|timeofday)\s*\(|\bgenerated\b|\b(?:big|small)?serial\b/i

export const UPGRADE_RULES: Readonly<Record<string, UpgradeRule>> = {
  'taken away': {
    why: 'processes of the release before still read, write and call it: this release stops using it, the one after takes it away',
    find: (file) => [
      ...ofOthers(
        file,
        /^drop\s+(?:table|view|materialized\s+view|function|procedure|type|sequence|schema|policy)\s+(?:if\s+exists\s+)?(\w+)/i,
      ),
      ...ofOthers(
        file,
        /^alter\s+(?:function|procedure|view|type|sequence|index)\s+(\w+)[^;]*\brename\b/i,
      ),
      ...ofOthers(file, /^revoke\b[^;]*?\bon\s+(?:table\s+|function\s+|procedure\s+)?(\w+)/i),
      ...having(
        altered(file),
        /\brename\b|\bdrop\s+(?:column\s+)?(?!constraint\b|default\b|not\b|identity\b|expression\b)\w|\bset\s+schema\b/i,
      ),
    ],
  },
  'must be given': {
    why: 'processes of the release before write rows without it: let it be null or have a default, and ask for it in the release after',
    find: (file) => [
      ...having(altered(file), ADDED).filter(
        (text) => /\bnot\s+null\b/i.test(text) && !/\bdefault\b/i.test(text),
      ),
      ...having(altered(file), /\bset\s+not\s+null\b|\bdrop\s+default\b/i),
    ],
  },
  'rows written anew': {
    why: 'every row is written anew while nobody reads the table: add another column, fill it company by company behind the start, read it in the release after',
    find: (file) => [
      ...having(
        altered(file),
        /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b(?!\s+(?:set|drop)\b)/i,
      ),
      ...having(altered(file), ADDED).filter((text) => VOLATILE.test(text)),
      ...having(altered(file), /\bset\s+(?:logged|unlogged|tablespace|access\s+method)\b/i),
      ...having(file.statements, /^(?:cluster\b|vacuum\s*\(?\s*full\b)/i),
    ],
  },
  'rows read under a lock': {
    why: 'every row is read while nobody writes: `not valid` here, `validate constraint` in a file of its own; a key `using index`, whose index a file before built concurrently',
    find: (file) => [
      ...having(altered(file), /\badd\s+(?:constraint\s+\w+\s+)?(?:check|foreign\s+key)\b/i).filter(
        (text) => !/\bnot\s+valid\b/i.test(text),
      ),
      ...having(
        altered(file),
        /\badd\s+(?:constraint\s+\w+\s+)?(?:unique|primary\s+key|exclude)\b/i,
      ).filter((text) => !/\busing\s+index\b/i.test(text)),
      ...having(altered(file), ADDED).filter((text) =>
        /\b(?:check\s*\(|references\s|unique\b|primary\s+key\b)/i.test(text),
      ),
      ...(file.statements.length > 1 ? having(altered(file), /\bvalidate\s+constraint\b/i) : []),
    ],
  },
  'index under a lock': {
    why: 'nobody writes the table while the index is built: `create index concurrently if not exists`, in a file of its own',
    find: (file) => [
      ...ofOthers(
        file,
        /^create\s+(?:unique\s+)?index\s+(?!concurrently\b)(?:if\s+not\s+exists\s+)?(?:\w+\s+)?on\s+(?:only\s+)?(\S+)/i,
      ),
      ...having(file.statements, /^reindex\b(?!.*\bconcurrently\b)/i),
    ],
  },
  'not alone': {
    why: 'no transaction takes it: one such statement is a file of its own (db/migrate.ts)',
    find: ({ statements }) =>
      statements.length > 1 ? having(statements, /\bindex\s+concurrently\b/i) : [],
  },
  'rows of others changed': {
    why: 'what is changed is held to the end of the file: fill rows behind the start, company by company',
    find: (file) => [
      ...ofOthers(
        file,
        /^(?:update|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:only\s+)?(\w+)/i,
      ),
      ...ofOthers(file, /^lock\s+(?:table\s+)?(?:only\s+)?(\w+)/i),
    ],
  },
}

/** What of a migration breaks which rule. Comments do not count, nor does what a function would do once it is called. */
export function hinderedBy(text: string): { rule: string; at: string }[] {
  const file = parsed(text)
  return Object.entries(UPGRADE_RULES).flatMap(([rule, { find }]) =>
    find(file).map((at) => ({ rule, at: at.replace(/\s+/g, ' ').trim().slice(0, 120) })),
  )
}

function parsed(text: string): Parsed {
  const sql = text
    .replace(/--.*$/gm, '')
    .replace(
      /\b(create\s+(?:or\s+replace\s+)?(?:function|procedure)\b(?:(?!\$\w*\$)[\s\S])*)(\$\w*\$)[\s\S]*?\2/gi,
      '$1 body',
    )
    // What a block does it does at once, and so does what it puts together as text.
    .replace(/\bdo\s+\$\w*\$|\$\w*\$|\bbegin\b|\bloop\b|\bthen\b/gi, (mark) =>
      /^\$[a-z]\w*\$$/i.test(mark) ? '' : ';',
    )
    .replace(/\bexecute\s+(?:format\s*\(\s*)?'?/gi, (mark) =>
      // `grant execute on` and `revoke execute on` are rights.
      mark.includes("'") || mark.includes('(') ? ';' : mark,
    )
  const statements = sql
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
  const made = [
    ...sql.matchAll(/\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi),
    ...sql.matchAll(
      /\bcreate\s+(?:or\s+replace\s+)?(?:function|procedure|view|sequence)\s+(\w+)/gi,
    ),
  ].map(([, name = '']) => name.toLowerCase())
  return { statements, made: new Set(made) }
}
