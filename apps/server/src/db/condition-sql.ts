/** A condition of the engine read as SQL. Means the same as `predicateOf`, row by row: a column that is null matches `absent` only. */
import type { Condition, Scalar } from '@xinjian/engine/report/condition'
import type { Value } from './pool.ts'

export interface SqlField {
  /** Expression over the row. */
  sql: string
  /** SQL type of its values. */
  type: string
  /** How a value of the condition is stored; default: as it is. A value that no row can hold must become one that matches none. */
  store?: (value: Scalar) => Value
  /** What `in: [true]` is in SQL, where a comparison with a boolean would keep an index from being used. */
  isTrue?: string
}

/** The placeholder of a value; `type` makes its SQL type plain. */
export type Put = (value: Value, type: string) => string

/** Throws where the condition speaks of a field that has no column: that is a programming error, never a caller's. */
export function conditionSql<F extends string>(
  condition: Condition<F>,
  fields: Partial<Record<F, SqlField>>,
  put: Put,
): string {
  if ('all' in condition)
    return joined(condition.all, ' and ', 'true', (part) => conditionSql(part, fields, put))
  if ('any' in condition)
    return joined(condition.any, ' or ', 'false', (part) => conditionSql(part, fields, put))
  const field = fields[condition.field]
  if (!field) throw new Error(`条件中的字段 ${condition.field} 没有对应的列`)
  if ('absent' in condition) return `${field.sql} is null`
  return testSql(condition, field, put)
}

function joined<T>(
  parts: readonly T[],
  word: string,
  none: string,
  sqlOf: (part: T) => string,
): string {
  if (parts.length === 0) return none
  return parts.length === 1 ? sqlOf(parts[0]!) : `(${parts.map(sqlOf).join(word)})`
}

type FieldTest = Exclude<Condition, { all: unknown } | { any: unknown } | { absent: true }>

function testSql(test: FieldTest, { sql, type, store, isTrue }: SqlField, put: Put): string {
  const stored = (value: Scalar): Value => (store ? store(value) : value)
  if ('in' in test) {
    if (isTrue && test.in.length === 1 && test.in[0] === true) return isTrue
    const [first] = test.in
    return test.in.length === 1
      ? `${sql} = ${put(stored(first!), type)}`
      : `${sql} = any(${put(test.in.map(stored), `${type}[]`)})`
  }
  if ('notIn' in test) return `${sql} <> all(${put(test.notIn.map(stored), `${type}[]`)})`
  if ('prefix' in test) return `starts_with(${sql}, ${put(test.prefix, 'text')})`
  const bounds = [
    ['>=', test.from],
    ['<=', test.to],
    ['<', test.below],
  ] as const
  return joined(
    bounds.filter(([, bound]) => bound !== undefined),
    ' and ',
    'true',
    ([sign, bound]) => `${sql} ${sign} ${put(stored(bound!), type)}`,
  )
}
