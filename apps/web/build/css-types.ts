/** Types of the style sheets that are modules: which classes one has, so that a misspelt one does not compile. */
import fs from 'node:fs'
import path from 'node:path'

const WEB = path.resolve(import.meta.dirname, '..')
const SRC = path.join(WEB, 'src')
/** Beside `src`, as a second root of the same tree (tsconfig.json, `rootDirs`). */
const TYPES = path.join(WEB, 'css-types')

const NOTES = /\/\*[\s\S]*?\*\//g
const GLOBAL = /:global\([^()]*\)/g
const SELECTOR = /([^{};]+)\{/g
const QUOTED = /"[^"]*"|'[^']*'/g

/** Names of the classes a sheet defines, each once, in the order of the sheet. */
export function classesOf(css: string): string[] {
  const text = css.replace(NOTES, '').replace(QUOTED, '""').replace(GLOBAL, '')
  const names = new Set<string>()
  for (const [, selector = ''] of text.matchAll(SELECTOR)) {
    if (selector.trim().startsWith('@')) continue
    for (const [, name = ''] of selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)) names.add(name)
  }
  return [...names]
}

const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`)

/** The declaration of a sheet's default export: class name → name in the browser. */
export const typesOf = (css: string): string =>
  [
    'declare const styles: {',
    ...classesOf(css).map((name) => `  readonly ${keyOf(name)}: string`),
    '}',
    'export default styles',
    '',
  ].join('\n')

/** Every module below `src` with the text of its declaration: file below `css-types` → text. */
export function allTypes(): Map<string, string> {
  const files = fs
    .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
  return new Map(
    files.map((file) => [
      file.replace(/\.css$/, '.d.css.ts').replaceAll(path.sep, '/'),
      typesOf(fs.readFileSync(path.join(SRC, file), 'utf8')),
    ]),
  )
}

/** Writes them all anew; what belongs to no sheet any more goes. */
export function writeTypes(): void {
  fs.rmSync(TYPES, { recursive: true, force: true })
  for (const [file, text] of allTypes()) {
    const target = path.join(TYPES, file)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.writeFileSync(target, text)
  }
}
