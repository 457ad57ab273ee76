/** Values of a source's row in our types; what is absent or unreadable is null, never 0. */
import { maskIdNo, parseFen } from '@xinjian/format'
import type { SourceRow } from '../../../outside/source/connector.ts'

export const text = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value)
export const number = (value: unknown): number | null => {
  const n = typeof value === 'number' ? value : Number(text(value) ?? Number.NaN)
  return Number.isFinite(n) ? n : null
}
export const fen = (value: unknown): number | null => parseFen(text(value))
export const date = (value: unknown): string | null =>
  /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? String(value) : null
export const object = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
export const list = (value: unknown): SourceRow[] =>
  Array.isArray(value) ? (value as SourceRow[]) : []

/** Persons with their numbers masked: the full ones are nobody's business after the signature. */
export function person(value: unknown): Record<string, unknown> {
  const p = object(value)
  return { role: text(p.role), name: text(p.name), idNo: maskIdNo(text(p.idNo) ?? '') }
}
