import { Instrumenter } from '@stryker-mutator/instrumenter'

/** One change of the sources that a test should notice. */
export interface Mutant {
  id: string
  file: string
  /** Line in the source, from 1. */
  line: number
  /** Kind of change, such as `ConditionalExpression`. */
  kind: string
  replacement: string
  /** What is replaced: offsets in the text, the end not included. */
  from: number
  to: number
}

const silent = () => undefined
const LOGGER = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
}

/** Operators bind: what replaces such an expression stands in brackets, or `a || b` within `a && b && c` would take `c` along. */
const BOUND = new Set([
  'ArithmeticOperator',
  'BooleanLiteral',
  'EqualityOperator',
  'LogicalOperator',
  'UnaryOperator',
])

/** All changes of these texts (by file) that Stryker knows. */
export async function mutantsOf(texts: Record<string, string>): Promise<Mutant[]> {
  const files = Object.entries(texts).map(([name, content]) => ({ name, content, mutate: true }))
  const { mutants } = await new Instrumenter(LOGGER).instrument(files, {
    plugins: null,
    ignorers: [],
    excludedMutations: [],
  })
  const starts = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, lineStarts(text)]),
  )
  return mutants.map((mutant) => {
    const offset = ({ line, column }: { line: number; column: number }) =>
      starts[mutant.fileName]![line]! + column
    return {
      id: mutant.id,
      file: mutant.fileName,
      line: mutant.location.start.line + 1,
      kind: mutant.mutatorName,
      replacement: mutant.replacement,
      from: offset(mutant.location.start),
      to: offset(mutant.location.end),
    }
  })
}

/** The text with this one change in it. */
export function changed(text: string, { kind, replacement, from, to }: Mutant): string {
  const put = BOUND.has(kind) ? `(${replacement})` : replacement
  return text.slice(0, from) + put + text.slice(to)
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let i = 0; i < text.length; i++) if (text[i] === '\n') starts.push(i + 1)
  return starts
}
