import { useEffect } from 'react'
import { useLanguage } from '../i18n/language.ts'
import { createStore, useStore } from '../ui/store.ts'

/** Loaded for English readers only: Chinese is the truth, and stands in the contract. */
const english = createStore<Readonly<Record<string, string>> | null>(null)

/** The English of a sentence of the contract; numbers in it stand as `#` in the table, in the same order. */
export function spokenIn(table: Readonly<Record<string, string>>, sentence: string): string {
  const numbers = sentence.match(/\d+/g) ?? []
  return (table[sentence.replace(/\d+/g, '#')] ?? sentence).replace(
    /#/g,
    () => numbers.shift() ?? '',
  )
}

/** A sentence of the contract in the reader's language. */
export function useSpoken(): (sentence: string) => string {
  const language = useLanguage()
  const table = useStore(english)
  useEffect(() => {
    if (language === 'en' && !table)
      import('./english.ts').then((m) => english.set(m.ENGLISH)).catch(() => undefined)
  }, [language, table])
  return (sentence) => (language === 'en' && table ? spokenIn(table, sentence) : sentence)
}
