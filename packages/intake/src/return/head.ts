/** Who filed a form, for which days and when: the lines above (or below) the table of any source. */
import type { GridRow } from '../forms/grid.ts'
import { unitOf } from '../statement/amounts.ts'
import { datesOf } from '../statement/periods/statement-days.ts'
import { isoDay, isPlaceholder } from './amounts.ts'
import type { TaxPayer, TaxPeriod } from './model.ts'

export interface FormHead {
  taxpayer: TaxPayer
  period: TaxPeriod
  declaredOn: string | null
  /** `元`, `千元`, `万元`. */
  unit: string
}

type Field = 'taxNo' | 'name' | 'period' | 'from' | 'to' | 'declaredOn' | 'unit' | 'other'

/** Most specific first. */
const LABELS: readonly (readonly [RegExp, Field])[] = [
  [/^(?:(?:纳税人)?(?:纳税)?识别号|税号)(?:[(（][^()（）]{0,20}[)）])?:?/, 'taxNo'],
  [/^统一社会信用代码(?:[(（][^()（）]{0,20}[)）])?:?/, 'taxNo'],
  [/^(?:纳税人|企业|公司)名称(?:[(（][^()（）]{0,10}[)）])?:?/, 'name'],
  [/^(?:税款|申报)?所属(?:时间|时期|期间|期限|期|日期)起(?:始日期?)?:?/, 'from'],
  [/^(?:税款|申报)?所属(?:时间|时期|期间|期限|期|日期)[止至](?:日期?)?:?/, 'to'],
  [/^(?:税款|申报)?所属(?:时间|时期|期间|期限|期|日期|年度):?/, 'period'],
  [/^(?:税款)?属期:?/, 'period'],
  [/^(?:填[表报]|申报)日期:?/, 'declaredOn'],
  [/^(?:金额)?单位:?/, 'unit'],
  [
    /^(?:所属行业|法定代表人|注册地址|生产经营|开户银行|登记注册|电话号码|税务机关|主管税务|企业类型|登记类型)/,
    'other',
  ],
]

/** Rows of a form hold its head in so many first ones; some print it below, so the last are looked at too. */
const HEAD_ROWS = 40

export function readHead(rows: readonly GridRow[]): FormHead {
  const head: FormHead = {
    taxpayer: { name: null, taxNo: null },
    period: { from: null, to: null },
    declaredOn: null,
    unit: '元',
  }
  for (const row of rows.length > 2 * HEAD_ROWS
    ? [...rows.slice(0, HEAD_ROWS), ...rows.slice(-HEAD_ROWS)]
    : rows)
    for (const [field, text] of fieldsOf(row)) take(head, field, text)
  return head
}

/** The labels of a row, each with what stands behind it up to the next label. */
function* fieldsOf(row: GridRow): Iterable<[Field, string]> {
  let field: Field | null = null
  let parts: string[] = []
  for (const piece of row.cells.flatMap(({ text }) => piecesOf(text))) {
    const found = LABELS.find(([pattern]) => pattern.test(piece))
    if (!found) {
      parts.push(piece)
      continue
    }
    if (field) yield [field, parts.join(' ')]
    field = found[1]
    parts = [piece.replace(found[0], '')]
  }
  if (field) yield [field, parts.join(' ')]
}

/** Several labels may share one cell: `纳税人识别号：… 纳税人名称：…`. */
function piecesOf(text: string): string[] {
  return text
    .slice(0, 300)
    .replace(/\s+/g, ' ')
    .replace(/ ?[:：] ?/g, ':')
    .split(/ (?=(?:纳税人|税款|填[表报]日期|申报日期|金额单位|统一社会))/)
    .map((piece) => piece.trim())
}

const DAY = /\d{4}\s?[-/.年]\s?\d{1,2}\s?[-/.月]\s?\d{1,2}|(?<!\d)(?:19|20)\d{6}(?!\d)/g

function take(head: FormHead, field: Field, raw: string): void {
  const text = field === 'name' ? raw.trim() : raw.normalize('NFKC').trim()
  if (text === '' || isPlaceholder(text)) return
  if (field === 'taxNo') {
    const no = /(?<![0-9A-Z])[0-9A-Z]{15,20}(?![0-9A-Z])/.exec(
      text.toUpperCase().replace(/\s/g, ''),
    )
    head.taxpayer.taxNo ??= no?.[0] ?? null
  } else if (field === 'name') head.taxpayer.name ??= nameOf(text)
  else if (field === 'declaredOn') head.declaredOn ??= isoDay(dayIn(text))
  else if (field === 'unit') head.unit = unitOf(`单位:${text}`) ?? head.unit
  else if (field === 'from') head.period.from ??= isoDay(dayIn(text))
  else if (field === 'to') head.period.to ??= isoDay(dayIn(text))
  else if (field === 'period' && head.period.from === null) {
    head.period = periodIn(text)
  }
}

/** `2023-01-01至2023-03-31`, `2023年1月至3月`, `2023年第2季度`, `202305`, `2023年度`. */
function periodIn(text: string): TaxPeriod {
  const days = (text.match(DAY) ?? []).map((day) => isoDay(day.replace(/\s/g, '')))
  if (days.length >= 2) return { from: days[0]!, to: days[1]! }
  const year = /(?<!\d)((?:19|20)\d{2})\s?年?(?:度)?$/.exec(text)?.[1]
  if (days.length === 0 && year) return { from: `${year}-01-01`, to: `${year}-12-31` }
  const told = datesOf([`所属期:${text}`])
  return told.from === null ? { from: null, to: null } : told
}

const dayIn = (text: string): string => (text.match(DAY)?.[0] ?? '').replace(/\s/g, '')

function nameOf(text: string): string | null {
  const name = text
    .replace(/^[:\s]+/, '')
    .replace(/[(（](?:公章|盖章|签章|章)[)）]$/, '')
    .trim()
  return /[\u4e00-\u9fffA-Za-z]/.test(name) && name.length <= 100 ? name : null
}
