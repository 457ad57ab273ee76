/** Which Chinese texts an expression may come to: literals, followed through names, parameters, tables and functions. */
import { childrenOf, type Node, SOURCES, type Source } from './sources.ts'

const CHINESE = /\p{Script=Han}/u
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

interface Declared {
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

/** What an expression was reached through: a name that leads to itself ends. */
type Seen = Set<Node>

/** Declaration of a name seen from a node, or the function whose parameter it is. */
function find(
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

function exported(file: string, name: string): Declared | null {
  const source = SOURCES.get(file)
  if (!source) return null
  const node = declaredIn(source.program, name)
  if (node) return { source, node }
  const again = source.imports.get(name)
  return again ? exported(again.from, again.name) : null
}

/** Name that a function is called by; null = it is handed on without one. */
function nameOf(source: Source, of: Node): string | null {
  if (of.id) return String((of.id as Node).name)
  const holder = source.holder.get(of)
  return holder?.type === 'VariableDeclarator' ? String((holder.id as Node).name) : null
}

/** What is handed to a function's place wherever it is called. */
function handed(source: Source, of: Node, at: number, seen: Seen): string[] {
  const name = nameOf(source, of)
  const standing = (of.params as Node[])[at]!.right as Node | undefined
  const own = standing ? texts(source, standing, seen) : []
  if (name === null) return own
  return own.concat(
    [...SOURCES.values()].flatMap((each) =>
      each.calls
        .filter((call) => isOf(each, call.callee as Node, { file: source.file, name }))
        .flatMap((call) => {
          const put = (call.arguments as Node[])[at]
          return put ? texts(each, put, seen) : []
        }),
    ),
  )
}

/** Whether what is called is a function of a file, by its name there: `text()`, or `fields.text()` of `import * as fields`. */
function isOf(source: Source, callee: Node, of: { file: string; name: string }): boolean {
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

/** What a function gives back. */
const given = (source: Source, of: Node, seen: Seen): string[] =>
  returned(of).flatMap((each) => texts(source, each, seen))

function returned(of: Node): Node[] {
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

/** Chinese texts that an expression may come to, `{}` for what is put into one; what may be put there stands beside it. */
export function texts(source: Source, node: Node, seen: Seen = new Set()): string[] {
  if (seen.has(node)) return []
  return of(source, node, new Set(seen).add(node))
}

function of(source: Source, node: Node, seen: Seen): string[] {
  const on = (each: Node | null | undefined) => (each ? texts(source, each, seen) : [])
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && CHINESE.test(node.value)
        ? [node.value.replace(/\{\w+\}/g, '{}')]
        : []
    case 'TemplateLiteral': {
      return template(source, node, seen)
    }
    case 'ConditionalExpression':
      return [...on(node.consequent as Node), ...on(node.alternate as Node)]
    case 'LogicalExpression':
      return [...on(node.left as Node), ...on(node.right as Node)]
    case 'ObjectExpression':
      return (node.properties as Node[]).flatMap((each) =>
        on((each.value ?? each.argument) as Node),
      )
    case 'ArrayExpression':
      return (node.elements as (Node | null)[]).flatMap(on)
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'AwaitExpression':
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return on(node.expression as Node).concat(on(node.argument as Node))
    case 'MemberExpression': {
      return member(source, node, seen)
    }
    case 'Identifier': {
      const found = find(source, node, String(node.name))
      if (!found) return []
      if ('of' in found) return handed(found.source, found.of, found.at, seen)
      return found.node.type === 'VariableDeclarator' && found.node.init
        ? texts(found.source, found.node.init as Node, seen)
        : []
    }
    case 'CallExpression':
      return called(source, node, seen)
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return given(source, node, seen)
    default:
      return []
  }
}

/** A template with its places; what is always the same stands in its own. */
function template(source: Source, node: Node, seen: Seen): string[] {
  const parts = (node.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked)
  const put = (node.expressions as Node[]).map((each) => texts(source, each, seen))
  const constant = (node.expressions as Node[]).map((each, i) =>
    each.type === 'Identifier' && put[i]!.length === 1 && isConstant(source, each)
      ? put[i]![0]!
      : null,
  )
  const whole = parts.reduce((text, part, i) => `${text}${constant[i - 1] ?? '{}'}${part}`)
  return [...(CHINESE.test(whole) ? [whole] : []), ...put.filter((_, i) => !constant[i]).flat()]
}

function isConstant(source: Source, node: Node): boolean {
  const found = find(source, node, String(node.name))
  return !!found && 'node' in found && (found.node.init as Node | undefined)?.type === 'Literal'
}

/** Of a table every entry may be meant, of a named property that alone. */
function member(source: Source, node: Node, seen: Seen): string[] {
  const object = node.object as Node
  const name = node.computed ? null : String((node.property as Node).name)
  const whole = source.imports.get(String(object.name))
  if (whole?.name === '*' && name) {
    const found = exported(whole.from, name)
    return found?.node.init ? texts(found.source, found.node.init as Node, seen) : []
  }
  const made = name ? objects(source, object, seen) : []
  const own = made.flatMap(({ source: from, node: one }) =>
    (one.properties as Node[])
      .filter((each) => (each.key as Node | undefined)?.name === name)
      .flatMap((each) => texts(from, each.value as Node, seen)),
  )
  if (own.length > 0) return own
  return object.type === 'Identifier' && name ? [] : texts(source, object, seen)
}

/** Objects that an expression may come to, as they are written. */
function objects(source: Source, node: Node, seen: Seen): Declared[] {
  if (seen.has(node)) return []
  const on = (each: unknown) => objects(source, each as Node, new Set(seen).add(node))
  switch (node.type) {
    case 'ObjectExpression':
      return [{ source, node }]
    case 'ConditionalExpression':
      return [...on(node.consequent), ...on(node.alternate)]
    case 'LogicalExpression':
      return [...on(node.left), ...on(node.right)]
    case 'AwaitExpression':
      return on(node.argument)
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return on(node.expression)
    case 'Identifier': {
      const found = find(source, node, String(node.name))
      if (!found || 'of' in found || !found.node.init) return []
      return objects(found.source, found.node.init as Node, new Set(seen).add(node))
    }
    default:
      return []
  }
}

/** The function that a name stands for, where it is one of ours. */
function functionOf(source: Source, callee: Node): Declared | null {
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

function called(source: Source, node: Node, seen: Seen): string[] {
  const callee = node.callee as Node
  const of = functionOf(source, callee)
  if (of) return given(of.source, of.node, seen)
  if (callee.type === 'Identifier') {
    const found = find(source, callee, String(callee.name))
    return found && 'of' in found ? handed(found.source, found.of, found.at, seen) : []
  }
  if (callee.type !== 'MemberExpression') return []
  const how = String((callee.property as Node).name)
  const along = (node.arguments as Node[]).filter((each) => FUNCTIONS.has(each.type))
  return [
    ...(how === 'get' ? [] : texts(source, callee.object as Node, seen)),
    ...along.flatMap((each) => texts(source, each, seen)),
  ]
}
