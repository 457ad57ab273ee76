import { cookies, YEAR } from '../shell/cookies.ts'
import { createStore, useStore } from '../ui/store.ts'
import { type Language, type Preferences, readPreferences } from './preferences.ts'

export type { Language, Preferences, Size, Theme } from './preferences.ts'
export { readPreferences } from './preferences.ts'

export const preferences = createStore<Preferences>({
  language: 'zh',
  size: 'medium',
  theme: 'light',
})

export function startPreferences(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const read = () => show(readPreferences(cookies.get, dark.matches))
  dark.addEventListener('change', read)
  read()
}

/** Changes one preference, remembers it for a year and shows it at once. */
export function prefer(change: Partial<Preferences>): void {
  for (const [name, value] of Object.entries(change)) cookies.set(name, value, YEAR)
  show({ ...preferences.get(), ...change })
}

function show(next: Preferences): void {
  preferences.set(next)
  const { documentElement: root } = document
  root.lang = next.language === 'en' ? 'en' : 'zh-CN'
  root.dataset.size = next.size
  root.dataset.theme = root.dataset.only ?? next.theme
}

export const useLanguage = (): Language => useStore(preferences).language
