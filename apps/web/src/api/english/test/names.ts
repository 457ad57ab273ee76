/** What a name stands for in a source: where it is declared, and of functions who calls them and what they give back. */
import { childrenOf, type Node, SOURCES, type Source } from './sources.ts'

export const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
])

export interface Declared {
  source: Source
  node: Node
}

/** Names that a block, function or file declares by itself. */
function declaredIn(scope: Node, name: string): Node | null {
  for (const child of childrenOf(scope)) {
    const node =
      child.type === 'ExportNamedDeclaration' ? (child.declaration as Node | null) : child
    if (node?.type === 'FunctionDeclaration' && (node.id as Node).name === name) return node
    if (node?.type !== 'VariableDeclaration') continue
    for (const each of node.declarations as Node[])
      if ((each.id as Node).name === name || patternHas(each.id as Node, name)) return each
  }
  return null
}

const patternHas = (pattern: Node, name: string): boolean =>
  (pattern.type === 'ObjectPattern' || pattern.type === 'ArrayPattern') &&
  childrenOf(pattern).some((each) => ((each.value ?? each) as Node).name === name)

/** Declaration of a name seen from a node, or the function whose parameter it is. */
export function find(
  source: Source,
  from: Node,
  name: string,
): Declared | { source: Source; of: Node; at: number } | null {
  for (let scope = source.holder.get(from); scope; scope = source.holder.get(scope)) {
    if (FUNCTIONS.has(scope.type)) {
      const at = (scope.params as Node[]).findIndex(
        (each) => each.name === name || (each.left as Node | undefined)?.name === name,
      )
      if (at >= 0) return { source, of: scope, at }
      if ((scope.params as Node[]).some((each) => patternHas(each, name))) return null
    }
    const node = declaredIn(scope, name)
    if (node) return { source, node }
  }
  const imported = source.imports.get(name)
  return imported ? exported(imported.from, imported.name) : null
}

export function exported(file: string, name: string): Declared | null {
  const source = SOURCES.get(file)
  if (!source) return null
  const node = declaredIn(source.program, name)
  if (node) return { source, node }
  const again = source.imports.get(name)
  return again ? exported(again.from, again.name) : null
}

/** Name that a function is called by; null = it is handed on without one. */
export function nameOf(source: Source, of: Node): string | null {
  if (of.id) return String((of.id as Node).name)
  const holder = source.holder.get(of)
  return holder?.type === 'VariableDeclarator' ? String((holder.id as Node).name) : null
}

/** Whether what is called is a function of a file, by its name there: `text()`, or `fields.text()` of `import * as fields`. */
export function isOf(source: Source, callee: Node, of: { file: string; name: string }): boolean {
  if (callee.type === 'MemberExpression') {
    const whole = source.imports.get(String((callee.object as Node).name))
    return (
      whole?.name === '*' && whole.from === of.file && (callee.property as Node).name === of.name
    )
  }
  if (callee.name === undefined) return false
  const imported = source.imports.get(String(callee.name))
  return imported
    ? imported.from === of.file && imported.name === of.name
    : source.file === of.file && callee.name === of.name
}

/** The function that a name stands for, where it is one of ours. */
export function functionOf(source: Source, callee: Node): Declared | null {
  const whole =
    callee.type === 'MemberExpression'
      ? source.imports.get(String((callee.object as Node).name))
      : undefined
  const found =
    whole?.name === '*'
      ? exported(whole.from, String((callee.property as Node).name))
      : callee.type === 'Identifier'
        ? find(source, callee, String(callee.name))
        : null
  if (!found || 'of' in found) return null
  const node =
    found.node.type === 'VariableDeclarator' ? (found.node.init as Node | null) : found.node
  return node && FUNCTIONS.has(node.type) ? { source: found.source, node } : null
}

/** Expressions that a function gives back. */
export function returned(of: Node): Node[] {
  const body = of.body as Node
  if (body.type !== 'BlockStatement') return [body]
  const found: Node[] = []
  const visit = (node: Node): void => {
    if (FUNCTIONS.has(node.type)) return
    if (node.type === 'ReturnStatement' && node.argument) found.push(node.argument as Node)
    for (const child of childrenOf(node)) visit(child)
  }
  visit(body)
  return found
}
