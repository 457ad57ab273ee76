/** Sources of the service and of what it is built on, parsed: names as each file declares and imports them, and who calls a function. */
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

export interface Node {
  type: string
  start: number
  [key: string]: unknown
}
export interface Source {
  file: string
  program: Node
  /** Node by node the one that holds it. */
  holder: ReadonlyMap<Node, Node>
  /** Local name → file it comes from and its name there. */
  imports: ReadonlyMap<string, { from: string; name: string }>
  calls: readonly Node[]
}

export const ROOT = path.resolve(import.meta.dirname, '../../../../../..')
const PLACES = [
  'apps/server/src',
  'packages/contract/src',
  'packages/format/src',
  'packages/intake/src',
]

export const filesIn = (at: string): string[] =>
  fs.statSync(at).isFile()
    ? [at]
    : fs.readdirSync(at).flatMap((name) => filesIn(path.join(at, name)))

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** File that an import names; null = none of ours. */
function target(file: string, named: string): string | null {
  if (named.startsWith('.')) return path.resolve(path.dirname(file), named)
  const [, pack, rest] = /^@xinjian\/([\w-]+)(?:\/(.+))?$/.exec(named) ?? []
  return pack ? path.join(ROOT, 'packages', pack, 'src', `${rest ?? 'index'}.ts`) : null
}

function sourceOf(file: string): Source {
  const program = parseSync(file, fs.readFileSync(file, 'utf8')).program as unknown as Node
  const holder = new Map<Node, Node>()
  const imports = new Map<string, { from: string; name: string }>()
  const calls: Node[] = []
  const visit = (node: Node): void => {
    if (node.type === 'CallExpression' || node.type === 'NewExpression') calls.push(node)
    if (node.type === 'ImportDeclaration') {
      const from = target(file, String((node.source as Node).value))
      for (const each of node.specifiers as Node[])
        if (from)
          imports.set(String((each.local as Node).name), {
            from,
            // `import * as store`: all that the file exports.
            name: each.imported ? String((each.imported as Node).name) : '*',
          })
    }
    for (const child of childrenOf(node)) {
      holder.set(child, node)
      visit(child)
    }
  }
  visit(program)
  return { file, program, holder, imports, calls }
}

/** Every source by its file. */
export const SOURCES: ReadonlyMap<string, Source> = new Map(
  PLACES.flatMap((at) => filesIn(path.join(ROOT, at)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [file, sourceOf(file)]),
)
