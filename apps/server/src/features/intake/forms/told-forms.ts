/** What an import says of its forms, in one sentence. */
import { BOOK_NAMES, type BookKind } from '@xinjian/format/books/kinds'
import { BOOK_SAYS } from '../books/words.ts'
import type { StoredForm } from './stored-form.ts'

/** `2024-12-31` → 2024年, `2025-09-30` → 2025年9月. */
const periodWords = (day: string): string =>
  day.endsWith('-12-31')
    ? `${day.slice(0, 4)}年`
    : `${day.slice(0, 4)}年${Number(day.slice(5, 7))}月`

const NAMES: Record<Exclude<StoredForm['what'], 'BOOK'>, string> = {
  STATEMENT: '财务报表',
  RETURN: '申报表',
  PAYMENT: '完税证明',
}

/** `财务报表 3 张（2024年、2025年9月）`, with what a person should know of them. */
export function formWords(forms: readonly StoredForm[]): string {
  const stored = forms.filter((f) => !f.bureau)
  const bureau = forms.length - stored.length
  const doubts = forms.reduce((sum, f) => sum + f.doubts, 0)
  const asks = new Set(forms.flatMap((f) => f.asks.map((label) => `${f.kind} ${label}`))).size
  const unchanged = stored.length > 0 && stored.every((f) => f.written === 0)
  return [
    ...(['STATEMENT', 'RETURN', 'PAYMENT'] as const).flatMap((what) => countWords(what, forms)),
    ...bookWords(forms),
    ...(unchanged ? ['内容未变'] : []),
    ...(bureau > 0 ? [`其中 ${bureau} 张税务局已有，以税务局数据为准`] : []),
    ...(asks > 0 ? [`需人工核对：${asks} 个项目待选择会计科目`] : []),
    ...(doubts > 0 ? [`${doubts} 处数字不一致，建议核实`] : []),
  ].join('，')
}

function countWords(what: keyof typeof NAMES, forms: readonly StoredForm[]): string[] {
  const own = forms.filter((f) => f.what === what)
  const days = [...new Set(own.map((f) => f.period))].sort()
  // A return of December is of a month, a quarter or the year.
  const words = days.map((day) =>
    what === 'STATEMENT' ? periodWords(day) : `${day.slice(0, 4)}年${Number(day.slice(5, 7))}月`,
  )
  return own.length === 0 ? [] : [`${NAMES[what]} ${own.length} 张（${words.join('、')}）`]
}

/** `序时簿 46 行（2019年1月至3月）`: a file holds one book of a kind more often than not. */
const bookWords = (forms: readonly StoredForm[]): string[] =>
  forms
    .filter(({ what }) => what === 'BOOK')
    .map(({ kind, period, since = period, rows }) => {
      const name = BOOK_NAMES[kind as BookKind]
      const counted = rows === undefined ? name : BOOK_SAYS.counted({ book: name, n: rows })
      return period === '' ? counted : `${counted}（${spanWords(since, period)}）`
    })

function spanWords(from: string, to: string): string {
  const [first, last] = [monthWords(from), monthWords(to)]
  if (first === last) return last
  const sameYear = from.slice(0, 4) === to.slice(0, 4)
  return BOOK_SAYS.span({ from: first, to: sameYear ? last.slice(5) : last })
}

const monthWords = (day: string): string => `${day.slice(0, 4)}年${Number(day.slice(5, 7))}月`
