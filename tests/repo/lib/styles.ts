import path from 'node:path'
import { classesOf } from '../../../apps/web/build/css-types.ts'

export interface StyleFaults {
  /** `file class`: code names a class its sheet does not have. */
  missing: string[]
  /** `sheet class`: no code that imports the sheet names it. */
  unused: string[]
}

const IMPORT = /^import (\w+) from '(\.[^']+\.module\.css)'/gm

/** Compares the classes of modules with what the code that imports them names. Both by path; sheets by path too. */
export function styleFaults(
  sheets: ReadonlyMap<string, string>,
  code: ReadonlyMap<string, string>,
): StyleFaults {
  const missing: string[] = []
  const named = new Map([...sheets.keys()].map((sheet) => [sheet, new Set<string>()]))
  const classes = new Map([...sheets].map(([sheet, css]) => [sheet, classesOf(css)]))
  for (const [file, text] of code)
    for (const [, name = '', address = ''] of text.matchAll(IMPORT)) {
      const sheet = path.posix.join(path.posix.dirname(file), address)
      const has = classes.get(sheet) ?? []
      for (const used of usesOf(text.replace(IMPORT, ''), name)) {
        const meant = has.filter((c) => (used.family ? c.startsWith(used.key) : c === used.key))
        if (meant.length === 0) missing.push(`${file} ${used.key}`)
        for (const c of meant) named.get(sheet)?.add(c)
      }
    }
  const unused = [...classes].flatMap(([sheet, all]) =>
    all.filter((c) => !named.get(sheet)?.has(c)).map((c) => `${sheet} ${c}`),
  )
  return { missing, unused }
}

/** `styles.card`, `styles['tag-red']` and the family styles[`tag-${colour}` as const]. */
function usesOf(text: string, name: string): { key: string; family: boolean }[] {
  const uses = new RegExp(
    `(?<![\\w.-])${name}(?:\\.(\\w+)|\\['([^']+)'\\]|\\[\`([^\`$]*)\\$\\{[^\`]*\` as const\\])`,
    'g',
  )
  return [...text.matchAll(uses)].map(([, plain, quoted, family]) => ({
    key: plain ?? quoted ?? family ?? '',
    family: family !== undefined,
  }))
}
