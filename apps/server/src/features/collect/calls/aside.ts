/** A question to the bureau that leaves the task where it is: asked in the session of the login that follows, told to the black box. */
import { areaName } from '@xinjian/format/bureau/areas'
import type { TaskCtx } from '../../../http/context.ts'
import { Refusal } from '../../../http/refusal.ts'
import { SourceError } from '../../../outside/source/failure.ts'
import type { CollectDeps } from '../deps.ts'
import { note } from '../events.ts'
import { failureFrom } from '../failures.ts'
import { Overtaken } from '../flow.ts'
import { dropSession } from '../sessions.ts'
import type { TaskRow } from '../task.ts'
import { type BureauStep, callFor, noteStep, sessionFor } from './bureau-step.ts'

export interface Aside {
  /** As the black box names it. */
  step: string
  text: string
  /** What the person is told of a refusal. */
  refused: (error: SourceError, message: string) => Refusal
}

export async function aside<T>(
  deps: CollectDeps,
  { tenant }: TaskCtx,
  task: TaskRow,
  { step, text, refused }: Aside,
  work: (step: BureauStep) => Promise<T>,
): Promise<T> {
  const call = await callFor(deps, tenant, task)
  try {
    const answer = await work({ call, session: () => sessionFor(deps, tenant, task, call) })
    await noteStep(tenant, task, step, text)
    return answer
  } catch (error) {
    if (error instanceof Overtaken) throw new Refusal('CONFLICT')
    if (!(error instanceof SourceError)) throw error
    const { message } = failureFrom(error, { area: areaName(task.area_code ?? '') })
    const said = { text: message, bureauMessage: error.said, ok: false, code: error.te }
    await note(tenant, task.task_id, { state: task.state, step, actor: 'BUREAU', ...said })
    if (error.te === 'TE-20') await dropSession(tenant, task.task_id)
    throw refused(error, message)
  }
}
