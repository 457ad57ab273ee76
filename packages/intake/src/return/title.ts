/** The titles in a sheet: where a form begins, and which. */
import type { GridRow, GridSheet } from '../forms/grid.ts'
import { isPlaceholder } from './amounts.ts'
import { beginsTable, numbersColumns } from './columns.ts'
import { formOfTitle, plainTitle } from './forms.ts'

export interface FormPart {
  form: string
  /** As printed. */
  title: string
  rows: GridRow[]
}

/** Longer rows are sentences. */
const MAX_TITLE = 80
/** A title of a form that has no code here. */
const OTHER =
  /(?:申报表|明细表|情况表|计算表|报告表|分配表|采集表|备案表|信息表|抵扣清单|传递单|清单|附表)(?:\([^()]{0,30}\))?$/
/** What only a form of a tax bureau has beside its title: who fills it in, or the numbers of its columns under a title about tax. */
const OF_TAXPAYER = /^\s*(?:纳税人(?:识别号|名称)|税款所属|纳税识别号)[^,，]{0,20}[:：]?/
const ABOUT_TAX = /税|申报/

/**
 * Parts of a sheet, one for each form whose title stands in it; a sheet without title is known by its name, by any when it was
 * `captured` from a bureau's page.
 */
export function formParts(sheet: GridSheet, captured: boolean): FormPart[] {
  const parts: FormPart[] = []
  const before: GridRow[] = []
  for (const [i, row] of sheet.rows.entries()) {
    const title = titleOf(row, sheet.rows[i + 1])
    const form = title === null ? null : formOfTitle(title)
    const last = parts.at(-1)
    if (form !== null && (last === undefined || begins(form, last.form)))
      parts.push({ form, title: printedTitle(title!), rows: last ? [row] : [...before, row] })
    else (last?.rows ?? before).push(row)
  }
  if (parts.length > 0) return parts
  const named = formOfTitle(sheet.name)
  if (named) return [{ form: named, title: printedTitle(sheet.name), rows: before }]
  const other = otherPart(before)
  if (other.length > 0 || !captured || sheet.name === '') return other
  return [{ form: 'OTHER', title: printedTitle(sheet.name), rows: before }]
}

/** A main form is told again by the titles of its pages and named in those of its schedules. */
const begins = (form: string, last: string): boolean =>
  form !== last && !last.startsWith(`${form}_`)

/** A row of one cell that can be a title, with the row below where that is only a bracket. */
function titleOf(row: GridRow, next: GridRow | undefined): string | null {
  const text = row.cells[0]?.text ?? ''
  if (row.cells.length > 1 && !/^A\d{6}/.test(text)) return null
  if (text.length > MAX_TITLE || /[。；;]/.test(text) || isPlaceholder(text)) return null
  if (/^(?:[一二三四五六七八九十]+、|\d+[.、]|注|说明|提示|附)/.test(text.trim())) return null
  const below = next?.cells.length === 1 ? next.cells[0]!.text : ''
  return /^[（(]/.test(below) && below.length < 40 ? text + below : text
}

const printedTitle = (text: string): string =>
  text
    .replace(/^\s*\$?\d{1,3}\$?(?=\D)/, '')
    .replace(/\s+/g, '')
    .slice(0, MAX_TITLE)

function otherPart(rows: GridRow[]): FormPart[] {
  const titled = rows.find((row, i) => {
    const title = plainTitle(titleOf(row, rows[i + 1]) ?? '')
    return OTHER.test(title) && !/:|发票/.test(title)
  })
  if (!titled) return []
  const title = printedTitle(titled.cells[0]!.text)
  const known = rows.some((row) => row.cells.some(({ text }) => OF_TAXPAYER.test(text)))
  const numbered = ABOUT_TAX.test(title) && rows.some(beginsTable) && rows.some(numbersColumns)
  return known || numbered ? [{ form: 'OTHER', title, rows }] : []
}
