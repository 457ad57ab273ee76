import type { AnyEndpoint } from '@xinjian/contract'
import { unknownField } from '@xinjian/contract/unknown-field'
import * as z from 'zod/mini'
import { Refusal } from '../refusal.ts'
import { HTTP_SAYS } from '../words.ts'
import { sentenceOf } from './sentences.ts'

z.config({ ...z.locales.zhCN(), customError: sentenceOf })

/**
 * Parses outside input by a contract schema. The refusal names the field and says in Chinese what to do. `whole`: a field that the schema
 * does not know is refused by its name; whoever wrote `taxno` for `taxNo` would else be answered as if he had asked for nothing.
 */
export function validate(schema: AnyEndpoint['body'], input: unknown, whole = false): unknown {
  const result = schema.safeParse(input ?? {})
  if (result.success) {
    const where = unkeepable(result.data)
    if (where !== null) throw blame(HTTP_SAYS.charactersCannotReadDelete, where)
    const surplus = whole ? unknownField(input, result.data) : null
    if (surplus !== null) throw blame(HTTP_SAYS.noSuchFieldCompare, surplus)
    return result.data
  }
  const issue = result.error.issues[0]
  throw blame(issue?.message, issue?.path.join('.') ?? '')
}

/** The sentence names the field for whoever reads it raw; a form gets the name apart. */
const blame = (message: string | undefined, field: string): Refusal =>
  field
    ? new Refusal('MALFORMED', `${message}（${field}）`, field)
    : new Refusal('MALFORMED', message)

/**
 * Field with a text that PostgreSQL refuses to keep: NUL, or half a surrogate pair. Stopped here for every call, or it would
 * come back from the database as a fault of ours. Null = none.
 */
function unkeepable(data: unknown): string | null {
  const pending: [string, unknown][] = [['', data]]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [name, value] = next
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return name
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        pending.push([Array.isArray(value) ? name : key, inner])
  }
  return null
}
