import type { CellType, MissingReason, Unit } from '@xinjian/engine/report/document'
import { type Lang, labelsOf } from '../labels.ts'
import { missing } from './missing.ts'
import { grouped, money, percent, plain, shortMoney } from './number.ts'

/** A value ready to be set: main text, small unit, exact value for the title, and how to tint it. */
export interface Shown {
  text: string
  unit: string
  /** Exact value or reason of absence; empty when the text already says everything. */
  title: string
  negative: boolean
  missing: boolean
}

type Value = number | string | boolean | null

const shown = (text: string, unit = '', title = '', negative = false): Shown => ({
  text,
  unit,
  title,
  negative,
  missing: false,
})

const UNIT_WORD: Record<Lang, Partial<Record<Unit, string>>> = {
  zh: {
    days: '天',
    months: '个月',
    parties: '家',
    items: '种',
    cases: '件',
    entries: '笔',
    occasions: '次',
    periods: '期',
    times: '倍',
    pp: '个百分点',
  },
  en: {
    days: 'd',
    months: 'mo',
    parties: '',
    items: '',
    cases: '',
    entries: '',
    occasions: '×',
    periods: '',
    times: '×',
    pp: 'pp',
  },
}

/** An indicator's value in its unit; `short` shortens money to 万/亿 and keeps the exact figure in the title. */
export function formatUnit(
  value: Value,
  unit: Unit,
  options: { reason?: MissingReason; detail?: string; lang?: Lang; short?: boolean } = {},
): Shown {
  const lang = options.lang ?? 'zh'
  if (value === null) {
    const gap = missing(options.reason, options.detail, lang)
    return { text: gap.text, unit: '', title: gap.why, negative: false, missing: true }
  }
  const title = options.detail ?? ''
  if (typeof value === 'boolean') return shown(yesNo(value, lang), '', title)
  if (typeof value === 'string') return shown(value, '', title)
  switch (unit) {
    case 'yuan': {
      if (options.short === false) return shown(money(value), '', title, value < 0)
      const s = shortMoney(value, lang)
      return shown(s.text, s.unit, join(`${money(value)} ${labelsOf(lang).yuan}`, title), value < 0)
    }
    case 'ratio':
      return shown(percent(value), '', title, value < 0)
    case 'pp':
      return shown(plain(value * 100), UNIT_WORD[lang].pp, title, value < 0)
    case 'bool':
      return shown(yesNo(value !== 0, lang), '', title)
    case 'count':
    case 'entries':
    case 'occasions':
    case 'periods':
    case 'parties':
    case 'items':
    case 'cases':
    case 'days':
    case 'months':
      return shown(plain(value), UNIT_WORD[lang][unit] ?? '', title, value < 0)
    case 'times':
    case 'index':
    case 'date':
      return shown(plain(value), UNIT_WORD[lang][unit] ?? '', title, value < 0)
  }
}

/** A table cell by its column type. Money is never shortened in tables: the unit stands once above the table. */
export function formatCell(value: Value | undefined, type: CellType, lang: Lang = 'zh'): Shown {
  if (value === null || value === undefined || value === '') {
    const why = lang === 'en' ? 'No data' : '没有数据'
    return { text: '--', unit: '', title: why, negative: false, missing: true }
  }
  if (type === 'flag' && typeof value === 'string') {
    const labels = labelsOf(lang)
    return shown(value in labels ? labels[value as keyof typeof labels] : value)
  }
  if (typeof value === 'boolean') return shown(yesNo(value, lang))
  if (typeof value === 'string') return shown(value)
  switch (type) {
    case 'money':
      return shown(money(value), '', '', value < 0)
    case 'ratio':
      return shown(percent(value), '', '', value < 0)
    case 'int':
      return shown(grouped(value), '', '', value < 0)
    case 'bool':
      return shown(yesNo(value !== 0, lang))
    default:
      return shown(plain(value, 4), '', '', value < 0)
  }
}

/** Right-aligned tabular columns. */
export const isNumeric = (type: CellType): boolean =>
  type === 'money' || type === 'ratio' || type === 'int' || type === 'number'

function yesNo(value: boolean, lang: Lang): string {
  const labels = labelsOf(lang)
  return value ? labels.yes : labels.no
}

const join = (...parts: string[]): string => parts.filter(Boolean).join(' · ')
