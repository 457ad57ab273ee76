import { checkTaxNo, checkUscc, usccCheckCharacter } from '@xinjian/format'
import type { Option } from './choose.ts'

/** Letters that the USCC alphabet lacks and the digits that recognition mistakes for them. */
const CONFUSED: Readonly<Record<string, string>> = { O: '0', I: '1', Z: '2', S: '5', V: 'U' }
/** Characters of the alphabet that recognition takes for each other. */
const ALIKE = ['0DQ', '8B', '6G', '7T', '1L', 'UY'] as const

export interface TaxNoVerdictResult {
  value: string
  confidence: number
  warning: string | null
}

/**
 * Judges a tax number by its check character. A failing one was either printed so (samples, masked files) or misread:
 * recognised text then counts as doubtful, structured text as probably right. Recognised text is repaired
 * only where the alphabet leaves no choice and the repaired number passes, or where the check character alone fails, looks like
 * the one that is due, and the organisation code inside passes by its own.
 */
export function judgeTaxNo(
  option: Option,
  options: readonly Option[],
  warning: string,
): TaxNoVerdictResult {
  const recognised = option.best.source === 'OCR'
  if (checkTaxNo(option.value) === 'VALID' && !(recognised && option.value.length !== 18))
    return {
      value: option.value,
      confidence:
        option.value.length === 18 ? 1 - (1 - option.confidence) * 0.35 : option.confidence,
      warning: null,
    }
  if (recognised) {
    const other = options.find((o) => checkUscc(o.value).valid)
    if (other) return { value: other.value, confidence: other.confidence * 0.95, warning: null }
    const repaired = [...option.value].map((ch) => CONFUSED[ch] ?? ch).join('')
    if (checkUscc(repaired).valid) return { value: repaired, confidence: 0.75, warning: null }
    const due = withDueCheck(repaired)
    if (due) return { value: due, confidence: 0.75, warning: null }
    if (checkTaxNo(option.value) === 'VALID')
      return { value: option.value, confidence: Math.min(option.confidence, 0.7), warning: null }
  }
  return {
    value: option.value,
    confidence: Math.min(option.confidence, recognised ? 0.5 : 0.75),
    warning,
  }
}

/** The number with the check character that is due, where the printed one looks like it; null where it is more than a misread one. */
function withDueCheck(value: string): string | null {
  const due = value.length === 18 ? usccCheckCharacter(value.slice(0, 17)) : null
  if (!due || !ALIKE.some((like) => like.includes(due) && like.includes(value[17]!))) return null
  const whole = value.slice(0, 17) + due
  return checkUscc(whole).innerValid ? whole : null
}
