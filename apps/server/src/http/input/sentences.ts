/**
 * What is said of outside input that a schema refuses without words of its own: sentences for whoever wrote the call. Fields that people
 * fill in have words of their own in the contract.
 */
import type * as z from 'zod/mini'
import { INPUT_SAYS } from './words.ts'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** Types by their JSON names, with the measure word that a demand for one begins with. */
const KINDS: Readonly<Record<string, string>> = {
  array: INPUT_SAYS.array,
  boolean: INPUT_SAYS.boolean,
  int: INPUT_SAYS.integer,
  number: INPUT_SAYS.number,
  object: INPUT_SAYS.object,
  record: INPUT_SAYS.object,
  string: INPUT_SAYS.text,
}
const FORMATS: Readonly<Record<string, string>> = {
  date: INPUT_SAYS.date,
  datetime: INPUT_SAYS.time,
  email: INPUT_SAYS.email,
  uuid: INPUT_SAYS.uuid,
}

type Says = (args: { n: number }) => string
/** Bounds of what is counted. */
const MOST: Readonly<Record<string, Says>> = {
  string: INPUT_SAYS.mostCharacters,
  array: INPUT_SAYS.mostItems,
  file: INPUT_SAYS.mostBytes,
}
const LEAST: Readonly<Record<string, Says>> = {
  string: INPUT_SAYS.leastCharacters,
  array: INPUT_SAYS.leastItems,
  file: INPUT_SAYS.leastBytes,
}

/** Null = zod's own sentence: nothing in the contract leads there. */
export function sentenceOf(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected]
      if (issue.input === undefined)
        return kind ? INPUT_SAYS.missingKind({ kind }) : INPUT_SAYS.missing
      return kind && INPUT_SAYS.mustBeKind({ kind })
    }
    case 'invalid_value':
      return issue.values.length === 1
        ? INPUT_SAYS.mustBe({ value: String(issue.values[0]) })
        : INPUT_SAYS.oneOf({ values: issue.values.map(String) })
    case 'too_big':
      return bound(MOST[issue.origin], issue.maximum, issue.inclusive ?? true, [
        INPUT_SAYS.atMost,
        INPUT_SAYS.lessThan,
      ])
    case 'too_small':
      return bound(LEAST[issue.origin], issue.minimum, issue.inclusive ?? true, [
        INPUT_SAYS.atLeast,
        INPUT_SAYS.moreThan,
      ])
    case 'not_multiple_of':
      return INPUT_SAYS.multipleOf({ n: String(issue.divisor) })
    case 'invalid_format':
      return FORMATS[issue.format] ?? INPUT_SAYS.form
    case 'invalid_union':
      return issue.input === undefined ? INPUT_SAYS.missing : INPUT_SAYS.value
    default:
      return undefined
  }
}

type SaysBound = (args: { n: string }) => string

function bound(
  counted: Says | undefined,
  value: number | bigint,
  inclusive: boolean,
  [within, beyond]: readonly [within: SaysBound, beyond: SaysBound],
): string {
  if (counted) return counted({ n: Number(value) })
  return (inclusive ? within : beyond)({ n: String(value) })
}
