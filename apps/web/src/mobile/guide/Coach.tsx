import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import textStyles from '../../ui/styles/text.module.css'
import form from '../parts/form.module.css'
import { Refusal } from '../parts/Refusal.tsx'
import { useAct, useFlow, useGo } from '../tax/hooks/use-tax.ts'
import { pathOf } from '../tax/pages.ts'
import { guide } from '../words/guide.ts'
import { askActor, stepOn } from './drive.ts'
import styles from './guide.module.css'
import { TOPIC_OF } from './tours.ts'

/** Beside a page of the real flow: what happens on it, what to type, or the step done for whoever only looks. */
export function Coach({ from }: { from: string }) {
  const t = useWords(guide)
  const { here, follow } = useGo()
  const { task } = useFlow()
  const { busy, refusal, run } = useAct()
  const [details, setDetails] = useState<Awaited<ReturnType<typeof askActor>> | null>(null)
  // A stop of the guide tells the same in full.
  const topic = useLocation().pathname === pathOf(here) ? TOPIC_OF[here] : undefined
  if (!topic || !task) return null
  const show = () => void run('lend', async () => setDetails(await askActor()))
  const doIt = () => void run('step', async () => follow(await stepOn(task, await askActor())))
  return (
    <aside className={styles.coach} aria-label={t('banner')}>
      <details className={styles.panel}>
        <summary className={styles.pill}>{t('coach')}</summary>
        <p className={styles.banner}>{t('banner')}</p>
        <dl className={styles.told}>
          <dt className={textStyles.muted}>{t('now')}</dt>
          <dd>{t(`${topic}.now`)}</dd>
          <dt className={textStyles.muted}>{t('bureau')}</dt>
          <dd>{t(`${topic}.bureau`)}</dd>
        </dl>
        {details && (
          <dl className={styles.lent}>
            <dt className={textStyles.muted}>{t('firm')}</dt>
            <dd>{details.enterprise.name}</dd>
            <dt className={textStyles.muted}>{t('taxNo')}</dt>
            <dd>{details.enterprise.taxNo}</dd>
            <dt className={textStyles.muted}>{t('signer')}</dt>
            <dd>{details.signer.name}</dd>
            <dt className={textStyles.muted}>{t('idNo')}</dt>
            <dd>{details.signer.idNo}</dd>
            <dt className={textStyles.muted}>{t('mobile')}</dt>
            <dd>{details.signer.mobile}</dd>
            <dt className={textStyles.muted}>{t('password')}</dt>
            <dd>{details.password}</dd>
            <dt className={textStyles.muted}>{t('smsCode')}</dt>
            <dd>{details.smsCode ?? t('noCode')}</dd>
          </dl>
        )}
        <Refusal text={refusal} />
        <div className={styles.ways}>
          {topic !== 'over' && (
            <Button busy={busy === 'step'} onClick={doIt}>
              {t(busy === 'step' ? 'doing' : 'doIt')}
            </Button>
          )}
          <Button busy={busy === 'lend'} onClick={show}>
            {t('lend')}
          </Button>
          <Link className={form.link} to={from}>
            {t('tour')}
          </Link>
        </div>
      </details>
    </aside>
  )
}
