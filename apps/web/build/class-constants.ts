import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { shortName } from './class-names.ts'
import { classesOf } from './css-types.ts'

const SRC = path.resolve(import.meta.dirname, '../src')
const IMPORT = /^import (\w+) from '(\.[^']+\.module\.css)'/gm

/**
 * In a build, writes what a class is called where it stands (`styles.card` → `"card_x1Y"`), so that a page does not carry a
 * table of all classes of its sheets: a table is left only of those picked at run time, styles[`tag-${colour}`].
 */
export function classConstants(): Plugin[] {
  let families = new Map<string, Set<string>>()
  return [
    {
      name: 'xinjian-class-constants',
      apply: 'build',
      enforce: 'pre',
      buildStart() {
        families = familiesOf(sources())
      },
      transform: {
        filter: { id: /\/apps\/web\/src\/.*\.tsx?$/, code: '.module.css' },
        handler: (code, id) => ({ code: written(code, id), map: null }),
      },
    },
    {
      name: 'xinjian-class-tables',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (_, id) => ({
          code: `export default ${tableOf(id, families.get(id) ?? new Set())}`,
          map: null,
          // A sheet whose table nobody reads is still wanted.
          moduleSideEffects: 'no-treeshake',
        }),
      },
    },
  ]
}

/** The code of `file` with the names of its classes in place. */
export function written(code: string, file: string): string {
  let text = code
  for (const [sheet, name] of sheetsOf(code, file))
    text = text.replace(
      new RegExp(`(?<![\\w./])${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'),
      (_, plain?: string, quoted?: string) =>
        JSON.stringify(shortName(plain ?? quoted ?? '', sheet)),
    )
  return text
}

/** How the names begin that code completes at run time, by sheet; all by absolute path. */
export function familiesOf(code: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const families = new Map<string, Set<string>>()
  for (const [file, text] of code)
    for (const [sheet, name] of sheetsOf(text, file)) {
      const picked = new RegExp(`(?<![\\w./])${name}\\[\`([^\`$]*)\\$\\{`, 'g')
      for (const [, prefix = ''] of text.matchAll(picked))
        families.set(sheet, (families.get(sheet) ?? new Set()).add(prefix))
    }
  return families
}

/** Sheets a file imports, by absolute path, with what it calls them. */
const sheetsOf = (code: string, file: string): [string, string][] =>
  [...code.matchAll(IMPORT)].map(([, name = '', address = '']) => [
    path.resolve(path.dirname(file), address),
    name,
  ])

function tableOf(sheet: string, prefixes: ReadonlySet<string>): string {
  const names = classesOf(fs.readFileSync(sheet, 'utf8')).filter((name) =>
    [...prefixes].some((prefix) => name.startsWith(prefix)),
  )
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, shortName(name, sheet)])))
}

function sources(): Map<string, string> {
  const files = fs
    .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(SRC, file))
  return new Map(files.map((file) => [file, fs.readFileSync(file, 'utf8')]))
}
