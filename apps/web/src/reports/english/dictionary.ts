/**
 * The words of the documents in English. Names are looked up, sentences with figures are matched, and what is joined of parts is
 * said part by part. What cannot be said whole stays as it was written: half a sentence in each language says nothing.
 */
import { FIXED_SENTENCES } from './fixed-sentences.ts'
import { FORMULAS } from './formulas.ts'
import { INDICATOR_NAMES } from './indicator-names.ts'
import { INPUT_NAMES } from './input-names.ts'
import { LAYOUT_NAMES } from './layout-names.ts'
import { RULE_NAMES } from './rule-names.ts'
import { RULE_THRESHOLDS } from './rule-thresholds.ts'
import { SENTENCES, type Sentence } from './sentences.ts'
import { VALUE_NAMES } from './value-names.ts'

const CHINESE = /[\u3400-\u9fff]/

const NAMES = new Map(
  [
    LAYOUT_NAMES,
    VALUE_NAMES,
    INPUT_NAMES,
    FORMULAS,
    FIXED_SENTENCES,
    RULE_NAMES,
    INDICATOR_NAMES,
  ].flatMap(Object.entries<string>),
)

/** A figure of a table of thresholds, or a list of them. */
const FIGURE = '(-?[\\d.,]+%?(?:、[\\d.,]+%?)*)'

const THRESHOLDS: readonly Sentence[] = RULE_THRESHOLDS.map(([zh, en]) => {
  const pattern = zh.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('#', FIGURE)
  let at = 0
  return [new RegExp(`^${pattern}$`), en.replaceAll('#', () => `$${++at}`)]
})

const PATTERNS = [...THRESHOLDS, ...SENTENCES]
const known = new Map<string, string>()

/** In English, or unchanged where a word of it is not known. */
export function inEnglish(text: string): string {
  if (!CHINESE.test(text)) return text
  const before = known.get(text)
  if (before !== undefined) return before
  const said = NAMES.get(text) ?? matched(text) ?? text
  known.set(text, said)
  return said
}

function matched(text: string): string | null {
  for (const [pattern, english] of PATTERNS) {
    const found = pattern.exec(text)
    if (!found) continue
    const said = english
      .replace(/([$@])(\d+)/g, (_, how: string, at: string) => {
        const part = found[Number(at)] ?? ''
        return how === '@' ? inEnglish(part) : part.replaceAll('、', ', ')
      })
      .trim()
    if (!CHINESE.test(said)) return said
  }
  return null
}
