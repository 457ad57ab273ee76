import type { LayoutPage } from './page.ts'
import { type Glyph, glyphKey, glyphText, type TextLine } from './text.ts'

export type ColumnName =
  | 'name'
  | 'spec'
  | 'unit'
  | 'quantity'
  | 'price'
  | 'amount'
  | 'taxRate'
  | 'tax'
  | 'other'

/** A column of the goods table, where its title stands. */
export interface Column {
  name: ColumnName
  x0: number
  x1: number
}

/** A piece of a line between wide blanks. */
export interface Cell {
  text: string
  key: string
  x0: number
  x1: number
}

const TITLES: readonly [RegExp, ColumnName][] = [
  [
    /货物或应税劳务、?服务名称|货物或应税劳务名称|货物\(劳务\)名称|项目名称|服务名称|劳务名称/,
    'name',
  ],
  [/规格型号/, 'spec'],
  [/税率(?:\/征收率)?/, 'taxRate'],
  [/税额/, 'tax'],
  [/金额/, 'amount'],
  [/单价/, 'price'],
  [/数量/, 'quantity'],
  [/单位/, 'unit'],
  [/车牌号|类型|通行日期起|通行日期止|建筑服务发生地|建筑项目名称|产权证书|面积单位/, 'other'],
]

/** How many different column titles a line names. */
export function titleCount(key: string): number {
  return TITLES.filter(([p]) => p.test(key)).length
}

/** Column titles may be printed character by character and a hair higher or lower than each other. */
export function readColumns(page: LayoutPage, header: TextLine): Column[] {
  const glyphs = page.lines
    .filter((l) => Math.abs(l.y - header.y) < 0.6 * page.em)
    .flatMap((l) => l.glyphs)
    .sort((a, b) => a.x0 - b.x0)
  const key = glyphs.map((g) => g.key[0]).join('')
  const columns: Column[] = []
  for (const [pattern, name] of TITLES) {
    for (const m of key.matchAll(new RegExp(pattern, 'g'))) {
      const own = glyphs.slice(m.index, m.index + m[0].length)
      const column = { name, x0: own[0]!.x0, x1: own.at(-1)!.x1 }
      if (!columns.some((c) => c.x0 <= column.x0 && c.x1 >= column.x1)) columns.push(column)
    }
  }
  return columns.sort((a, b) => a.x0 - b.x0)
}

/** Cuts a line at blanks wider than a glyph. */
export function readCells(line: TextLine, page: LayoutPage): Cell[] {
  const groups: Glyph[][] = []
  for (const g of line.glyphs) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const wide = last
      ? g.x0 - last.x1 > (isNumeric(g) && isNumeric(last) ? 0.6 : 0.9) * page.em
      : true
    if (group && !wide) group.push(g)
    else groups.push([g])
  }
  return groups.flatMap(splitRate).map((g) => ({
    text: glyphText(g),
    key: glyphKey(g),
    x0: g[0]!.x0,
    x1: g.at(-1)!.x1,
  }))
}

/** Recognition joins an amount with the rate printed close behind it: `353.98` `13%`. */
function splitRate(glyphs: Glyph[]): Glyph[][] {
  const m = /^(-?[\d,]+\.\d{2})(?:\d{1,2}(?:\.\d)?%|免税|不征税|\*{3})$/.exec(glyphKey(glyphs))
  return m ? [glyphs.slice(0, m[1]!.length), glyphs.slice(m[1]!.length)] : [glyphs]
}

function isNumeric(g: Glyph): boolean {
  return /[\d.%*]/.test(g.key)
}

/** Text cells belong to the last title that starts left of them; a name may begin left of its title. */
export function textColumn(cell: Cell, columns: readonly Column[]): ColumnName {
  let name: ColumnName = 'name'
  columns.forEach((c, i) => {
    const previous = columns[i - 1]
    const from = previous ? (previous.x1 + c.x0) / 2 : c.x0
    if (cell.x0 >= from - 1 && previous) name = c.name
  })
  return name
}
