import type { CollectFailure } from '@xinjian/contract/nouns/collect'
import { useEffect, useRef } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { type Remedy, remediesOf, teOf } from '../tax/failure.ts'
import { useRemedy } from '../tax/hooks/use-remedy.ts'
import { useAct, useTask } from '../tax/hooks/use-tax.ts'
import { instant } from '../tax/time.ts'
import { failureWords } from '../words/failures.ts'
import styles from './failure.module.css'

/** What happened, in our words, with the figures; what to do; and beside it what the bureau itself said. */
export function FailureText({
  failure,
  titled = true,
}: {
  failure: CollectFailure
  titled?: boolean
}) {
  const t = useWords(failureWords)
  const language = useLanguage()
  const te = teOf(failure.code)
  const again = failure.retryAt && instant(failure.retryAt, new Date(), language)
  return (
    <div className={styles.failureText}>
      {titled && <h2>{t(`${te}.title`)}</h2>}
      {language === 'zh' ? (
        <p>{failure.message}</p>
      ) : (
        failure.attemptsLeft !== null && <p>{t('left', { n: failure.attemptsLeft })}</p>
      )}
      {again && !(language === 'zh' && failure.message.includes(again)) && (
        <p className={textStyles.num}>{t('waitUntil', { time: again })}</p>
      )}
      <p className={styles.failureAdvice}>{t(`${te}.advice`)}</p>
      {failure.bureauMessage && (
        <blockquote>
          <span>{t('bureauSays')}</span>
          {failure.bureauMessage}
        </blockquote>
      )}
      <p className={cx(styles.failureCode, textStyles.num)}>{failure.code}</p>
    </div>
  )
}

export type OwnRemedies = Partial<Record<Remedy, () => unknown>>

/** Buttons of a failure. `big` for the bottom of a page, where the first one is the way on. */
export function Remedies(props: {
  failure: CollectFailure
  ways?: readonly ('PASSWORD' | 'SMS' | 'QR')[]
  own?: OwnRemedies
  hide?: readonly Remedy[]
  big?: boolean
}) {
  const t = useWords(failureWords)
  const { state } = useTask()
  const { busy, run } = useAct()
  const doIt = useRemedy(props.own)
  const list = remediesOf(props.failure, { state, ways: props.ways ?? [] }).filter(
    (remedy) => !props.hide?.includes(remedy),
  )
  return list.map((remedy, i) => (
    <Button
      key={remedy}
      variant={props.big && i === 0 ? 'primary' : props.big ? 'quiet' : 'default'}
      size={props.big ? 'lg' : 'md'}
      block={props.big ?? false}
      busy={busy === remedy}
      disabled={busy !== null}
      onClick={() => void run(remedy, () => doIt(remedy))}
    >
      {t(`do.${remedy}`)}
    </Button>
  ))
}

/** A failure inside a page that can be mended there. */
export function FailureCard(props: {
  failure: CollectFailure
  ways?: readonly ('PASSWORD' | 'SMS' | 'QR')[]
  own?: OwnRemedies
  hide?: readonly Remedy[]
}) {
  const ref = useRef<HTMLElement>(null)
  const { failure } = props
  // The button that was pressed may be a screen below. Whoever was led to a field is left there: it says what is wrong, and this card, which
  // came after it, must not have pushed it behind the button.
  useEffect(() => {
    if (!failure) return
    const field = document.activeElement?.closest('form input')
    if (field) field.scrollIntoView({ block: 'nearest' })
    else ref.current?.scrollIntoView({ block: 'center' })
  }, [failure])
  return (
    <section ref={ref} className={styles.failure} data-part="failure" role="alert">
      <Icon name="warning" size={20} />
      <FailureText failure={failure} />
      <div className={styles.failureWays}>
        <Remedies {...props} />
      </div>
    </section>
  )
}
