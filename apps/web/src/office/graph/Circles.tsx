import type { GraphViewAnswer } from '@xinjian/contract/graph/view'
import { sayUnlisted } from '@xinjian/graph/say-unlisted'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { circleWords } from './circle-words.ts'

/** Absent = a view without trade, or a query kept before circles were counted. */
export type CirclesOf = GraphViewAnswer['circles']

const countOf = (of: NonNullable<CirclesOf>): number =>
  of.byLength.reduce((sum, { count }) => sum + count, 0)

/** No circle is known of, as far as it was searched: where it was cut short, nothing may be called clear. */
export const isClear = (of: CirclesOf): boolean => !of || (of.complete && countOf(of) === 0)

/** Of how many levels and of which twelve months circles were looked for. */
export interface CirclesWithin {
  levels: number
  year: GraphViewAnswer['year']
}

/** How many circles of supply there are by length; where the search did not end, at least how many. */
export function Circles({ of, levels, year }: CirclesWithin & { of: CirclesOf }) {
  const t = useWords(circleWords)
  const language = useLanguage()
  const comma = language === 'en' ? ', ' : '、'
  if (!of || !year || isClear(of)) return null
  const n = countOf(of)
  const list = of.byLength
    .filter(({ count }) => count > 0)
    .map((row) => t('ofLength', row))
    .join(comma)
  return (
    <p className={textStyles.mutedSm}>
      {n > 0 ? t(of.complete ? 'all' : 'atLeast', { n, list, levels, ...year }) : null}
      {of.ofCentre ? t(of.complete ? 'own' : 'ownAtLeast', { n: of.ofCentre }) : null}{' '}
      {sayUnlisted(of, language)} {of.complete ? null : t('cut')}
    </p>
  )
}

/** Circles there are, or may be, but none of them is drawn. `cut`: because not everything that is held was looked at. */
export function NoneDrawn({ cut }: { cut: boolean }) {
  const t = useWords(circleWords)
  return (
    <Empty icon="search" title={t('noneDrawn')}>
      <p className={textStyles.muted}>{t(cut ? 'noneRead' : 'noneDrawnNote')}</p>
    </Empty>
  )
}
