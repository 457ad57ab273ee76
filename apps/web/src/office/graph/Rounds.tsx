import { useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { OpenButton } from '../common/cells/OpenButton.tsx'
import { exact } from './amounts.ts'
import { circleWords } from './circle-words.ts'
import styles from './graph.module.css'
import { words } from './words.ts'
import type { Finding, InvoicesAsked, WorldEdge } from './world.ts'

const FIRST = 5
/** As many more each time. */
const STEP = 100

/** Each time that invoices went round a circle: them in the order in which they followed one another, each to be opened. */
export default function Rounds(props: {
  finding: Finding
  edges: ReadonlyMap<string, WorldEdge>
  nameOf: (id: string) => string
  onInvoices: (asked: InvoicesAsked) => void
}) {
  const t = useWords(circleWords)
  const opens = useWords(words)('toInvoices')
  const [shown, setShown] = useState(FIRST)
  const { finding, edges, nameOf } = props
  const rounds = finding.rounds ?? []
  const all = finding.figures.rounds ?? rounds.length
  const atLeast = (finding.figures.roundsAtLeast ?? 0) > 0
  const endsOf = (id: string): string => {
    const { from = '', to = '' } = edges.get(id) ?? {}
    return `${nameOf(from)} → ${nameOf(to)}`
  }
  return (
    <>
      <ol className={layout.stack3} aria-label={t('rounds')}>
        {rounds.slice(0, shown).map(({ papers }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place in time.
          <li key={i}>
            <b className={textStyles.mutedXs}>{t('round', { n: i + 1 })}</b>{' '}
            <small className={cx(textStyles.num, textStyles.mutedXs)}>
              {t('leastOf', { amount: exact(Math.min(...papers.map(({ total }) => total))) })}
            </small>
            <ul className={styles.relations}>
              {papers.map(({ edge, day, total }) => (
                <li key={edge}>
                  <OpenButton
                    about={opens}
                    onClick={() =>
                      props.onInvoices({ edges: [edge], paper: { issued: day, total } })
                    }
                  >
                    {endsOf(edge)}
                  </OpenButton>
                  <span className={textStyles.num}>
                    {day} · {t('yuan', { amount: exact(total) })}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {rounds.length > shown ? (
        <Button size="sm" onClick={() => setShown(shown + STEP)}>
          {rounds.length > shown + STEP
            ? t('moreRounds', { n: STEP })
            : t(atLeast ? 'listed' : 'allRounds', { n: rounds.length })}
        </Button>
      ) : null}
      {all > rounds.length ? (
        <p className={textStyles.mutedXs}>
          {t(atLeast ? 'firstFound' : 'firstRounds', { n: rounds.length, all })}
        </p>
      ) : null}
    </>
  )
}
