/** Single values of a vendor's record, by the name of each and by the names that lead to it. */
import { openedJson } from '../json.ts'
import { LIMITS } from '../limits.ts'
import { plainName } from './names/names.ts'

export type JsonRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export interface Leaf {
  /** As the vendor spells it, `[]` for a list. */
  path: string
  /** Several where it stands in a list. */
  values: unknown[]
  /** Unit of its heading: `执行标的（元）`. */
  unit: string
}

const UNIT = /[（(]((?:[十百千]?万|亿)?元?)[)）]$/

/** `apart` says which values are read by themselves. */
export function leavesOf(
  item: JsonRecord,
  path: string,
  apart: (name: string, value: unknown) => boolean,
): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>()
  const put = (name: string, leaf: Leaf) => {
    if (!leaves.has(name)) leaves.set(name, leaf)
  }
  const visit = (value: unknown, at: Place, depth: number): void => {
    if (depth > LIMITS.maxJsonDepth) return
    const opened = openedOf(value)
    if (opened !== undefined) visit(opened, at, depth + 1)
    else if (Array.isArray(value)) {
      const inList = { ...at, path: `${at.path}[]`, alone: at.alone && !value.some(isRecord) }
      for (const one of value) visit(one, inList, depth + 1)
    } else if (isRecord(value))
      for (const [key, inner] of Object.entries(value)) {
        if (apart(key, inner)) continue
        const name = plainName(key)
        const names = [...at.names, name]
        visit(inner, { path: `${at.path}.${key}`, names, key, alone: at.alone }, depth + 1)
      }
    else {
      const full = at.names.join('.')
      const known = leaves.get(full)
      if (known && known.path === at.path) {
        known.values.push(value)
        return
      }
      const leaf = { path: at.path, values: [value], unit: UNIT.exec(at.key)?.[1] ?? '' }
      put(full, leaf)
      // What stands in a record of its own within the record is found by its last two names and by its own; in a list by two.
      if (at.names.length > 2) put(at.names.slice(-2).join('.'), leaf)
      if (at.names.length > 1 && at.alone) put(at.names.at(-1)!, leaf)
    }
  }
  visit(item, { path, names: [], key: '', alone: true }, 0)
  return leaves
}

/** Lists and records that stand in a text as JSON; one that has too much of them is a text. */
export function openedOf(value: unknown): unknown {
  if (typeof value !== 'string') return undefined
  try {
    return openedJson(value)
  } catch {
    return undefined
  }
}

interface Place {
  path: string
  names: string[]
  key: string
  /** In no list of records. */
  alone: boolean
}
