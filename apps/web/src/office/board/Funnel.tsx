import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Stat } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { rateText, secondsText } from '../common/durations.ts'
import styles from './board.module.css'
import { type Board, barsOf } from './funnel.ts'
import { STEPS_EN, words } from './words.ts'

/** The way from the link to the data: a bar per step, how many went no further, how long a step takes. */
export function Funnel({ steps }: { steps: Board['steps'] }) {
  const t = useWords(words)
  const language = useLanguage()
  const bars = barsOf(steps)
  const name = (bar: { state: string; name: string }) =>
    language === 'en' ? (STEPS_EN[bar.state] ?? bar.name) : bar.name
  const last = bars.at(-1)
  const worst = bars.find((bar) => bar.worst)
  return (
    <div className={styles.funnel}>
      <div className={cx(layout.two640, styles.stats)}>
        <Stat
          label={t('opened')}
          value={(bars[0]?.reached ?? 0).toLocaleString('en-US')}
          unit={t('times')}
        />
        <Stat
          label={t('finished')}
          value={(last?.reached ?? 0).toLocaleString('en-US')}
          unit={t('times')}
        />
        <Stat label={t('rate')} value={rateText(last?.share ?? 0)} />
        <Stat
          label={t('lost')}
          value={<span className={styles.word}>{worst ? name(worst) : t('nobody')}</span>}
          note={worst ? t('lostNote', { n: worst.left }) : undefined}
        />
      </div>
      <ol className={styles.steps}>
        {bars.map((bar) => (
          <li key={bar.state} className={cx(bar.worst && styles.isWorst)}>
            <span className={styles.name}>{name(bar)}</span>
            <span className={styles.track}>
              <i style={{ width: `${bar.share * 100}%` }} />
            </span>
            <b className={textStyles.num}>{bar.reached.toLocaleString('en-US')}</b>
            <small className={textStyles.num}>
              {[
                bar.passed === null ? '' : t('passed', { p: rateText(bar.passed) }),
                bar.medianSeconds === null
                  ? ''
                  : t('median', { n: secondsText(bar.medianSeconds, language) }),
                bar.left > 0 ? t('left', { n: bar.left }) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ol>
    </div>
  )
}
