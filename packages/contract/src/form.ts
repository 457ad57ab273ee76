/**
 * A form is the fields of a call that a person fills in. Its rules are read off the call's schema when the contract is
 * loaded; the built front end ships the table only (`apps/web/build/lean-contract.ts`).
 */
import type * as z from 'zod/mini'
import {
  type Check,
  CLEANERS,
  type Cleaner,
  type FieldRule,
  JUDGES,
  type Judge,
} from './form-rules.ts'

/** `B` = what the form gives once it has no fault: the call's body, or its part. */
export interface Form<B> {
  rules: Readonly<Record<keyof B & string, FieldRule>>
  /** Never there: carries the type. */
  readonly gives?: B
}

export type FormBody<F> = F extends Form<infer B> ? B : never

/**
 * The form of `fields` of a call, or of any schema given as `{ body }`. Throws when a rule has no words of its own or could not
 * be told to a browser: the contract is loaded by every test, so that this is never met in use.
 */
export function formOf<B, K extends keyof B & string>(
  call: { body: z.ZodMiniType<B> },
  ...fields: readonly K[]
): Form<Pick<B, K>> {
  const { shape } = defOf(call.body)
  const entries = fields.map((name) => {
    const schema = shape?.[name]
    if (!schema) throw new Error(`form: no field ${name}`)
    return [name, ruleOf(schema, name)] as const
  })
  return { rules: Object.fromEntries(entries) as Record<K, FieldRule> }
}

/** What is read of zod's own description of a schema or a check. */
interface Def {
  type?: string
  check?: string
  format?: string
  shape?: Record<string, Schema>
  innerType?: Schema
  entries?: Record<string, string>
  checks?: readonly Schema[]
  error?: (issue: object) => unknown
  minimum?: number
  maximum?: number
  value?: number
  inclusive?: boolean
  pattern?: RegExp
  tx?: unknown
  fn?: unknown
}
interface Schema {
  _zod: { def: object }
}
const defOf = (schema: Schema): Def => schema._zod.def as Def

function ruleOf(schema: Schema, name: string): FieldRule {
  const def = defOf(schema)
  if (def.type === 'optional' && def.innerType)
    return { optional: true, ...ruleOf(def.innerType, name) }
  const kind = ({ string: 'text', number: 'number', enum: 'choice' } as const)[def.type ?? '']
  if (!kind) throw new Error(`form: ${name} is no text, number or choice`)
  const clean: Cleaner[] = []
  const checks: Check[] = []
  for (const one of def.checks ?? []) {
    const found = defOf(one)
    if (found.check === 'overwrite') clean.push(named(CLEANERS, found.tx, name))
    else checks.push(checkOf(found, name))
  }
  return {
    kind,
    ...(clean.length > 0 && { clean }),
    ...(kind !== 'text' && { kindFault: wordsOf(def, name) }),
    ...(kind === 'choice' && { options: Object.values(def.entries ?? {}) }),
    checks,
  }
}

function checkOf(def: Def, name: string): Check {
  const words = wordsOf(def, name)
  switch (def.check) {
    case 'min_length':
      return ['min', def.minimum as number, words]
    case 'max_length':
      return ['max', def.maximum as number, words]
    case 'greater_than':
      if (def.inclusive) return ['gte', def.value as number, words]
      break
    case 'less_than':
      if (def.inclusive) return ['lte', def.value as number, words]
      break
    case 'number_format':
      if (def.format === 'safeint') return ['whole', null, words]
      break
    case 'string_format':
      if (def.format === 'regex' && def.pattern && !def.pattern.flags)
        return ['match', def.pattern.source, words]
      break
    case 'custom':
      return ['is', named(JUDGES, def.fn, name) satisfies Judge, words]
  }
  throw new Error(`form: ${name} has a rule that no browser knows: ${def.check}`)
}

function named<T extends object>(table: T, fn: unknown, name: string): keyof T {
  const found = Object.entries(table).find(([, known]) => known === fn)
  if (!found) throw new Error(`form: ${name} uses a function that has no name in form-rules.ts`)
  return found[0] as keyof T
}

function wordsOf(def: Def, name: string): string {
  const words = def.error?.({})
  if (typeof words !== 'string') throw new Error(`form: a rule of ${name} has no words`)
  return words
}
