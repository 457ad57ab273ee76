import { checkTaxNo, checkUscc } from '@xinjian/format'
import type { Option } from './choose.ts'

/** Letters that the USCC alphabet lacks and the digits that recognition mistakes for them. */
const CONFUSED: Readonly<Record<string, string>> = { O: '0', I: '1', Z: '2', S: '5', V: 'U' }

export interface TaxNoVerdictResult {
  value: string
  confidence: number
  warning: string | null
}

/**
 * Judges a tax number by its check character. A failing one was either printed so (samples, masked files) or misread:
 * recognised text then counts as doubtful, structured text as probably right. Recognised text is repaired
 * only where the alphabet leaves no choice and the repaired number passes.
 */
export function judgeTaxNo(
  option: Option,
  options: readonly Option[],
  who: string,
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
    if (checkTaxNo(option.value) === 'VALID')
      return { value: option.value, confidence: Math.min(option.confidence, 0.7), warning: null }
  }
  return {
    value: option.value,
    confidence: Math.min(option.confidence, recognised ? 0.5 : 0.75),
    warning: `${who}税号校验位不符`,
  }
}
