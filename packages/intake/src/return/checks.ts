import { formatFen, parseFen } from '@xinjian/format/money'
import type { ReturnCheck, ReturnItem } from './model.ts'
import type { ColumnRule, FormRule } from './rules.ts'

/**
 * Each rule in each column in which all its sides are filled in: one with a missing side says nothing and is left out. `struck`: a
 * line without the column has it struck out, and adds nothing to a sum.
 */
export function columnChecks(
  rules: readonly FormRule[],
  items: readonly ReturnItem[],
  struck: boolean,
): ReturnCheck[] {
  const lines = firstByCode(items)
  const columns = [...new Set(items.flatMap((item) => Object.keys(item.values)))]
  const value = (column: string) => (code: string) => {
    const values = lines.get(code)?.values
    return values && !(column in values) && struck ? '0' : (values?.[column] ?? null)
  }
  return rules.flatMap((rule) => {
    const whole = lines.get(rule.text.slice(0, rule.text.indexOf('=')))
    return columns
      .filter((column) => whole && column in whole.values && (rule.columns?.test(column) ?? true))
      .flatMap((column) => check(rule, column, value(column)))
  })
}

/** Each rule among the numbered columns (`9=1+3+5+7`) in each line. `columns`: name of a column by its number. */
export function rowChecks(
  rules: readonly FormRule[],
  items: readonly ReturnItem[],
  columns: ReadonlyMap<string, string>,
): ReturnCheck[] {
  return rules.flatMap((rule) =>
    items.flatMap((item) =>
      check(rule, item.code === null ? item.label : `第 ${item.code} 行`, (code) => {
        const column = columns.get(code)
        return column === undefined ? null : (item.values[column] ?? null)
      }),
    ),
  )
}

/** Each rule among named columns in each line that has them all. */
export function namedChecks(
  rules: readonly ColumnRule[],
  items: readonly ReturnItem[],
): ReturnCheck[] {
  return rules.flatMap(({ left, parts }) =>
    items.flatMap(({ code, label, values }) => {
      const fen = (name: string): number | null => parseFen(values[name] ?? null)
      const whole = fen(left)
      const sum = parts.reduce<number | null>((all, part) => {
        const value = fen(part.replace('-', ''))
        return all === null || value === null ? null : all + (part.startsWith('-') ? -value : value)
      }, 0)
      if (whole === null || sum === null) return []
      const rule = `${left}=${parts.join('+').replaceAll('+-', '-')}`
      const where = code === null ? label : `第 ${code} 行`
      return [{ rule, where, ok: whole === sum, difference: formatFen(whole - sum) }]
    }),
  )
}

function check(
  rule: FormRule,
  where: string,
  value: (code: string) => string | null,
): ReturnCheck[] {
  const difference = rule.difference(value)
  if (difference === null) return []
  return [{ rule: rule.text, where, ok: difference === 0, difference: formatFen(difference) }]
}

function firstByCode(items: readonly ReturnItem[]): ReadonlyMap<string, ReturnItem> {
  const lines = new Map<string, ReturnItem>()
  for (const item of items)
    if (item.code !== null && !lines.has(item.code)) lines.set(item.code, item)
  return lines
}
