import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { DatasetList } from '../parts/DatasetList.tsx'
import { Mark } from '../parts/Mark.tsx'
import { TakenBack } from '../parts/owner/TakenBack.tsx'
import { phonePage } from '../parts/phone-page.tsx'
import { Screen } from '../parts/Screen.tsx'
import styles from '../parts/screen.module.css'
import { TaskFacts } from '../parts/TaskFacts.tsx'
import { type Remedy, remediesOf } from '../tax/failure.ts'
import { beginAgain } from '../tax/flow.ts'
import { useAct, useFlow, useGo, useTask } from '../tax/hooks/use-tax.ts'
import { saidOf } from '../tax/said.ts'
import { outcome } from '../words/outcome.ts'

/** Of what is missing only. */
const FailureText = lazy(async () => ({
  default: (await import('../parts/Failure.tsx')).FailureText,
}))
const Remedies = lazy(async () => ({ default: (await import('../parts/Failure.tsx')).Remedies }))

const HIDDEN: readonly Remedy[] = ['LEAVE', 'NEW']

/** The end: complete, or with what is still missing and the choice to go on or leave it at that. */
function Over() {
  const t = useWords(outcome)
  const { to } = useGo()
  const { channel } = useFlow()
  const task = useTask()
  const [enough, setEnough] = useState(false)
  const { busy, run } = useAct()
  const said = saidOf(task)
  const partial = task.state === 'PARTIAL' && !enough
  // Too young a firm has nothing more to give: then leaving it at that is the way on.
  const more =
    task.failure !== null &&
    remediesOf(task.failure, { state: task.state, ways: [] }).some((r) => !HIDDEN.includes(r))
  const lacking = task.datasets.filter((d) => d.state === 'FAILED')
  const another = () =>
    void run('another', async () => {
      await beginAgain(false)
      to('index')
    })
  if (said === 'TAKEN_BACK') return <TakenBack />
  if (partial)
    return (
      <Screen
        action={
          <>
            <Suspense>
              {task.failure && <Remedies big failure={task.failure} hide={HIDDEN} />}
            </Suspense>
            <Button
              variant={more ? 'quiet' : 'primary'}
              size="lg"
              block
              onClick={() => setEnough(true)}
            >
              {t('enough')}
            </Button>
          </>
        }
      >
        <Mark tone="warning" title={t('partialTitle')}>
          {lacking.length > 0 && <p>{t('partialText')}</p>}
        </Mark>
        {lacking.length > 0 && <DatasetList items={lacking} />}
        {task.failure && (
          <section className={styles.card}>
            <Suspense>
              <FailureText failure={task.failure} />
            </Suspense>
          </section>
        )}
        <TaskFacts />
      </Screen>
    )
  return (
    <Screen
      action={
        <>
          <Button variant="primary" size="lg" block onClick={() => to('dataInfo')}>
            {t('see')}
          </Button>
          {!task.bound && (
            <Button variant="quiet" size="lg" block busy={busy !== null} onClick={another}>
              {t('another')}
            </Button>
          )}
        </>
      }
    >
      <Mark tone="success" title={t('overTitle')}>
        {said !== 'STANDS' && <p>{t(said, { name: channel?.name ?? '' })}</p>}
        <p>{t('overText')}</p>
      </Mark>
      <TaskFacts />
    </Screen>
  )
}

export const Component = phonePage('over', Over)
