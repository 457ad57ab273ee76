import path from 'node:path'
import type { Plugin } from 'vite'
import { shortName } from './class-names.ts'

const IMPORT = /^import (\w+) from '(\.[^']+\.module\.css)'/gm
/** What has only names to join needs no joining at run time. */
const JOINED = /\bcx\(\s*((?:"[^"]*"\s*,?\s*)+)\)/g

/**
 * In a build, writes what a class is called where it stands (`styles.card` → `"xyz_card"`), so that a page carries no tables
 * of the classes of its sheets.
 */
export function classConstants(): Plugin[] {
  return [
    {
      name: 'xinjian-class-constants',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/apps\/web\/src\/.*\.tsx?$/, code: '.module.css' },
        handler: (code, id) => ({ code: written(code, id), map: null }),
      },
    },
    {
      name: 'xinjian-no-class-tables',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // A sheet whose table nobody reads is still wanted.
        handler: () => ({ code: '', map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ]
}

/**
 * The code of `file` with the names of its classes in place. A name that is completed at run time, styles[`tag-${colour}`],
 * is completed there too: the mark of the sheet only stands before it. Throws at a use it cannot read, which would find no table.
 */
export function written(code: string, file: string): string {
  let text = code
  for (const [declaration, name = '', address = ''] of code.matchAll(IMPORT)) {
    const sheet = path.resolve(path.dirname(file), address)
    text = text
      .replace(
        new RegExp(`(?<![\\w./-])${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'),
        (_, plain?: string, quoted?: string) =>
          JSON.stringify(shortName(plain ?? quoted ?? '', sheet)),
      )
      .replace(
        new RegExp(`(?<![\\w./-])${name}\\[\`([^\`]+)\` as const\\]`, 'g'),
        (_, template: string) => `\`${shortName(template, sheet)}\``,
      )
    if (new RegExp(`(?<![\\w./-])${name}\\[`).test(text))
      throw new Error(`${file}: a class of ${address} is named in a way the build does not read`)
    text = text.replace(declaration, `import '${address}'`)
  }
  return text.replace(JOINED, (_, names: string) =>
    JSON.stringify([...names.matchAll(/"([^"]*)"/g)].map(([, name]) => name).join(' ')),
  )
}
