/** Names of the 税收分类编码 to the level that reports use, and the way back from the 简称 printed on invoices. */
import { TAX_CATEGORIES } from './tax-categories.ts'

/** Digits of 篇, 类, 章 and 节. */
const LEVELS = [1, 3, 5, 7] as const

interface Tree {
  /** By code without its trailing zeros. */
  names: Map<string, string>
  shortOf: Map<string, string>
  /** By 简称: the longest code that stands above all entries that carry it. */
  shorts: Map<string, string>
}

let tree: Tree | null = null

function read(): Tree {
  const names = new Map<string, string>()
  const shortOf = new Map<string, string>()
  const shorts = new Map<string, string>()
  for (const entry of TAX_CATEGORIES.trim().split(/\s+/)) {
    const [, code = '', name = '', rest] = /^(\d+)([^|]+)(?:\|(.*))?$/.exec(entry) ?? []
    const [own, ...more] = rest?.split(',') ?? []
    const short = own === undefined ? shortOf.get(above(code, shortOf)) : own || name
    names.set(code, name)
    if (short) shortOf.set(code, short)
    for (const said of short ? [short, ...more] : more)
      shorts.set(said, shared(shorts.get(said) ?? code, code))
  }
  return { names, shortOf, shorts }
}

/** The nearest level above a code that `known` holds; '' = none. */
function above(code: string, known: ReadonlyMap<string, unknown>): string {
  const level = LEVELS.findLast(
    (digits) => digits < code.length && known.has(code.slice(0, digits)),
  )
  return level ? code.slice(0, level) : ''
}

function shared(a: string, b: string): string {
  const level = LEVELS.findLast(
    (n) => n <= Math.min(a.length, b.length) && a.startsWith(b.slice(0, n)),
  )
  return a.slice(0, level ?? 0)
}

/** Official name of a code of any length, or of the nearest entry above it; null = no code of the classification. */
export function taxCategoryName(code: string): string | null {
  tree ??= read()
  if (!/^\d+$/.test(code)) return null
  const { names } = tree
  return names.get(code.slice(0, 7)) ?? names.get(above(code.slice(0, 8), names)) ?? null
}

/** Whether the tree holds the code itself, to its seventh digit. */
export function isTaxCategory(code: string): boolean {
  tree ??= read()
  return tree.names.has(code)
}

/** The 简称 that invoices of a code print; null = no code of the classification. */
export function taxCategoryShort(code: string): string | null {
  tree ??= read()
  if (!/^\d+$/.test(code)) return null
  const { shortOf } = tree
  return shortOf.get(code.slice(0, 7)) ?? shortOf.get(above(code.slice(0, 8), shortOf)) ?? null
}

/** The code above all entries whose invoices print this 简称; null = no 简称 of the classification. */
export function categoriesOfShort(short: string): string | null {
  tree ??= read()
  return tree.shorts.get(short) ?? null
}
