/** Which Chinese texts an expression may come to: literals, followed through names, parameters, tables and functions. */
import {
  type Declared,
  exported,
  FUNCTIONS,
  find,
  functionOf,
  isOf,
  nameOf,
  returned,
} from './names.ts'
import { type Node, SOURCES, type Source } from './sources.ts'

const CHINESE = /\p{Script=Han}/u
/** What an expression was reached through: a name that leads to itself ends. */
type Seen = Set<Node>

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

/** What a function gives back. */
const given = (source: Source, of: Node, seen: Seen): string[] =>
  returned(of).flatMap((each) => texts(source, each, seen))

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
