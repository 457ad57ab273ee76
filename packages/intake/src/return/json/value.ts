/** Records of bureaus' JSON: texts that are JSON themselves opened, bounded. */
import { IntakeError } from '../../errors.ts'
import { openedJson } from '../../json.ts'
import { LIMITS } from '../../limits.ts'

export type JsonRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isRecords = (value: unknown): value is readonly JsonRecord[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord)

/** What a text holds when it is JSON, otherwise itself. Errors: CORRUPTED or TOO_LARGE where it holds too much. */
export const opened = (value: unknown): unknown =>
  typeof value === 'string' ? (openedJson(value) ?? value) : value

/** A single value as text, '' for null; null for what is none. `{value: x}` counts as x. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value === null) return ''
  return isRecord(value) && 'value' in value && Object.keys(value).length <= 3
    ? textOf(value.value)
    : null
}

/** Keys differ in case and underscores between bureaus: `SSSQ_Q`, `sssqQ`. */
export const plainKey = (key: string): string => key.replace(/_/g, '').toUpperCase()

/** The first of these keys (plain) that has a text; null when none has. */
export function pick(record: JsonRecord, ...keys: readonly string[]): string | null {
  const found = new Map(Object.entries(record).map(([key, value]) => [plainKey(key), value]))
  for (const key of keys) {
    const text = textOf(found.get(key))
    if (text) return text
  }
  return null
}

/** Hears every record of a text, outermost first, with its path and those above it. */
export type Visit = (record: JsonRecord, path: string, above: readonly JsonRecord[]) => void

/** Calls `visit` for every record. Errors: CORRUPTED when nested too deeply. */
export function walk(
  value: unknown,
  visit: Visit,
  path = '$',
  above: readonly JsonRecord[] = [],
): void {
  if (above.length > LIMITS.maxJsonDepth) throw new IntakeError('CORRUPTED')
  const inner = opened(value)
  if (Array.isArray(inner)) {
    const entries: readonly unknown[] = inner
    for (const [i, entry] of entries.entries())
      if (typeof entry === 'object' && entry !== null)
        walk(entry, visit, `${path}[${i}]`, Array.isArray(entry) ? [...above, {}] : above)
  } else if (isRecord(inner)) {
    visit(inner, path, above)
    for (const [key, entry] of Object.entries(inner))
      walk(entry, visit, `${path}.${key}`, [...above, inner])
  }
}
