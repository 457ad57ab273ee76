import type { Language } from '../../i18n/language.ts'

/** What was done in a visit, each deed once with how often, in the order they were first done: `查看报告 2 次、下载pdf`. */
export function doneText(looks: readonly { action: string }[], language: Language): string {
  const times = new Map<string, number>()
  for (const { action } of looks) times.set(action, (times.get(action) ?? 0) + 1)
  const many = (n: number) => (language === 'zh' ? ` ${n} 次` : ` ×${n}`)
  return [...times]
    .map(([action, n]) => (n > 1 ? action + many(n) : action))
    .join(language === 'zh' ? '、' : ', ')
}

/** What was looked at in a visit, each once. */
export const objectsOf = (looks: readonly { object: string }[]): string[] => [
  ...new Set(looks.map(({ object }) => object)),
]
