import { useEffect } from 'react'
import { useLanguage } from '../i18n/language.ts'
import { createStore, useStore } from '../ui/store.ts'

type Say = (zh: string) => string

/** Loaded for English readers only: what a form does not accept is said before anything is sent. */
const english = createStore<{ say: Say } | null>(null)

/** A sentence of the contract in the reader's language. */
export function useSpoken(): Say {
  const language = useLanguage()
  const loaded = useStore(english)
  useEffect(() => {
    if (language === 'en' && !loaded)
      import('./english.ts')
        .then(({ inEnglish }) => english.set({ say: inEnglish }))
        .catch(() => undefined)
  }, [language, loaded])
  return (sentence) => (language === 'en' && loaded ? loaded.say(sentence) : sentence)
}
