/** Which tables the migrations make, and which a source names in its statements. */
import { read, repositoryFiles } from './files.ts'

const MIGRATION = /^apps\/server\/src\/db\/migrations\/\d{4}-.+\.sql$/
const CREATED = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi
const RENAMED = /\balter\s+table\s+(\w+)\s+rename\s+to\s+(\w+)/gi
const DROPPED = /\bdrop\s+table\s+(?:if\s+exists\s+)?(\w+)/gi

/** Tables that stand once all migrations are done. */
export function tables(): string[] {
  const standing = new Set<string>()
  for (const file of repositoryFiles()
    .filter((f) => MIGRATION.test(f))
    .sort()) {
    const sql = read(file).replace(/--.*$/gm, '')
    for (const [, table = ''] of sql.matchAll(CREATED)) standing.add(table)
    for (const [, table = ''] of sql.matchAll(DROPPED)) standing.delete(table)
    for (const [, before = '', now = ''] of sql.matchAll(RENAMED)) {
      standing.delete(before)
      standing.add(now)
    }
  }
  return [...standing].sort()
}

/** `from a x, b` and `analyze a, b` name two tables. */
const LIST =
  /\b(?:from|analyze|truncate)\s+((?:(?:only\s+)?\w+(?:\s+(?:as\s+)?\w+)?\s*,\s*)*(?:only\s+)?\w+)/gi
const ONE = /\b(?:join|into|update|using|copy|references|null::)\s*(?:only\s+|lateral\s+)?(\w+)/gi
/** A name of two words in quotes is a table's, whoever puts it into a statement later. */
const QUOTED = /['"`](\w+_\w+)['"`]/g

/** The tables of `known` that a source names in statements. Comments do not count. */
export function tablesNamed(source: string, known: ReadonlySet<string>): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<![:'"])\/\/.*$/gm, '')
  const lists = [...code.matchAll(LIST)].flatMap(([, list = '']) =>
    list.split(',').map(
      (part) =>
        part
          .trim()
          .replace(/^only\s+/i, '')
          .split(/\s+/)[0] ?? '',
    ),
  )
  const single = [...code.matchAll(ONE), ...code.matchAll(QUOTED)].map(([, name = '']) => name)
  return [...new Set([...lists, ...single].filter((name) => known.has(name)))].sort()
}
