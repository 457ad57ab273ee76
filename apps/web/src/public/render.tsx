import '../ui/styles/base.global.css'
import '../ui/styles/text.module.css'
import './public.global.css'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ROUTES } from '../routes.ts'
import * as home from './pages/Home.tsx'
import * as proof from './pages/Proof.tsx'

export interface PageModule {
  description: string
  Component: () => ReactNode
  /** Marks pages with an island: their markup must carry what hydration compares. */
  hydrates?: true
}

const PAGES: Record<string, PageModule> = { '/': home, '/verify': proof }

/** The whole document of a public page: readable before, and without, any script. */
export function renderPage(path: string, assets: { head: string; script: string }): string {
  const page = PAGES[path]
  const route = ROUTES.find((r) => r.path === path)
  if (!page || !route) throw new Error(`no public page ${path}`)
  const render = page.hydrates ? renderToString : renderToStaticMarkup
  const title = route.title.startsWith('信鉴') ? route.title : `${route.title} · 信鉴`
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<meta name="description" content="${page.description}">
<meta name="theme-color" content="#0b2239">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${assets.head}
<script type="module" src="${assets.script}"></script>
</head><body>${render(<page.Component />)}</body></html>
`
}
