/** Returns as bureaus answer them line by line: `[{HC: "1", YBHW_LW_BYS: "24333", …}]`. */
import { lineName } from '@xinjian/format/returns/form-lines'
import { FORM_SAYS } from '../../forms/words.ts'
import { LIMITS } from '../../limits.ts'
import { decimal } from '../amounts.ts'
import { finishReturn } from '../finish.ts'
import { formOfCode, formOfTitle, linesKey } from '../forms.ts'
import type { ReturnItem, TaxReturn } from '../model.ts'
import { taxName } from '../tax-names.ts'
import { columnOfKey, formOfKeys, ordered } from './column-keys.ts'
import { around, formCodes, headOf } from './head.ts'
import { isRecords, type JsonRecord, opened, pick, plainKey, textOf } from './value.ts'

const LINE_KEYS = ['HC', 'EWBHXH', 'LC', 'HH'] as const
const LINE_TITLES = ['HMC', 'XMMC', 'LCMC', 'XM'] as const
/** Sums of the year up to the period before, which bureaus send beside the lines. */
const TO_DATE = 'LJS'
const CONFIDENCE = 0.97
/** Places of lines moved with the editions. */
const BY_PLACE = 0.85
/** A key whose meaning is only guessed. */
const UNKNOWN_KEY = 0.6
/** The bureau's sum of the year and the one in the form contradict each other. */
const CONTRADICTED = 0.85

/** Lines of the national forms by `ewbhxh`: lines that came later stand behind the others, `-` is one that is no more. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  VAT_GENERAL_1: '1 2 - 4 5 6 7 8 9a 9b 10 11 12 13a 13b 13c 14 15 16 17 18 19 3'.split(' '),
  VAT_GENERAL_2: [...Array.from({ length: 36 }, (_, i) => (i === 7 ? '8b' : `${i + 1}`)), '8a'],
}

/** Number of a line: as told, or by its place in the national form. */
function codeOfLine(line: JsonRecord, form: string): string | null {
  const told = pick(line, 'HC', 'LC', 'HH')
  const row = pick(line, 'EWBHXH')
  const code = told ?? (row === null ? null : (ROWS[form]?.[Number(row) - 1] ?? row))
  return code === '-' ? null : code
}

const hasLines = (value: unknown): value is readonly JsonRecord[] =>
  isRecords(value) && value.every((line) => pick(line, ...LINE_KEYS) !== null)

/** Keys of all lines, plain. */
const keysOf = (lines: readonly JsonRecord[]): Set<string> =>
  new Set(lines.flatMap((line) => Object.keys(line).map(plainKey)))

/** The return whose lines this record holds, or null. */
export function returnOfLines(
  record: JsonRecord,
  path: string,
  above: readonly JsonRecord[],
): TaxReturn | null {
  const lists = Object.entries(record).map(([key, value]) => [key, opened(value)] as const)
  const body = bodyOf(lists)
  if (!body) return null
  const [key, lines] = body
  const records = around(record, above)
  const form = formOf(records, keysOf(lines)) ?? (hasLines(lines) ? otherForm(records) : null)
  if (form === null || (lines.length === 0 && !records.some((one) => pick(one, 'SBBXH', 'SBUUID'))))
    return null
  const toDate =
    key === TO_DATE ? undefined : lists.find(([name, value]) => name === TO_DATE && hasLines(value))
  const sums = new Map(
    ((toDate?.[1] ?? []) as JsonRecord[]).map((line) => [pick(line, ...LINE_KEYS), line]),
  )
  const head = headOf(records)
  const layout = layoutOfKeys(form, keysOf(lines), head.period.from)
  const warnings = new Set<string>()
  const items = lines.slice(0, LIMITS.maxFormLines).flatMap((line, i) => {
    const place = `${path}.${key}[${i}]`
    if (form === 'VAT_SMALL_1') return columnsAsLines(line, place)
    return [itemOf(line, sums.get(pick(line, ...LINE_KEYS)), { form, layout, place, warnings })]
  })
  const title = form === 'OTHER' ? (titlesOf(records)[0] ?? '') : ''
  const raw = { form, title, head, items, warnings: [...warnings] }
  return finishReturn(layout === null ? raw : { ...raw, layout })
}

/** The list of the lines: `BODY` even when it is empty, otherwise the longest. */
function bodyOf(
  lists: readonly (readonly [string, unknown])[],
): readonly [string, readonly JsonRecord[]] | null {
  const named = lists.find(([key, value]) => key === 'BODY' && Array.isArray(value))
  if (named && (named[1] as unknown[]).length === 0) return [named[0], []]
  if (named && isRecords(named[1])) return [named[0], named[1]]
  const found = lists.filter((entry): entry is [string, readonly JsonRecord[]] =>
    hasLines(entry[1]),
  )
  return found.sort((a, b) => b[1].length - a[1].length)[0] ?? null
}

/** By what its columns are called, then by the bureau's code, then by a title. */
function formOf(records: readonly JsonRecord[], keys: ReadonlySet<string>): string | null {
  const codes = formCodes(records).map(formOfCode)
  const coded = codes.find((form) => form !== null) ?? null
  const titled = titlesOf(records).map(formOfTitle)
  return formOfKeys(keys) ?? coded ?? titled.find((form) => form !== null) ?? null
}

const titlesOf = (records: readonly JsonRecord[]): string[] =>
  records.flatMap((one) => pick(one, 'SBBMC', 'BDMC', 'SBZLMC', 'BBMC') ?? [])

/** 申报表种类 of a tax (10…; 50… are statements) that has no form here: its lines are told all the same. */
const otherForm = (records: readonly JsonRecord[]): 'OTHER' | null =>
  formCodes(records).some((code) => /^10\d{7,9}$/.test(code)) ? 'OTHER' : null

/** A column that has no name here goes by its key where it holds an amount; codes and numbers of rows are none. */
const keyedColumn = (key: string, text: string): string | null =>
  /(?:DM|XH|HC|LC|HH)$/.test(key) || decimal(text) === null ? null : key

/** A200000 told both the period and the year until 2018, and was renumbered in 2021. */
function layoutOfKeys(form: string, keys: ReadonlySet<string>, from: string | null): string | null {
  if (form !== 'A200000') return null
  if (keys.has('BQJE') && keys.has('LJJE')) return '2015'
  return from === null ? null : from < '2018-07' ? '2015' : from < '2021-04' ? '2018' : '2021'
}

interface LineContext {
  form: string
  layout: string | null
  place: string
  warnings: Set<string>
}

function itemOf(line: JsonRecord, sums: JsonRecord | undefined, context: LineContext): ReturnItem {
  const { form, layout, place, warnings } = context
  const code = codeOfLine(line, form)
  const values: Record<string, string | null> = {}
  const places: Record<string, string> = { '': place }
  const byPlace = form in ROWS && pick(line, 'HC', 'LC', 'HH') === null
  let confidence = byPlace ? BY_PLACE : CONFIDENCE
  for (const [key, value] of Object.entries(line)) {
    const plain = plainKey(key)
    const text = textOf(value)
    if (text === null) continue
    const named = columnOfKey(plain, form)
    const column = named ?? (form === 'OTHER' ? keyedColumn(plain, text) : null)
    if (column === null) continue
    if (named === null || /^第 \d+ 列$/.test(column)) confidence = Math.min(confidence, UNKNOWN_KEY)
    values[column] = text === '' ? null : (decimal(text) ?? text)
    places[column] = `${place}.${key}`
  }
  if (sums && !isBalance(form, code) && !agree(values, sums, form)) {
    confidence = Math.min(confidence, CONTRADICTED)
    warnings.add(FORM_SAYS.sumsOfBureau)
  }
  const tax = pick(line, 'ZSXM', 'ZSXMDM')
  return {
    label:
      pick(line, ...LINE_TITLES) ??
      (tax ? taxName(tax) : lineName(linesKey(form, layout), code ?? '')),
    code,
    row: code,
    column: null,
    ...sectionOf(line, form),
    values: ordered(values),
    places,
    source: 'TABLE',
    confidence,
  }
}

/** 减免税明细 numbers the lines of its two parts anew. */
function sectionOf(line: JsonRecord, form: string): { section?: string } {
  const part = form === 'VAT_RELIEF' ? pick(line, 'LM') : null
  return part === '0'
    ? { section: '一、减税项目' }
    : part === '1'
      ? { section: '二、免税项目' }
      : {}
}

/**
 * Brings the sums of the year from the bureau's own list into the line. The form's sum is that sum and the month together; where it
 * is not, it has not been reckoned yet, and the bureau's stands. Returns whether they agreed.
 */
function agree(values: Record<string, string | null>, sums: JsonRecord, form: string): boolean {
  let agreed = true
  for (const [key, value] of Object.entries(sums)) {
    const column = columnOfKey(plainKey(key), form)
    const told = decimal(textOf(value) ?? '')
    if (column === null || told === null || !/本年累计/.test(column)) continue
    const month =
      values[column.replace('本年累计', /货物|服务/.test(column) ? '本期数' : '本月数')] ?? '0'
    const own = values[column] ?? null
    if (own !== null && Math.abs(Number(own) - Number(told) - Number(month)) < HALF_FEN) continue
    if (own !== told) agreed = agreed && own === null
    values[column] = told
  }
  return agreed
}

const HALF_FEN = 0.005

/** Lines whose figure of the year is a balance or none at all, not the sum of its months. */
const BALANCES = new Set('13 17 20 25 28 29 32 33 34 36 38'.split(' '))

const isBalance = (form: string, code: string | null): boolean =>
  form === 'VAT_GENERAL' && BALANCES.has(code ?? '')

/** 小规模附列资料: one record whose numbered columns are the lines. */
function columnsAsLines(line: JsonRecord, place: string): ReturnItem[] {
  return Object.entries(line)
    .flatMap(([key, value]) => {
      const code = /^COL0*(\d{1,2})$/.exec(plainKey(key))?.[1]
      const text = textOf(value)
      if (!code || text === null) return []
      return [
        {
          label: lineName('SMALL_1', code),
          code,
          row: null,
          column: code,
          values: { 金额: text === '' ? null : decimal(text) },
          places: { '': place, 金额: `${place}.${key}` },
          source: 'TABLE' as const,
          confidence: CONFIDENCE,
        },
      ]
    })
    .sort((a, b) => Number(a.code) - Number(b.code))
}
