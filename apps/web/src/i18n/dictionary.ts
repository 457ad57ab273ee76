/**
 * Words live beside the pages that say them: `const words = dictionary({ hello: '您好' }, { hello: 'Hello' })`.
 * Chinese is the truth; English must have the same keys or it does not compile. A page's words load with the page.
 */
import { fill } from '../ui/text.ts'
import { type Language, preferences, useLanguage } from './language.ts'

export interface Dictionary<K extends string> {
  zh: Record<K, string>
  en: Record<K, string>
}

export type Say<K extends string> = (key: K, values?: Record<string, string | number>) => string

export const dictionary = <K extends string>(
  zh: Record<K, string>,
  en: Record<NoInfer<K>, string>,
): Dictionary<K> => ({ zh, en })

const sayer =
  <K extends string>(words: Dictionary<K>, language: Language): Say<K> =>
  (key, values) =>
    values ? fill(words[language][key], values) : words[language][key]

/** In components: re-renders when the language changes. */
export const useWords = <K extends string>(words: Dictionary<K>): Say<K> =>
  sayer(words, useLanguage())

/** Outside components: the language of this moment. */
export const say = <K extends string>(words: Dictionary<K>): Say<K> =>
  sayer(words, preferences.get().language)
