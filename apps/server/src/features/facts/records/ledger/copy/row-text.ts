/**
 * Columns of a row as COPY takes them, with the hash of the row, in one look at each value: of a book by the million either alone takes as long
 * as the database does. The hash is that of `hashOf` (records/fact-row.ts), whose text is made here of names that were put in order once.
 */
import { hash } from 'node:crypto'
import { canonicalJson } from '@xinjian/format'

const ESCAPED: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
}
const SPECIAL = /[\\\t\n\r]/
const SPECIALS = new RegExp(SPECIAL, 'g')

/** As the text format of COPY has it. */
export function copied(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'number') return String(value)
  const text = String(value)
  return SPECIAL.test(text) ? text.replace(SPECIALS, (letter) => ESCAPED[letter]!) : text
}

/** Quotes, backslashes, controls and halves of characters, which JSON or COPY writes otherwise than they are. */
const NOT_PLAIN = /[^ !#-[\]-~\u00a0-\ud7ff\ue000-\uffff]/

/**
 * @param columns of every row, in the order of the COPY
 * @returns a row's values after a tab each, and what its `hashOf` is
 */
export function rowText(columns: readonly string[]) {
  const names = columns.map((column) => `${JSON.stringify(column)}:`)
  const order = columns.map((_, i) => i).sort((a, b) => (columns[a]! < columns[b]! ? -1 : 1))
  const json: string[] = columns.map(() => '')
  return (row: Readonly<Record<string, unknown>>): { line: string; hash: string } => {
    let line = ''
    for (let i = 0; i < columns.length; i++) {
      const value = row[columns[i]!]
      if (value === null) {
        json[i] = 'null'
        line += '\t\\N'
      } else if (typeof value === 'string' && !NOT_PLAIN.test(value)) {
        json[i] = `"${value}"`
        line += `\t${value}`
      } else if (Number.isFinite(value)) {
        json[i] = String(value)
        line += `\t${json[i]}`
      } else {
        json[i] = value === undefined ? '' : canonicalJson(value)
        line += `\t${copied(value)}`
      }
    }
    let text = '{'
    for (const i of order)
      if (json[i] !== '') text += `${text === '{' ? '' : ','}${names[i]}${json[i]}`
    return { line, hash: hash('sha256', `${text}}`, 'hex').slice(0, 32) }
  }
}
