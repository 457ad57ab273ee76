/**
 * Figures that pages tell of the product's own tests, read from the committed results when the site is built: nobody types one, and a
 * figure that missed its goal is told by no page that says it was met.
 */
import type { Language } from '../../../i18n/language.ts'

interface Result {
  figures?: { name: string; value: number; goal: string; met: boolean }[]
  environment: { date: string; cpu: string }
  method: string[]
}

const RESULTS = import.meta.glob<Result>('../../../../../../bench/results/*.json', {
  eager: true,
  import: 'default',
})

export interface Figure {
  value: string
  /** The same as a number, for who writes it as a share. */
  amount: number
  /** The day it was measured. */
  date: string
  /** Name of the file of the repository that holds it. */
  source: string
}

const resultOf = (name: string): Result => {
  const found = Object.entries(RESULTS).find(([file]) => file.endsWith(`/${name}.json`))
  if (!found) throw new Error(`no results ${name}`)
  return found[1]
}

const written = (value: number, lang: Language): string =>
  value.toLocaleString(lang === 'en' ? 'en-US' : 'zh-CN', { maximumFractionDigits: 2 })

/** A figure by its name in the table of results. */
export function figure(source: string, name: string, lang: Language): Figure {
  const { figures = [], environment } = resultOf(source)
  const found = figures.find((f) => f.name === name)
  if (!found) throw new Error(`no figure ${name} in ${source}`)
  if (!found.met) throw new Error(`${name} in ${source} missed its goal: tell it otherwise`)
  return { value: written(found.value, lang), amount: found.value, date: environment.date, source }
}

/** A number that the method of a result tells in words, as `40 imports`: what the pattern's first group holds. */
export function toldIn(source: string, pattern: RegExp, lang: Language): Figure {
  const { method, environment } = resultOf(source)
  const found = pattern.exec(method.join(' '))?.[1]
  if (!found) throw new Error(`${source} tells nothing like ${pattern}`)
  return {
    value: written(Number(found), lang),
    amount: Number(found),
    date: environment.date,
    source,
  }
}
