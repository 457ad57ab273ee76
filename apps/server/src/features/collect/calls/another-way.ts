/**
 * Turning from the QR code to another way in. A bureau session that has shown a code does nothing else, so the code is
 * given up with its session, whether it is shown already or still being made: an answer that comes late finds the task
 * moved on and changes nothing.
 */
import type { TaskCtx } from '../../../http/context.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import { changeIn, loadTask } from '../flow.ts'
import { dropSession } from '../sessions.ts'
import { mustAllow } from '../states.ts'
import { lockTask, type TaskRow } from '../task.ts'

/** The task as the other way finds it: in LOGIN, and no code alive. Refuses STEP_NOT_ALLOWED where `call` has no place. */
export async function leaveQr(
  ctx: TaskCtx,
  call: 'getChineseVerifyCode' | 'checkLogin' | 'loginPassword' | 'loginSmsStart' | 'resetMobiles',
): Promise<TaskRow> {
  const task = await loadTask(ctx)
  mustAllow(call, task)
  return ctx.tenant.transaction(async (tx) => {
    const now = (await lockTask(tx, task.task_id)) ?? task
    const making = await tx.one(
      `select 1 from collect_task
        where company_id = $1 and task_id = $2 and busy_by like 'getQRCode:%' and busy_until > now()`,
      [task.task_id],
    )
    if (now.state !== 'LOGIN_QR' && !(now.state === 'LOGIN' && making)) return now
    const next = await changeIn(
      tx,
      now,
      { state: 'LOGIN', failure: null },
      { step: 'LOGIN', actor: 'USER', text: EVENT_SAYS.qrLeft },
    )
    await dropSession(tx, task.task_id)
    await tx.run(
      `update collect_task set busy_until = null, busy_by = null where company_id = $1 and task_id = $2`,
      [task.task_id],
    )
    return next
  })
}
