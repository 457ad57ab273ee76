export type Language = 'zh' | 'en'
export type Size = 'medium' | 'small' | 'mini'
export type Theme = 'light' | 'dark'

export interface Preferences {
  language: Language
  size: Size
  theme: Theme
}

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
