/** JSON of the bureaus' programs that is no data: what it is, in words. */
import { isRecord, isRecords } from './value.ts'

const CELL_RULE = /^[A-Z]{1,2}\d{1,4}\s*=/

/** What a person reads instead of a refusal that says nothing; null when the JSON is none of these. */
export function programFile(value: unknown): string | null {
  if (isRecords(value) && value.some((entry) => typeof entry.formula === 'string'))
    return `这是申报表的计算与校验公式（${value.length} 条），用来算表和核对，不含纳税人的申报数据，请上传申报表本身。`
  if (isRecord(value) && Object.keys(value).length > 0 && Object.values(value).every(isRuleList))
    return `这是申报表的单元格公式（${Object.keys(value).length} 张表），用来算表，不含纳税人的申报数据，请上传申报表本身。`
  return null
}

const isRuleList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((rule) => typeof rule === 'string' && CELL_RULE.test(rule.trim()))
