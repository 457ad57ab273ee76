/** What every source's return goes through: identities, trust in its lines, whether anything is filled in at all. */
import { lineName } from '@xinjian/format/returns/form-lines'
import { FORM_SAYS } from '../forms/words.ts'
import { columnChecks, namedChecks, rowChecks } from './checks.ts'
import { formName, linesKey } from './forms.ts'
import type { FormHead } from './head.ts'
import { layoutOf } from './layout.ts'
import type { ReturnCheck, ReturnColumn, ReturnItem, TaxReturn } from './model.ts'
import { columnRulesOf, type FormRule, rulesOf, termsOf } from './rules.ts'

export interface RawReturn {
  form: string
  title: string
  /** Edition, where the source tells it. */
  layout?: string
  head: FormHead
  items: ReturnItem[]
  lineRules?: readonly FormRule[]
  columnRules?: readonly FormRule[]
  columns?: readonly ReturnColumn[]
  /** What a line has no column for is struck out in it, not unread. */
  struck?: boolean
  warnings?: string[]
}

/** A line of a failed identity, or one that is not called what its number means, is for a person to look at. */
const DOUBTED = 0.85
const MISNAMED = 0.75

export function finishReturn(raw: RawReturn): TaxReturn {
  const { head } = raw
  const form = ofThisPeriod(raw)
  const layout = raw.layout ?? layoutOf(form, raw.items)
  const blank = isBlank(raw)
  const items = raw.items.map((item) => (blank ? emptied(item) : item))
  const checks = blank ? [] : allChecks({ ...raw, form }, layout, items)
  const key = linesKey(form, layout)
  return {
    form,
    formName: raw.title || formName(form),
    layout,
    taxpayer: head.taxpayer,
    period: head.period,
    declaredOn: head.declaredOn,
    unit: head.unit,
    blank,
    columns: [...(raw.columns ?? namesOf(items))],
    items: items.map((item) => trusted(item, lineName(key, item.code ?? ''), checks)),
    checks,
    warnings: [...(raw.warnings ?? []), ...(blank ? [FORM_SAYS.blankReturn] : [])],
  }
}

/** The quarterly and the annual form of one name are told apart by their column. */
function ofThisPeriod({ form, items }: RawReturn): string {
  const quarterly = form === 'A107040' && items.some(({ values }) => '本年累计金额' in values)
  return quarterly ? 'A201030' : form
}

/** Lines whose figure the law fixes. */
const RATE = /^(?:税率|税收规定的.{0,6}率)|分[摊配]比例/

/** Templates fill 0.00 and rates in beforehand: without taxpayer and period that is nobody's zero. */
function isBlank({ head, items }: RawReturn): boolean {
  if (head.taxpayer.taxNo || head.taxpayer.name || head.period.from) return false
  return items.every(
    ({ label, values }) =>
      RATE.test(label) ||
      Object.values(values).every(
        (value) => value === null || !(/^-?[\d.]+$/.test(value) && /[1-9]/.test(value)),
      ),
  )
}

const emptied = (item: ReturnItem): ReturnItem => ({
  ...item,
  values: Object.fromEntries(Object.keys(item.values).map((column) => [column, null])),
})

const leftOf = ({ text }: FormRule): string => text.slice(0, text.indexOf('='))

/** The identities told here, and those that the form prints for other lines. */
function allChecks(raw: RawReturn, layout: string | null, items: ReturnItem[]): ReturnCheck[] {
  const known = rulesOf(raw.form, layout)
  const sectioned = numbersRepeat(items)
  const told = new Set(known.map(leftOf))
  const printed = (raw.lineRules ?? []).filter((rule) => !told.has(leftOf(rule)))
  return [
    ...columnChecks([...known, ...(sectioned ? [] : printed)], items, raw.struck ?? false),
    ...(raw.columns ? [] : namedChecks(columnRulesOf(raw.form), items)),
    ...rowChecks(sectioned ? [] : (raw.columnRules ?? []), items, numbered(raw.columns ?? [])),
  ]
}

const namesOf = (items: readonly ReturnItem[]): ReturnColumn[] =>
  [...new Set(items.flatMap((item) => Object.keys(item.values)))].map((name) => ({
    name,
    code: null,
  }))

const numbered = (columns: readonly ReturnColumn[]): ReadonlyMap<string, string> =>
  new Map(columns.flatMap(({ name, code }) => (code === null ? [] : [[code, name] as const])))

/** Parts of one form that number their lines anew cannot be reckoned by number. */
function numbersRepeat(items: readonly ReturnItem[]): boolean {
  const codes = items.flatMap(({ code }) => (code === null ? [] : [code]))
  return new Set(codes).size < codes.length
}

function trusted(item: ReturnItem, known: string, checks: readonly ReturnCheck[]): ReturnItem {
  const label = item.label === '' ? known : item.label
  const misnamed = known !== '' && label !== '' && !alike(label, known)
  const doubted = checks.some((check) => !check.ok && concerns(check, item))
  const bound = misnamed ? MISNAMED : doubted ? DOUBTED : 1
  return { ...item, label, confidence: Math.min(item.confidence, bound) }
}

function concerns({ rule, where }: ReturnCheck, { code, values }: ReturnItem): boolean {
  if (/^第 .+ 行$/.test(where)) return where === `第 ${code} 行`
  return code !== null && where in values && termsOf(rule).some((term) => term.code === code)
}

/** Two wordings of one line share most of their pairs of letters. */
function alike(one: string, other: string): boolean {
  const [a, b] = [pairsOf(one), pairsOf(other)]
  const shared = [...a].filter((pair) => b.has(pair)).length
  return shared / Math.max(1, Math.min(a.size, b.size)) >= ENOUGH
}

const ENOUGH = 0.4

function pairsOf(text: string): ReadonlySet<string> {
  const letters = text.normalize('NFKC').replace(/\([^()]*\)|[^\u4e00-\u9fff\d%]|其中|[减加]:/g, '')
  return new Set([...letters].map((letter, i, all) => letter + (all[i + 1] ?? '')))
}
