import { useEffect, useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { useAct } from '../../tax/hooks/use-tax.ts'
import { goOnHere, type OwnTask, ownedTasks } from '../../tax/owner.ts'
import { owner } from '../../words/owner.ts'
import form from '../form.module.css'
import { Refusal } from '../Refusal.tsx'
import screen from '../screen.module.css'

/** Collections of one's own that can be gone on with on this phone; without any it takes no room. */
export function OwnerTasks() {
  const t = useWords(owner)
  const [mine, setMine] = useState<OwnTask[]>([])
  const { busy, refusal, run } = useAct()
  useEffect(() => void run('tasks', async () => setMine(await ownedTasks())), [run])
  const goOn = ({ finTaskId }: OwnTask) =>
    // A whole load: what this tab knew of another link must not be in its way.
    void run(finTaskId, async () => location.assign(await goOnHere(finTaskId)))
  if (mine.length === 0) return <Refusal text={refusal} />
  return (
    <>
      {mine.map((task) => (
        <section key={task.finTaskId} className={screen.card}>
          <h2>{task.enterprise.name}</h2>
          <p className={form.below}>
            {t(stageOf(task.state))} · {task.institution}
          </p>
          <Button
            block
            busy={busy === task.finTaskId}
            disabled={busy !== null}
            onClick={() => goOn(task)}
          >
            {t(ENDED.has(task.state) ? 'see' : 'goOn')}
          </Button>
        </section>
      ))}
      <Refusal text={refusal} />
    </>
  )
}

const ENDED: ReadonlySet<string> = new Set(['SUCCESS'])

/** How far it is, in the words of who asks "where was I". */
const stageOf = (state: OwnTask['state']) =>
  state === 'COLLECTING' || state === 'SUCCESS' || state === 'PARTIAL' || state === 'FAILED'
    ? (`stage.${state}` as const)
    : ('stage.LOGIN' as const)
