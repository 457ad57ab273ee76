import type { CellType, IndicatorValue, MissingReason } from '@xinjian/engine/report/document'
import { typeOfUnit, UNIT_NAMES } from './xlsx-cells.ts'

/** For text between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const FLAGS: Record<string, string> = { GREEN: '正常', YELLOW: '关注', RED: '预警', GREY: '无数据' }
/** What stands in place of a value that is not there: never 0, never blank. */
const MISSING: Record<MissingReason, string> = {
  NO_DATA: '未采集',
  PARTIAL: '月份不全',
  ZERO_ZERO: '--',
  NO_BASE: '新增',
  INSUFFICIENT_HISTORY: '历史不足',
  NOT_APPLICABLE: '不适用',
}

const grouped = (n: number, digits: number, least = digits): string =>
  n.toLocaleString('zh-CN', { minimumFractionDigits: least, maximumFractionDigits: digits })

/** A value of a table or of facts as people read it; escaped. */
export function showValue(
  value: string | number | boolean | null | undefined,
  type: CellType = 'text',
): string {
  if (value === null || value === undefined || value === '') return '--'
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (type === 'flag') return FLAGS[String(value)] ?? escapeHtml(String(value))
  if (typeof value === 'string') return escapeHtml(value)
  if (type === 'money') return grouped(value, 2)
  if (type === 'ratio') return `${grouped(value * 100, 2)}%`
  if (type === 'int') return grouped(value, 0)
  return type === 'number' ? grouped(value, 4, 0) : escapeHtml(String(value))
}

/** An indicator with its unit, or why it is missing. */
export function showIndicator({ value, unit, reason, detail }: IndicatorValue): string {
  if (value === null)
    return escapeHtml([reason ? MISSING[reason] : '--', detail ?? ''].filter(Boolean).join(' '))
  const name = unit === 'ratio' ? '' : UNIT_NAMES[unit]
  return `${showValue(value, typeOfUnit(unit))}${typeof value === 'number' && name ? ` ${name}` : ''}`
}
