/** JSON of the bureaus' programs that is no data: what it is, in words. */
import { FORM_SAYS } from '../../forms/words.ts'
import { isRecord, isRecords } from './value.ts'

const CELL_RULE = /^[A-Z]{1,2}\d{1,4}\s*=/

/** What a person reads instead of a refusal that says nothing; null when the JSON is none of these. */
export function programFile(value: unknown): string | null {
  if (isRecords(value) && value.some((entry) => typeof entry.formula === 'string'))
    return FORM_SAYS.formulas({ n: value.length })
  if (isRecord(value) && Object.keys(value).length > 0 && Object.values(value).every(isRuleList))
    return FORM_SAYS.cellFormulas({ n: Object.keys(value).length })
  return null
}

const isRuleList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((rule) => typeof rule === 'string' && CELL_RULE.test(rule.trim()))
