/**
 * A new password at the bureau, by a mobile on record there. The steps rest on each other at the bureau, in the session of the login that
 * follows; the task stays in LOGIN, its black box tells each step. Account, code and password pass through and are kept nowhere.
 */
import type { contract } from '@xinjian/contract'
import type { TaskCtx } from '../../../http/context.ts'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { SMS_TOO_SOON } from '../../../outside/source/bureau/codes.ts'
import type { SourceError } from '../../../outside/source/failure.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import type { CollectDeps } from '../deps.ts'
import { loadTask } from '../flow.ts'
import { mustAllow } from '../states.ts'
import type { TaskRow } from '../task.ts'
import { COLLECT_SAYS } from '../words.ts'
import { leaveQr } from './another-way.ts'
import { aside } from './aside.ts'
import type { BureauStep } from './bureau-step.ts'

type ResetCalls = Pick<
  Handlers<typeof contract.collect>,
  'resetMobiles' | 'resetSendCode' | 'resetVerifyCode' | 'resetByMobile'
>

const STEP = 'RESET_PASSWORD'
const RESEND_SECONDS = 60

export function resetCalls(deps: CollectDeps): ResetCalls {
  const { connector } = deps.bureaus

  const step = <T>(
    ctx: TaskCtx,
    task: TaskRow,
    text: string,
    work: (step: BureauStep) => Promise<T>,
  ): Promise<T> => aside(deps, ctx, task, { step: STEP, text, refused }, work)
  const atLogin = async (ctx: TaskCtx) => {
    const task = await loadTask(ctx)
    mustAllow('resetGoOn', task)
    return task
  }

  return {
    async resetMobiles(ctx, { account }) {
      const task = await leaveQr(ctx, 'resetMobiles')
      const mobiles = await step(ctx, task, EVENT_SAYS.resetAsked, async ({ call, session }) =>
        connector.resetMobiles(call, await session(), account),
      )
      return { mobiles }
    },
    async resetSendCode(ctx, { mobileId }) {
      const { to } = await step(
        ctx,
        await atLogin(ctx),
        EVENT_SAYS.resetCodeSent,
        async ({ call, session }) => connector.resetSms(call, await session(), mobileId),
      )
      return { to, resendAfterSeconds: RESEND_SECONDS }
    },
    async resetVerifyCode(ctx, { smsCode }) {
      await step(ctx, await atLogin(ctx), EVENT_SAYS.resetCodePassed, async ({ call, session }) =>
        connector.resetVerify(call, await session(), smsCode),
      )
      return null
    },
    async resetByMobile(ctx, { account, password }) {
      const task = await atLogin(ctx)
      await step(ctx, task, EVENT_SAYS.resetDone, async ({ call, session }) =>
        connector.resetPassword(call, await session(), password),
      )
      await deps.loginTries.forget(ctx.tenant, task.area_code ?? '', account)
      return null
    },
  }
}

/** What the person is told. A code without further tries, and a session that is over, lead back to the account. */
function refused(error: SourceError, message: string): Refusal {
  const remaining = Number(error.details.remaining ?? 0)
  if (error.reason === SMS_TOO_SOON) return new Refusal('SMS_TOO_SOON', error.said ?? undefined)
  if (error.te === 'TE-20' || (error.reason === 'SMS_WRONG' && remaining === 0))
    return new Refusal('STEP_NOT_ALLOWED', COLLECT_SAYS.resetOver)
  if (error.te === 'TE-03')
    return new Refusal(
      'BAD_SMS_CODE',
      remaining > 0 ? COLLECT_SAYS.codeWrongTries({ n: remaining }) : message,
    )
  if (error.te === 'TE-24') return new Refusal('BAD_CREDENTIALS', message)
  if (error.te === 'TE-25') return new Refusal('PASSWORD_REUSED', message)
  return new Refusal('UNAVAILABLE', message)
}
