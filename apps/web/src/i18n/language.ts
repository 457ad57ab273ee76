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

/** Reads the three cookies; anything unknown is the default (product spec §4: zh, medium), a theme that of the system. */
export function readPreferences(
  get: (name: string) => string | null,
  systemIsDark = false,
): Preferences {
  const [size, theme] = [get('size'), get('theme')]
  return {
    language: get('language') === 'en' ? 'en' : 'zh',
    size: size === 'small' || size === 'mini' ? size : 'medium',
    theme: theme === 'dark' || (systemIsDark && theme !== 'light') ? 'dark' : 'light',
  }
}

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
