/** What the service says to a person when it refuses: found by where a text stands, so that nobody keeps a list. */
import { texts } from './flow.ts'
import { childrenOf, type Node, ROOT, SOURCES, type Source } from './sources.ts'

const args = (call: Node) => call.arguments as Node[]
const named = (node: Node | null | undefined) => (node ? String(node.name) : '')

/** Shapes: what stands in them first is a value or a schema, no sentence. */
const SHAPES = new Set(['literal', 'enum', 'object', 'array', 'record', 'union', 'templateLiteral'])

/** `z.minLength(1, '…')`, `z.regex(/…/, '…')`, `z.number('…')`. */
function ofSchema(call: Node): Node[] {
  const callee = call.callee as Node
  const isZod = callee.type === 'MemberExpression' && named(callee.object as Node) === 'z'
  return isZod ? args(call).slice(SHAPES.has(named(callee.property as Node)) ? 1 : 0) : []
}

/** `new Refusal(code, '…')`, and of a job how it ended: `fail(claim, '…')`. */
function ofRefusal(call: Node): Node[] {
  const callee = call.callee as Node
  const isRefusal = call.type === 'NewExpression' && named(callee) === 'Refusal'
  const isEnd = callee.type === 'MemberExpression' && named(callee.property as Node) === 'fail'
  return isRefusal || isEnd ? args(call).slice(1, 2) : []
}

/** Second argument of `super` in a class that is a refusal. */
function ofKinds(source: Source): Node[] {
  const found: Node[] = []
  const visit = (node: Node, refusal: boolean): void => {
    const inside =
      node.type === 'ClassDeclaration'
        ? named(node.superClass as Node | null) === 'Refusal'
        : refusal
    if (inside && node.type === 'CallExpression' && (node.callee as Node).type === 'Super')
      found.push(...args(node).slice(1, 2))
    for (const child of childrenOf(node)) visit(child, inside)
  }
  visit(source.program, false)
  return found
}

/** Sentences by the file where they are refused; `place`: a folder of the repository. */
export function saidIn(place: string): string[] {
  const from = [...SOURCES.values()].filter(({ file }) => file.startsWith(`${ROOT}/${place}/`))
  return [
    ...new Set(
      from.flatMap((source) =>
        [
          ...source.calls.flatMap((call) => [...ofSchema(call), ...ofRefusal(call)]),
          ...ofKinds(source),
        ].flatMap((node) => texts(source, node)),
      ),
    ),
  ]
}

/** Chinese that stands in one file, whatever it is for. */
export function literalsOf(file: string): string[] {
  const source = SOURCES.get(`${ROOT}/${file}`)!
  const found: string[] = []
  const visit = (node: Node): void => {
    const own = node.type === 'TemplateLiteral' ? (node.quasis as Node[]) : []
    for (const { value } of own) found.push((value as { cooked: string }).cooked)
    if (node.type === 'Literal') found.push(String(node.value))
    for (const child of childrenOf(node)) visit(child)
  }
  visit(source.program)
  return found.filter((text) => /\p{Script=Han}/u.test(text)).map((text) => text.trim())
}
