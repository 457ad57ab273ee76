import type { ImportRow } from '@xinjian/contract/nouns/intake'

/** `财务报表 3 张（2024年、2025年9月）`; '' without any. */
export function formsText(forms: ImportRow['forms'], language: 'zh' | 'en'): string {
  if (forms.length === 0) return ''
  const days = [...new Set(forms.map(({ period }) => period))].sort()
  const whole = (day: string) => day.endsWith('-12-31')
  if (language === 'en') {
    const periods = days.map((day) => day.slice(0, whole(day) ? 4 : 7)).join(', ')
    return `${forms.length} ${forms.length === 1 ? 'statement' : 'statements'} (${periods})`
  }
  const periods = days.map((day) =>
    whole(day) ? `${day.slice(0, 4)}年` : `${day.slice(0, 4)}年${Number(day.slice(5, 7))}月`,
  )
  return `财务报表 ${forms.length} 张（${periods.join('、')}）`
}
