/** Editions of forms whose lines were renumbered, told by which line is called what. */
import type { ReturnItem } from './model.ts'

const named = (items: readonly ReturnItem[], code: string, name: RegExp): boolean =>
  items.some((item) => item.code === code && name.test(item.label.replace(/\s/g, '')))

const A100000: readonly (readonly [string, string, RegExp])[] = [
  ['2024', '18', /利润总额/],
  ['2014', '22', /弥补以前年度亏损/],
  ['2017', '13', /利润总额/],
]
const A200000: readonly (readonly [string, string, RegExp])[] = [
  ['2015', '2', /营业收入/],
  ['2018', '9', /实际利润额/],
  ['2021', '10', /实际利润额/],
  ['2018', '6', /免税收入/],
  ['2021', '7', /免税收入/],
]

/** The small-scale return of those whose sales are assessed has two lines more. */
const SMALL: readonly (readonly [string, string, RegExp])[] = [['ASSESSED', '15', /核定销售额/]]

const MARKS: Readonly<Record<string, typeof A100000>> = { A100000, A200000, VAT_SMALL: SMALL }

/** `2014`, `2017` or `2024` of A100000, `2015`, `2018` or `2021` of A200000, `ASSESSED` of VAT_SMALL; null for other forms, or when the lines do not tell. */
export function layoutOf(form: string, items: readonly ReturnItem[]): string | null {
  return MARKS[form]?.find(([, code, name]) => named(items, code, name))?.[0] ?? null
}
