/** The sentences in an answer, found by its schema: only where the contract has one anything is looked at. */
import { isSentence } from '@xinjian/contract/said'
import type * as z from 'zod/mini'

type Say = (zh: string) => string
/** Gives a copy of what it is given, with its sentences said; what has none is handed on as it is. */
export type Saying = (data: unknown, say: Say) => unknown

const known = new WeakMap<object, Saying | null>()

/** null = an answer of this schema holds no sentence. */
export function sentencesOf(schema: z.core.$ZodType): Saying | null {
  const before = known.get(schema)
  if (before !== undefined) return before
  // A schema that holds itself ends here.
  known.set(schema, null)
  const saying = isSentence(schema) ? said : inside(schema)
  known.set(schema, saying)
  return saying
}

const said: Saying = (data, say) => (typeof data === 'string' ? say(data) : data)

function inside(schema: z.core.$ZodType): Saying | null {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return inObject(def.shape)
    case 'array':
      return inArray(sentencesOf(def.element))
    case 'record':
      return inRecord(sentencesOf(def.valueType))
    case 'union':
      return inUnion(def.options)
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
      return sentencesOf(def.innerType)
    default:
      return null
  }
}

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

function inObject(shape: z.core.$ZodShape): Saying | null {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const saying = sentencesOf(schema)
    return saying ? [[name, saying] as const] : []
  })
  if (fields.length === 0) return null
  return (data, say) => {
    if (!isObject(data)) return data
    const copy = { ...data }
    for (const [name, saying] of fields) if (name in copy) copy[name] = saying(copy[name], say)
    return copy
  }
}

const inArray = (saying: Saying | null): Saying | null =>
  saying && ((data, say) => (Array.isArray(data) ? data.map((item) => saying(item, say)) : data))

const inRecord = (saying: Saying | null): Saying | null =>
  saying &&
  ((data, say) =>
    isObject(data)
      ? Object.fromEntries(Object.entries(data).map(([key, value]) => [key, saying(value, say)]))
      : data)

/** Of several shapes each says what is its own: what was said is not said again. */
function inUnion(options: readonly z.core.$ZodType[]): Saying | null {
  const sayings = options.map(sentencesOf).filter((saying) => saying !== null)
  if (sayings.length === 0) return null
  return (data, say) => sayings.reduce((now, saying) => saying(now, say), data)
}
