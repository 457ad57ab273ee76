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
}

/** Environment variable that switches one mutant on, by its id: each instrumented text holds all its mutants. */
export const ACTIVE = '__STRYKER_ACTIVE_MUTANT__'

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

/** All mutants of these texts (by file), and the texts with the mutants in them. */
export async function instrument(
  texts: Record<string, string>,
): Promise<{ mutants: Mutant[]; instrumented: Record<string, string> }> {
  const files = Object.entries(texts).map(([name, content]) => ({ name, content, mutate: true }))
  const result = await new Instrumenter(LOGGER).instrument(files, {
    plugins: null,
    ignorers: [],
    excludedMutations: [],
  })
  return {
    mutants: result.mutants.map((mutant) => ({
      id: mutant.id,
      file: mutant.fileName,
      line: mutant.location.start.line + 1,
      kind: mutant.mutatorName,
      replacement: mutant.replacement,
    })),
    instrumented: Object.fromEntries(result.files.map((file) => [file.name, file.content])),
  }
}
