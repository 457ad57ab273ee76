import type { Language } from '../i18n/language.ts'
import { SITE } from '../shell/site.ts'

interface Told {
  lang: Language
  path: string
  title: string
  description: string
  /** The page is there in English too. */
  inBoth: boolean
  /** By schema.org. */
  type: string
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** What a machine is told of a page: title, description, its one address, its other language, and what kind of page it is. */
export function headOf({ lang, path, title, description, inBoth, type }: Told): string {
  const address = lang === 'en' ? `/en${path}` : path
  const other = (language: string, to: string) =>
    `<link rel="alternate" hreflang="${language}" href="${to}">`
  return [
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    '<meta name="theme-color" content="#0b2239">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="canonical" href="${address}">`,
    ...(inBoth ? [other('zh-CN', path), other('en', `/en${path}`), other('x-default', path)] : []),
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    `<meta property="og:site_name" content="${SITE.name}">`,
    `<script type="application/ld+json">${structured({ lang, address, title, description, type })}</script>`,
  ].join('\n')
}

function structured(page: {
  lang: Language
  address: string
  title: string
  description: string
  type: string
}): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': page.type,
    name: page.title,
    description: page.description,
    url: page.address,
    inLanguage: page.lang === 'en' ? 'en' : 'zh-CN',
    publisher: {
      '@type': 'Organization',
      name: SITE.company,
      url: '/',
      email: SITE.email,
      telephone: SITE.businessPhone,
      logo: '/favicon.svg',
    },
  }
  // A description that held a closing tag would end the element.
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
