/** Marks between words as each language writes them: full width in Chinese, half width in English. */
import type { Lang } from '../labels.ts'

/** `净额（近12个月）`, `Net (last 12 months)`. */
export const noted = (text: string, note: string, lang: Lang): string =>
  lang === 'en' ? `${text} (${note})` : `${text}（${note}）`

/** What is reckoned first. */
export const bracketed = (text: string, lang: Lang): string =>
  lang === 'en' ? `(${text})` : `（${text}）`

/** Several in a row. */
export const listed = (items: readonly string[], lang: Lang): string =>
  items.join(lang === 'en' ? ', ' : '、')

/** What stands before what it announces. */
export const lead = (text: string, lang: Lang): string => `${text}${lang === 'en' ? ': ' : '：'}`
