import type { GraphViewAnswer } from '@xinjian/contract/graph/view'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { circleWords } from './circle-words.ts'
import { words } from './words.ts'

/** What the view is made of, what it lacks, and what of it was not looked at. */
export function Sources({
  of,
  cut,
}: {
  of: GraphViewAnswer['sources']
  cut: GraphViewAnswer['cut']
}) {
  const t = useWords(words)
  const tc = useWords(circleWords)
  return (
    <div>
      <ul className={layout.row2} aria-label={t('sources')}>
        {of.map(({ edge, state, at }) => {
          const name = t(`edge${edge}`)
          return (
            <li key={edge}>
              <Tag colour={state === 'HELD' ? 'grey' : 'yellow'}>
                {state !== 'HELD'
                  ? t(state, { edge: name })
                  : at
                    ? t('heldAt', { edge: name, at: instant(at).slice(0, 10) })
                    : t('held', { edge: name })}
              </Tag>
            </li>
          )
        })}
      </ul>
      {of.some(({ state }) => state !== 'HELD') ? (
        <p className={textStyles.mutedSm}>{t('missingNote')}</p>
      ) : null}
      {cut.map((part) => (
        <p key={part} className={textStyles.mutedSm}>
          {tc(part)}
        </p>
      ))}
    </div>
  )
}
