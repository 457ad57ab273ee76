import { useEffect, useRef } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { toast } from '../../ui/feedback.ts'
import { Icon } from '../../ui/Icon.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { DatasetList } from '../parts/DatasetList.tsx'
import { FailureCard } from '../parts/FailureCard.tsx'
import form from '../parts/form.module.css'
import { GiveUp } from '../parts/GiveUp.tsx'
import { phonePage } from '../parts/phone-page.tsx'
import progressStyles from '../parts/progress.module.css'
import { Ring } from '../parts/Ring.tsx'
import { Screen } from '../parts/Screen.tsx'
import styles from '../parts/screen.module.css'
import { clearDrafts } from '../tax/drafts.ts'
import { flow } from '../tax/flow.ts'
import { useDatasetName } from '../tax/hooks/use-dataset-name.ts'
import { useFlow, useGo, usePoll, useTask } from '../tax/hooks/use-tax.ts'
import { begin, pollTask } from '../tax/steps.ts'
import { outcome } from '../words/outcome.ts'

const ENDED = ['DONE', 'EMPTY', 'FAILED', 'SKIPPED']

/** How far it is, by dataset; looked at every three to fifteen seconds, and left alone without harm. */
function Collecting() {
  const t = useWords(outcome)
  const { follow } = useGo()
  const task = useTask()
  const { joined } = useFlow()
  const language = useLanguage()
  const nameOf = useDatasetName()
  const began = useRef(false)
  useEffect(() => {
    if (began.current) return
    began.current = true
    // The login is over: nothing of its form is needed any more.
    clearDrafts('login')
    void begin(task)
  }, [task])
  usePoll(async () => {
    const before = flow.get().task?.version
    const now = await pollTask()
    if (now.state !== 'COLLECTING') follow(now)
    return now.version !== before
  }, true)
  const wanted = task.datasets.filter((d) => d.state !== 'SKIPPED')
  const done = wanted.filter((d) => ENDED.includes(d.state)).length
  const running = wanted.find((d) => d.state === 'RUNNING')
  const current = language === 'zh' ? task.current : running && nameOf(running)
  return (
    <Screen
      step="COLLECT"
      action={
        <Button size="lg" block onClick={() => toast('success', t('leaveTold'), 5000)}>
          {t('leave')}
        </Button>
      }
    >
      <section className={cx(styles.card, progressStyles.progress)}>
        <Ring value={task.progress} label={t('collectingTitle')} />
        <div>
          <h1>{t('collectingTitle')}</h1>
          <p role="status">{current ? t('current', { name: current }) : t('preparing')}</p>
          <small className={textStyles.num}>{t('done', { n: done, all: wanted.length })}</small>
        </div>
      </section>
      {joined && (
        <p className={form.hint}>
          <Icon name="info" size={16} />
          {t('joined')}
        </p>
      )}
      {task.failure && <FailureCard failure={task.failure} hide={['RETRY', 'LEAVE']} />}
      <p className={form.hint}>
        <Icon name="info" size={16} />
        <span>
          {t('collectingNote')}
          {t('doNot')}
        </span>
      </p>
      <DatasetList items={wanted} />
      <GiveUp />
    </Screen>
  )
}

export const Component = phonePage('collecting', Collecting)
