import type { AnyEndpoint } from '@xinjian/contract'
import * as z from 'zod/mini'
import { Refusal } from './refusal.ts'

z.config(z.locales.zhCN())

/** Parses outside input by a contract schema. The refusal names the field and says in Chinese what to do. */
export function validate(schema: AnyEndpoint['body'], input: unknown): unknown {
  const result = schema.safeParse(input ?? {})
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const field = issue?.path.join('.') ?? ''
  throw new Refusal('MALFORMED', field ? `${issue?.message}（${field}）` : issue?.message)
}
