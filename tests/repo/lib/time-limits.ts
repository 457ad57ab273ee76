import { parseSync } from 'vite'

export interface TimeLimit {
  of: 'test' | 'hook'
  /** Milliseconds. */
  ms: number
}

const CALLS: Readonly<Record<string, TimeLimit['of']>> = {
  it: 'test',
  test: 'test',
  beforeAll: 'hook',
  afterAll: 'hook',
  beforeEach: 'hook',
  afterEach: 'hook',
}

interface Node {
  type?: string
  name?: string
  value?: unknown
  callee?: Node
  object?: Node
  tag?: Node
  arguments?: Node[]
}

/** `it` of `it.each(rows)('…', run, ms)`. */
function calledOf({ type, name, callee, object, tag }: Node): string {
  if (type === 'Identifier') return name ?? ''
  const inner = callee ?? object ?? tag
  return inner ? calledOf(inner) : ''
}

/** Numbers that tests and hooks of a source are given as their last argument. */
export function timeLimits(file: string, text: string): TimeLimit[] {
  const limits: TimeLimit[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) visit(item)
    else if (typeof node === 'object' && node !== null) {
      const call = node as Node
      const of = call.type === 'CallExpression' ? CALLS[calledOf(call)] : undefined
      const last = call.arguments?.at(-1)?.value
      if (of && call.arguments!.length > 1 && typeof last === 'number')
        limits.push({ of, ms: last })
      for (const part of Object.values(node)) visit(part)
    }
  }
  visit(parseSync(file, text).program)
  return limits
}
