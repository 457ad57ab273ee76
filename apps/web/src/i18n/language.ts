import { cookies, YEAR } from '../shell/cookies.ts'
import { createStore, useStore } from '../ui/store.ts'

export type Language = 'zh' | 'en'
export type Size = 'medium' | 'small' | 'mini'
export type Theme = 'light' | 'dark'

export interface Preferences {
  language: Language
  size: Size
  theme: Theme
}

export const preferences = createStore<Preferences>({
  language: 'zh',
  size: 'medium',
  theme: 'light',
})

/** Reads the three cookies; anything unknown is the default (product spec §4: zh, medium). */
export function readPreferences(get: (name: string) => string | null): Preferences {
  const size = get('size')
  return {
    language: get('language') === 'en' ? 'en' : 'zh',
    size: size === 'small' || size === 'mini' ? size : 'medium',
    theme: get('theme') === 'dark' ? 'dark' : 'light',
  }
}

export function startPreferences(): void {
  preferences.set(readPreferences(cookies.get))
  apply(preferences.get())
}

/** Changes one preference, remembers it for a year and shows it at once. */
export function prefer(change: Partial<Preferences>): void {
  const next = { ...preferences.get(), ...change }
  for (const [name, value] of Object.entries(change)) cookies.set(name, value, YEAR)
  preferences.set(next)
  apply(next)
}

function apply({ language, size, theme }: Preferences): void {
  const root = document.documentElement
  root.lang = language === 'en' ? 'en' : 'zh-CN'
  root.dataset.size = size
  root.dataset.theme = theme
}

export const useLanguage = (): Language => useStore(preferences).language
