import '../ui/styles/base.global.css'
import '../ui/styles/text.module.css'
import './public.global.css'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Language } from '../i18n/language.ts'
import { ROUTES } from '../routes.ts'
import { headOf } from './head.ts'
import * as home from './pages/Home.tsx'
import * as proof from './pages/Proof.tsx'
import { SITE_PAGES } from './site/list.ts'
import type { ToldFile } from './site/page.ts'

export { SAMPLE_REPORT } from './site/figures/sample.ts'

export interface PageModule {
  description: string
  Component: () => ReactNode
  /** Marks pages with an island: their markup must carry what hydration compares. */
  hydrates?: true
}

/** Pages that are there in Chinese only. */
const CHINESE: Record<string, PageModule> = { '/': home, '/verify': proof }

const siteOf = (path: string) =>
  SITE_PAGES.find((page) => page.path === path || page.also?.includes(path))

/** Every address of the public site: those of the table, and under `/en` what is said in English as well. */
export const ADDRESSES: readonly string[] = ROUTES.filter((r) => r.render === 'static').flatMap(
  ({ path }) => (siteOf(path) ? [path, `/en${path}`] : [path]),
)

/** Addresses that search engines are told of: a page once in each language. */
export const CANONICAL: readonly string[] = [
  ...Object.keys(CHINESE),
  ...SITE_PAGES.filter((page) => !page.unlisted).flatMap(({ path }) => [path, `/en${path}`]),
]

/** What a page is finished with. */
export interface Assets {
  /** Style sheets. */
  head: string
  /** Address of the script of the public site. */
  script: string
  /** Files of the download centre. */
  files: readonly ToldFile[]
}

/** The whole document of a public page: readable before, and without, any script. */
export function renderPage(address: string, assets: Assets): string {
  const lang: Language = address.startsWith('/en/') ? 'en' : 'zh'
  const path = lang === 'en' ? address.slice(3) : address
  const site = siteOf(path)
  const own = lang === 'zh' ? CHINESE[path] : undefined
  const route = ROUTES.find((r) => r.path === (site?.path ?? path))
  if (!route || !(site ?? own)) throw new Error(`no public page ${address}`)
  const name = (lang === 'en' && route.titleEn) || route.title
  const mark = lang === 'en' ? 'Xinjian' : '信鉴'
  const render = own?.hydrates ? renderToString : renderToStaticMarkup
  const body = site ? <site.Component lang={lang} files={assets.files} /> : own && <own.Component />
  return `<!doctype html>
<html lang="${lang === 'en' ? 'en' : 'zh-CN'}" data-paper-ready=""><head><meta charset="utf-8">
${headOf({
  lang,
  path: site?.path ?? path,
  title: name.startsWith(mark) ? name : `${name} · ${mark}`,
  description: site ? site.words[lang].description : (own?.description ?? ''),
  inBoth: site !== undefined,
  type: site?.type ?? 'WebPage',
})}
${assets.head}
<script type="module" src="${assets.script}"></script>
</head><body>${render(body)}</body></html>
`
}
