import type { RiskSubjectRow } from '@xinjian/contract/nouns/rules/riskOrder'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import { words } from './words.ts'

type MissingReport = RiskSubjectRow['missing'][number]

/** A report that the policy needs and that is not there: 发票报告：数据已过期. */
export function useMissingWords(): (missing: MissingReport) => string {
  const t = useWords(words)
  const language = useLanguage()
  const colon = language === 'zh' ? '：' : ': '
  return ({ kind, why }) => `${kindTitle(kind, language)}${colon}${t(why)}`
}
