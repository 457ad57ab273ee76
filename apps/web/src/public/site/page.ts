/** What a page of the public site is: a folder with its words in both languages, its `Page.tsx`, and one literal in `list.ts`. */
import type { ReactNode } from 'react'
import type { Dictionary } from '../../i18n/dictionary.ts'
import type { Language } from '../../i18n/language.ts'
import { ROUTES } from '../../routes.ts'
import { fill } from '../../ui/text.ts'

/** Said of every page besides what it says itself; its title stands in the route table. */
export type PageWords = Dictionary<string> & Record<Language, { description: string }>

/** A file that is offered, as the build made it. */
export interface ToldFile {
  path: string
  /** Bytes. */
  size: number
  sha256: string
  /** Day of the build, `2026-11-27`. */
  date: string
}

export interface PageProps {
  lang: Language
  files: readonly ToldFile[]
}

export interface SitePage {
  /** As the route table spells it; search engines are told this one alone. */
  path: string
  /** Other addresses of the same page: those of phones, where everything is one page for every width. */
  also?: readonly string[]
  words: PageWords
  /** Search engines are not told of it. */
  unlisted?: true
  Component: (props: PageProps) => ReactNode
  /** What kind of page schema.org calls it. Absent = `WebPage`. */
  type?: 'AboutPage' | 'ContactPage' | 'TechArticle' | 'HowTo' | 'CollectionPage'
}

/** A title and what it says, from words that are numbered: `why1`, `why1Text`. */
export interface Said {
  title: string
  text: string
}

type Values = Record<string, string | number>

/** `sayIn(words, 'en')('lead')`; a word that is missing ends the build. */
export const sayIn =
  (words: Dictionary<string>, lang: Language) =>
  (key: string, values: Values = {}): string => {
    const text = words[lang][key]
    if (text === undefined) throw new Error(`no word ${key}`)
    return fill(text, values)
  }

/** All of `name1`, `name1Text`, `name2`, … */
export function listed(
  words: Dictionary<string>,
  lang: Language,
  name: string,
  values: Values = {},
): Said[] {
  const say = sayIn(words, lang)
  const found: Said[] = []
  for (let n = 1; words[lang][`${name}${n}`] !== undefined; n++)
    found.push({ title: say(`${name}${n}`, values), text: say(`${name}${n}Text`, values) })
  if (found.length === 0) throw new Error(`no words ${name}1, ${name}2, …`)
  return found
}

const IN_BOTH = new Set(ROUTES.filter((r) => r.page?.startsWith('public/site/')).map((r) => r.path))

/** The address of a page in the reader's language, where it is there in it. */
export const inLanguage = (path: string, lang: Language): string =>
  lang === 'en' && IN_BOTH.has(path.split('#')[0] ?? '') ? `/en${path}` : path
