import { useEffect } from 'react'
import { useLanguage } from '../i18n/language.ts'
import { createStore, useStore } from '../ui/store.ts'

type SentenceIn = typeof import('./english/of.ts')['sentenceIn']

/** Loaded for English readers only. */
const english = createStore<{ of: SentenceIn } | null>(null)

/** What the service says of a file or a voucher, in the reader's language: `say(sentence)`. */
export function useSaid(): (sentence: string) => string {
  const language = useLanguage()
  const table = useStore(english)
  useEffect(() => {
    if (language === 'en' && !table)
      import('./english/of.ts')
        .then(({ sentenceIn }) => english.set({ of: sentenceIn }))
        .catch(() => undefined)
  }, [language, table])
  return (sentence) => (language === 'en' ? (table?.of(sentence) ?? sentence) : sentence)
}
