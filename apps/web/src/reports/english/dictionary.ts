/**
 * The words of the documents in English. Names are looked up, sentences with figures are matched, and what is joined of parts is
 * said part by part. What cannot be said whole stays as it was written: half a sentence in each language says nothing.
 */
import { ENGINE_WORDS } from '@xinjian/engine/words'
import { readerOf } from '@xinjian/format/say/read'
import { asEnglish } from '../../i18n/as-english.ts'
import { hasChinese } from '../format/chinese.ts'
import { DATA_SENTENCES } from './data-sentences.ts'
import { EVIDENCE_NAMES } from './evidence/names.ts'
import { FINANCE_NAMES } from './finance-names.ts'
import { FINANCE_SENTENCES } from './finance-sentences.ts'
import { FIXED_SENTENCES } from './fixed-sentences.ts'
import { FORMULAS } from './formulas.ts'
import { INDICATOR_NAMES } from './indicator-names.ts'
import { INPUT_NAMES } from './input-names.ts'
import { FIRM_SENTENCES, KIND_TITLES } from './joint/firm-sentences.ts'
import { JOINT_NAMES } from './joint/names.ts'
import { ONE_VOICE_NAMES, ONE_VOICE_SENTENCES } from './joint/one-voice.ts'
import { JOINT_SENTENCES } from './joint/sentences.ts'
import { LAYOUT_NAMES } from './layout-names.ts'
import { RULE_NAMES } from './rule-names.ts'
import { RULE_SENTENCES } from './rule-sentences.ts'
import { RULE_THRESHOLDS } from './rule-thresholds.ts'
import { SENTENCES, type Sentence } from './sentences.ts'
import { TAX_METHOD } from './tax-method.ts'
import { TAX_NAMES } from './tax-names.ts'
import { TAX_RECORD_NAMES } from './tax-record-names.ts'
import { TAX_RECORD_SENTENCES, TAX_RECORD_THRESHOLDS } from './tax-record-sentences.ts'
import { TAX_SENTENCES } from './tax-sentences.ts'
import { VALUE_NAMES } from './value-names.ts'
import { VERDICT_NAMES } from './verdict-names.ts'
import { VERDICT_SENTENCES } from './verdict-sentences.ts'

const CHINESE = /[\u3400-\u9fff]/

const NAMES = new Map(
  [
    EVIDENCE_NAMES,
    LAYOUT_NAMES,
    VALUE_NAMES,
    INPUT_NAMES,
    FORMULAS,
    FIXED_SENTENCES,
    RULE_NAMES,
    INDICATOR_NAMES,
    VERDICT_NAMES,
    TAX_RECORD_NAMES,
    FINANCE_NAMES,
    JOINT_NAMES,
    ONE_VOICE_NAMES,
    TAX_NAMES,
    TAX_METHOD,
    KIND_TITLES,
  ].flatMap(Object.entries<string>),
)

/** A figure of a table of thresholds, or a list of them. */
const FIGURE = '(-?[\\d.,]+%?(?:、[\\d.,]+%?)*)'

const THRESHOLDS: readonly Sentence[] = [...RULE_THRESHOLDS, ...TAX_RECORD_THRESHOLDS].map(
  ([zh, en]) => {
    const pattern = zh.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('#', FIGURE)
    let at = 0
    return [new RegExp(`^${pattern}$`), en.replaceAll('#', () => `$${++at}`)]
  },
)

const PATTERNS = [
  ...FIRM_SENTENCES,
  ...THRESHOLDS,
  ...ONE_VOICE_SENTENCES,
  ...JOINT_SENTENCES,
  ...FINANCE_SENTENCES,
  ...VERDICT_SENTENCES,
  ...RULE_SENTENCES,
  ...DATA_SENTENCES,
  ...TAX_RECORD_SENTENCES,
  ...TAX_SENTENCES,
  ...SENTENCES,
]
const read = readerOf(ENGINE_WORDS)
const known = new Map<string, string>()

/** In English, or unchanged where a word of it is not known. */
export function inEnglish(text: string): string {
  if (!CHINESE.test(text)) return text
  const before = known.get(text)
  if (before !== undefined) return before
  const found = ofHouse(text) ?? withoutStop(text)
  const said = found === null ? text : asEnglish(found)
  known.set(text, said)
  return said
}

/** Of the words of the engine, or of the tables here that are not told by it yet. */
const ofHouse = (text: string): string | null =>
  NAMES.get(text) ?? read(text, wholly) ?? matched(text)

/** In English, or null where Chinese is left that is no quotation. */
function wholly(text: string): string | null {
  const said = inEnglish(text)
  return hasChinese(said) ? null : said
}

const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** A sentence that stands as a part of a longer one has lost its full stops: at its end, and before and in a note behind it. */
function withoutStop(text: string): string | null {
  if (text.endsWith('。')) return null
  const noted = text.replaceAll('；（', '。（').replaceAll('；）', '。）')
  const said = ofHouse(`${text}。`) ?? (noted === text ? null : ofHouse(noted))
  return said?.replace(/\.(?= \()/g, '').replace(/\.(?=\)?$)/, '') ?? null
}

function matched(text: string): string | null {
  for (const [pattern, english] of PATTERNS) {
    const found = pattern.exec(text)
    if (!found) continue
    const said = english
      .replace(/([$@~&])(\d+)/g, (_, how: string, at: string) => {
        const part = found[Number(at)] ?? ''
        // Words of the enterprise's own, or of an office: quoted as they were written.
        if (how === '&') return `“${part}”`
        const words = how === '$' ? part : inEnglish(part)
        return (how === '~' ? inSentence(words) : words).replaceAll('、', ', ')
      })
      .trim()
    if (!hasChinese(said)) return said
  }
  return null
}
