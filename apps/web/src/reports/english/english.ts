/** The document in English: its own words are Chinese, and a dictionary of them comes only to who reads English. */
import { useEffect } from 'react'
import { createStore, useStore } from '../../ui/store.ts'
import type { Lang } from '../labels.ts'

export type Say = (text: string) => string

const loaded = createStore<Say | null>(null)

/** Fetches the dictionary once; until then there is nothing to say in English. */
export async function loadEnglish(): Promise<void> {
  if (loaded.get()) return
  const { inEnglish } = await import('./dictionary.ts')
  loaded.set(() => inEnglish)
}

const asItIs: Say = (text) => text

/** How the words of a document are said in a language; null while the dictionary is on its way. */
export function useSay(lang: Lang): Say | null {
  const english = useStore(loaded)
  useEffect(() => {
    if (lang === 'en') void loadEnglish()
  }, [lang])
  return lang === 'zh' ? asItIs : english
}
