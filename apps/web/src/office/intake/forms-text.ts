import type { ImportRow } from '@xinjian/contract/nouns/intake'
import { type BookKind, bookNames } from '@xinjian/format/books/kinds'
import { spanText } from '../../reports/format/window.ts'

type Form = ImportRow['forms'][number]

type Counted = Exclude<Form['what'], 'BOOK'>

const NAMES: Record<Counted, { zh: string; one: string; many: string }> = {
  STATEMENT: { zh: '财务报表', one: 'statement', many: 'statements' },
  RETURN: { zh: '申报表', one: 'tax return', many: 'tax returns' },
  PAYMENT: { zh: '完税证明', one: 'payment certificate', many: 'payment certificates' },
}
const KINDS = ['STATEMENT', 'RETURN', 'PAYMENT'] as const

/** `财务报表 3 张（2024年、2025年9月）`; '' without any. */
export const formsText = (forms: readonly Form[], language: 'zh' | 'en'): string =>
  [
    ...KINDS.flatMap((what) => {
      const own = forms.filter((form) => form.what === what)
      return own.length > 0 ? [ofKind(what, own, language)] : []
    }),
    ...forms.filter(({ what }) => what === 'BOOK').map((form) => ofBook(form, language)),
  ].join(language === 'zh' ? '，' : ', ')

function ofKind(what: Counted, forms: readonly Form[], language: 'zh' | 'en'): string {
  const { zh, one, many } = NAMES[what]
  const days = [...new Set(forms.map(({ period }) => period))].sort()
  // A return of December is of a month, a quarter or the year.
  const whole = (day: string) => what === 'STATEMENT' && day.endsWith('-12-31')
  if (language === 'en') {
    const periods = days.map((day) => day.slice(0, whole(day) ? 4 : 7)).join(', ')
    return `${forms.length} ${forms.length === 1 ? one : many} (${periods})`
  }
  const periods = days.map((day) =>
    whole(day) ? `${day.slice(0, 4)}年` : `${day.slice(0, 4)}年${Number(day.slice(5, 7))}月`,
  )
  return `${zh} ${forms.length} 张（${periods.join('、')}）`
}

/** `序时簿 46 行（2019-01 至 2019-03）`, `Voucher journal, 46 rows (2019-01 – 2019-03)`. */
function ofBook({ kind, period, since = period, rows }: Form, language: 'zh' | 'en'): string {
  const name = bookNames(kind as BookKind)[language]
  const count = rows?.toLocaleString('en-US')
  const counted = {
    zh: count === undefined ? name : `${name} ${count} 行`,
    en: count === undefined ? name : `${name}, ${count} ${rows === 1 ? 'row' : 'rows'}`,
  }[language]
  if (period === '') return counted
  const span = spanText(since.slice(0, 7), period.slice(0, 7), language)
  return language === 'en' ? `${counted} (${span})` : `${counted}（${span}）`
}
