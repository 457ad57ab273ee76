import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureText, Remedies } from '../parts/Failure.tsx'
import { GiveUp } from '../parts/GiveUp.tsx'
import { Mark } from '../parts/Mark.tsx'
import { TakenBack } from '../parts/owner/TakenBack.tsx'
import { phonePage } from '../parts/phone-page.tsx'
import { Screen } from '../parts/Screen.tsx'
import styles from '../parts/screen.module.css'
import { TaskFacts } from '../parts/TaskFacts.tsx'
import { teOf } from '../tax/failure.ts'
import { useAct, useGo, useTask } from '../tax/hooks/use-tax.ts'
import { saidOf } from '../tax/said.ts'
import { restart } from '../tax/steps.ts'
import { failureWords } from '../words/failures.ts'
import { outcome } from '../words/outcome.ts'

/** Result 2: what happened, in plain words and the bureau's own, and the way on. */
function TaskFailed() {
  const t = useWords(outcome)
  const f = useWords(failureWords)
  const { follow } = useGo()
  const task = useTask()
  const { failure } = task
  const { busy, run } = useAct()
  // A collection that ended by it says so already, with the way on.
  if (failure?.code !== 'TE-18' && saidOf(task) === 'TAKEN_BACK') return <TakenBack />
  return (
    <Screen
      action={
        failure ? (
          <Remedies big failure={failure} />
        ) : (
          <Button
            variant="primary"
            size="lg"
            block
            busy={busy !== null}
            onClick={() => void run('RETRY', async () => follow(await restart('RETRY')))}
          >
            {f('do.RETRY')}
          </Button>
        )
      }
    >
      <Mark tone="bad" title={failure ? f(`${teOf(failure.code)}.title`) : t('failedTitle')} />
      {failure && (
        <section className={styles.card}>
          <FailureText failure={failure} titled={false} />
        </section>
      )}
      <TaskFacts />
      <GiveUp />
    </Screen>
  )
}

export const Component = phonePage('taskFailed', TaskFailed)
