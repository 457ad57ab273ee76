import { ConfigProvider, type ConfigProviderProps, type ThemeConfig, theme as themes } from 'antd'
import en from 'antd/es/locale/en_US.js'
import zh from 'antd/es/locale/zh_CN.js'
import type { ReactNode } from 'react'

type Locale = NonNullable<ConfigProviderProps['locale']>

/** antd's types call these CommonJS (default inside default); bundled as ES modules they are the locale itself. */
const localeOf = (module: Locale | { default: Locale }): Locale =>
  'locale' in module ? module : module.default

/** Values of the design tokens as the page shows them now, so that antd widgets follow theme and size. */
export function antdTheme(dark: boolean, read: (name: string) => string): ThemeConfig {
  const px = (name: string) => Number.parseFloat(read(name))
  return {
    algorithm: dark ? themes.darkAlgorithm : themes.defaultAlgorithm,
    token: {
      colorPrimary: read('--accent'),
      colorLink: read('--accent-text'),
      colorSuccess: read('--flag-green'),
      colorWarning: read('--flag-yellow'),
      colorError: read('--flag-red'),
      colorText: read('--text'),
      colorTextSecondary: read('--text-2'),
      colorBorder: read('--line-strong'),
      colorBgContainer: read('--surface'),
      colorBgElevated: read('--surface'),
      borderRadius: px('--radius'),
      fontSize: px('--text-md'),
      controlHeight: px('--control'),
      fontFamily: read('--font-sans'),
    },
  }
}

/**
 * For office pages that need what the kit has not (date ranges, trees, transfer lists): wrap just that part, in a lazily
 * loaded component. The office shell itself ships no antd, which keeps the first page at a third of its budget.
 */
export function AntdTheme(props: { dark: boolean; language: 'zh' | 'en'; children: ReactNode }) {
  const styles = getComputedStyle(document.documentElement)
  const theme = antdTheme(props.dark, (name) => styles.getPropertyValue(name).trim())
  return (
    <ConfigProvider theme={theme} locale={localeOf(props.language === 'zh' ? zh : en)}>
      {props.children}
    </ConfigProvider>
  )
}
