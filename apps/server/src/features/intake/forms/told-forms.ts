/** What an import says of its forms. */
import { BOOK_NAMES, type BookKind } from '@xinjian/format/books/kinds'
import { BOOK_SAYS } from '../books/words.ts'
import type { StoredForm } from './stored-form.ts'
import { POSTED_SAYS } from './words.ts'

const yearOf = (day: string): number => Number(day.slice(0, 4))
const monthOf = (day: string): number => Number(day.slice(5, 7))

/** `2025-09-30` → 2025年9月. */
const monthWords = (day: string): string =>
  POSTED_SAYS.month({ year: yearOf(day), month: monthOf(day) })

/** `2024-12-31` → 2024年. */
const periodWords = (day: string): string =>
  day.endsWith('-12-31') ? POSTED_SAYS.year({ year: yearOf(day) }) : monthWords(day)

const COUNTED = {
  STATEMENT: POSTED_SAYS.statements,
  RETURN: POSTED_SAYS.returns,
  PAYMENT: POSTED_SAYS.payments,
}

/** `财务报表 3 张（2024年、2025年9月）`, and what a person should know of them. */
export function formWords(forms: readonly StoredForm[]): readonly string[] {
  const stored = forms.filter((f) => !f.bureau)
  const bureau = forms.length - stored.length
  const doubts = forms.reduce((sum, f) => sum + f.doubts, 0)
  const asks = new Set(forms.flatMap((f) => f.asks.map((label) => `${f.kind} ${label}`))).size
  const unchanged = stored.length > 0 && stored.every((f) => f.written === 0)
  return [
    ...(['STATEMENT', 'RETURN', 'PAYMENT'] as const).flatMap((what) => countWords(what, forms)),
    ...bookWords(forms),
    ...(unchanged ? [POSTED_SAYS.unchanged] : []),
    ...(bureau > 0 ? [POSTED_SAYS.bureauHas({ n: bureau })] : []),
    ...(asks > 0 ? [POSTED_SAYS.accountsToChoose({ n: asks })] : []),
    ...(doubts > 0 ? [POSTED_SAYS.doubts({ n: doubts })] : []),
  ]
}

function countWords(what: keyof typeof COUNTED, forms: readonly StoredForm[]): string[] {
  const own = forms.filter((f) => f.what === what)
  const days = [...new Set(own.map((f) => f.period))].sort()
  // A return of December is of a month, a quarter or the year.
  const periods = days.map(what === 'STATEMENT' ? periodWords : monthWords)
  return own.length === 0 ? [] : [COUNTED[what]({ n: own.length, periods })]
}

/** `序时簿 46 行（2019年1月至3月）`: a file holds one book of a kind more often than not. */
const bookWords = (forms: readonly StoredForm[]): string[] =>
  forms
    .filter(({ what }) => what === 'BOOK')
    .map(({ kind, period, since = period, rows }) => {
      const name = BOOK_NAMES[kind as BookKind]
      const counted = rows === undefined ? name : BOOK_SAYS.counted({ book: name, n: rows })
      if (period === '') return counted
      return POSTED_SAYS.bookOf({ book: counted, months: spanWords(since, period) })
    })

function spanWords(from: string, to: string): string {
  const [first, last] = [monthWords(from), monthWords(to)]
  if (first === last) return last
  const year = yearOf(from)
  return year === yearOf(to)
    ? POSTED_SAYS.monthsOfYear({ year, from: monthOf(from), to: monthOf(to) })
    : POSTED_SAYS.months({ from: first, to: last })
}
