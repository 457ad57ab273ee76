import { useEffect } from 'react'
import { preferences, useLanguage } from '../i18n/language.ts'
import { createStore, useStore } from '../ui/store.ts'

type English = typeof import('./english/of.ts')

/** Loaded for English readers only: the service speaks Chinese. */
const english = createStore<English | null>(null)

async function load(): Promise<English | null> {
  if (!english.get()) {
    const found = await import('./english/of.ts').catch(() => null)
    if (found) english.set(found)
  }
  return english.get()
}

/** What a refusal says, in the reader's language; without the dictionary as the service said it. */
export async function saidOf(status: number, message: string): Promise<string> {
  if (preferences.get().language !== 'en') return message
  return (await load())?.refusalIn(status, message) ?? message
}

/** What the service says of a file or a voucher, in the reader's language: `say(sentence)`. */
export function useSaid(): (sentence: string) => string {
  const language = useLanguage()
  const table = useStore(english)
  useEffect(() => {
    if (language === 'en') void load()
  }, [language])
  return (sentence) => (language === 'en' ? (table?.sentenceIn(sentence) ?? sentence) : sentence)
}
