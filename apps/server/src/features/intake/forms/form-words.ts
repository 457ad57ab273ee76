/** What an import says of its statements, in one sentence. */
import type { StoredForm } from './book-statement.ts'

/** `2024-12-31` → 2024年, `2025-09-30` → 2025年9月. */
const periodWords = (day: string): string =>
  day.endsWith('-12-31')
    ? `${day.slice(0, 4)}年`
    : `${day.slice(0, 4)}年${Number(day.slice(5, 7))}月`

/** `财务报表 3 张（2024年、2025年9月）`, with what a person should know of them. */
export function formWords(forms: readonly StoredForm[]): string {
  const periods = [...new Set(forms.map((f) => f.period))].sort().map(periodWords)
  const stored = forms.filter((f) => !f.bureau)
  const bureau = forms.length - stored.length
  const doubts = forms.reduce((sum, f) => sum + f.doubts, 0)
  const asks = new Set(forms.flatMap((f) => f.asks.map((label) => `${f.kind} ${label}`))).size
  const unchanged = stored.length > 0 && stored.every((f) => f.written === 0)
  return [
    `财务报表 ${forms.length} 张（${periods.join('、')}）`,
    ...(unchanged ? ['内容未变'] : []),
    ...(bureau > 0 ? [`其中 ${bureau} 张税务局已有，以税务局数据为准`] : []),
    ...(asks > 0 ? [`需人工核对：${asks} 个项目待选择会计科目`] : []),
    ...(doubts > 0 ? [`${doubts} 处数字不一致，建议核实`] : []),
  ].join('，')
}
