import { pathToFileURL } from 'node:url'
import type { Row } from '@xinjian/contract/routes/row'
import type { Plugin } from 'vite'

const NOUN = /\/packages\/contract\/src\/(?:nouns|forms)\/(?:[\w-]+\/)?[\w-]+\.ts$/
const REPORT_PAGES = /\/packages\/contract\/src\/routes\/report-pages\.ts$/
const ROUTES = /\/packages\/contract\/src\/routes\/(?:demo\/)?[\w-]+\.ts$/

/**
 * In the built front end a contract noun is what a client uses of it: method, path, and how the body travels; a form is
 * the table of its rules. The schemas judge on the server only, so they (and zod with them) are left out: about 12 KiB less
 * on every page. Rows of pages that are still to be built are left out likewise: whoever asks for one, as for any other path
 * that is not there, is sent to /404. Development and tests use all of them as they are written.
 */
export function leanContract(): Plugin {
  return {
    name: 'xinjian-lean-contract',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (REPORT_PAGES.test(id)) return asWritten(await import(pathToFileURL(id).href))
      if (ROUTES.test(id))
        return rowsOf(await import(pathToFileURL(id).href), this.environment.name === 'client')
      if (!NOUN.test(id)) return null
      const noun: Record<string, unknown> = await import(pathToFileURL(id).href)
      return Object.entries(noun)
        .filter(([, value]) => !isSchema(value))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(lean(value, name))}`)
        .join('\n')
    },
  }
}

/** What a module derives from others, reckoned once. */
const asWritten = (module: Record<string, unknown>): string =>
  Object.entries(module)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/** Tables of routes with what a browser can go to; null = the module holds something else. */
function rowsOf(module: Record<string, unknown>, client: boolean): string | null {
  const tables = Object.entries(module)
  if (!tables.every(([, rows]) => Array.isArray(rows) && rows.every(isRow))) return null
  return tables
    .map(([name, rows]) => {
      const built = (rows as Row[]).filter(([, , , , more]) => more?.page || more?.redirect)
      return `export const ${name} = ${JSON.stringify(built.map((row) => bare(row, client)))}`
    })
    .join('\n')
}

/**
 * A browser has its menu from the server, and no use for areas: one stands for all. Of a finished page the application knows
 * only that it is one, to leave for it.
 */
function bare([path, name, , login, more]: Row, client: boolean): Row {
  if (client && more?.render === 'static') return [path, '', 'info', login, { render: 'static' }]
  const { menu: _, ...rest } = more ?? {}
  return [path, name, 'info', login, rest]
}

const isRow = (row: unknown): row is Row => Array.isArray(row) && typeof row[2] === 'string'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSchema = (value: unknown): boolean => isObject(value) && '_zod' in value

/** Throws for what JSON would silently lose: such a noun must be split before the front end can have it. */
function lean(value: unknown, name: string): unknown {
  if (typeof value === 'function') throw new Error(`contract: ${name} is a function in a noun`)
  if (!isObject(value)) return value
  if (typeof value.method === 'string' && typeof value.path === 'string') {
    const { method, path, kind, sealed } = value
    return { method, path, kind, ...(sealed === true && { sealed }) }
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => !isSchema(part))
      .map(([key, part]) => [key, lean(part, `${name}.${key}`)]),
  )
}
