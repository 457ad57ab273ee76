import type { RiskOrderRow } from '@xinjian/contract/nouns/rules/riskOrder'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { words } from './words.ts'

/** That the own card of an order was withdrawn, and how many were judged by it before. */
export function CardWithdrawn({ of: order }: { of: RiskOrderRow }) {
  const t = useWords(words)
  const { scoreCard: n, cardWithdrawnAt, withoutCard: after, done } = order
  if (n === null || cardWithdrawnAt === null) return null
  const at = instant(cardWithdrawnAt).slice(0, 16)
  return <p role="status">{t('cardWithdrawn', { n, at, before: done - after, after })}</p>
}
