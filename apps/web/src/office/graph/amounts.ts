import type { Language } from '../../i18n/language.ts'
import { money, percent, shortMoney } from '../../reports/format/number.ts'

/** 分 as it is read at a glance; what is not known is `--`, never 0. */
export function short(fen: number | null, language: Language): string {
  if (fen === null) return '--'
  const { text, unit } = shortMoney(fen / 100, language)
  return `${text} ${unit}`
}

/** 分 to the cent, in yuan. */
export const exact = (fen: number | null): string => (fen === null ? '--' : money(fen / 100))

export const share = (of: number | null): string => (of === null ? '--' : percent(of))
