import { Fragment, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { instant } from '../../reports/format/instant.ts'
import { Stat } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { Empty } from '../../ui/States.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { duration } from '../common/durations.ts'
import styles from './timeline.module.css'
import { digestOf, type PlacedStep, placed, type Step } from './timeline.ts'
import { timelineWords } from './words.ts'

/** Every step of a collection: figures, data sets, then who did what when, with the bureau's own words. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  const t = useWords(timelineWords)
  const language = useLanguage()
  const [trouble, setTrouble] = useState(false)
  const digest = digestOf(steps)
  if (!digest) return null
  const shown = placed(steps, trouble)
  return (
    <div className={cx(layout.stack4, styles.timeline)}>
      <div className={cx(layout.two640, styles.stats)}>
        <Stat label={t('spent')} value={duration(digest.spentMs, language)} />
        <Stat
          label={t('calls')}
          value={digest.bureauCalls}
          unit={t('times')}
          note={t('callsNote', { n: duration(digest.bureauMs, language) })}
        />
        <Stat label={t('retries')} value={digest.retries} unit={t('times')} />
        <Stat label={t('failures')} value={digest.failures} unit={t('times')} />
      </div>
      <section>
        <h3>{t('data')}</h3>
        {digest.datasets.length === 0 ? <p className={textStyles.muted}>{t('noData')}</p> : null}
        <ul className={styles.data}>
          {digest.datasets.map((d) => (
            <li key={d.dataset} className={d.ok ? undefined : styles.isBad}>
              {d.text}
            </li>
          ))}
        </ul>
      </section>
      <Segmented
        label={t('filter')}
        value={trouble ? 'trouble' : 'all'}
        options={[
          { key: 'all', label: t('all') },
          { key: 'trouble', label: t('trouble') },
        ]}
        onChange={(key) => setTrouble(key === 'trouble')}
      />
      {shown.length === 0 ? <Empty icon="check" title={t('noTrouble')} /> : null}
      <ol>
        {shown.map((step) => (
          <Fragment key={step.n}>
            {step.day === null ? null : (
              <li className={cx(styles.day, textStyles.num)}>{step.day}</li>
            )}
            {step.pauseMs !== null && !trouble ? (
              <li className={cx(styles.pause, textStyles.num)}>
                {t('pause', { n: duration(step.pauseMs, language) })}
              </li>
            ) : null}
            <StepLine step={step} />
          </Fragment>
        ))}
      </ol>
    </div>
  )
}

function StepLine({ step }: { step: PlacedStep }) {
  const t = useWords(timelineWords)
  const language = useLanguage()
  return (
    <li
      className={cx(
        styles.step,
        step.actor === 'BUREAU' && styles.isBureau,
        step.actor === 'SYSTEM' && styles.isSystem,
        !step.ok && styles.isBad,
      )}
    >
      <time className={textStyles.num} dateTime={step.at}>
        {instant(step.at).slice(11)}
      </time>
      <div>
        <p>
          <span className={textStyles.muted}>{t(step.actor)}</span>
          <span className={textStyles.anywhere}>{step.text}</span>
          {step.ok ? null : <Tag colour="red">{t('failed')}</Tag>}
          {step.ms === null ? null : (
            <small className={cx(textStyles.num, textStyles.muted)}>
              {duration(step.ms, language)}
            </small>
          )}
        </p>
        {step.bureauMessage ? (
          <blockquote>
            <small>{t('bureauSaid')}</small>
            {step.bureauMessage}
          </blockquote>
        ) : null}
      </div>
    </li>
  )
}
