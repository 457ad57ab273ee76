/** What some bureaus judge before a login is sent: their image by itself, whether an account may log in for the firm. */
import type { contract } from '@xinjian/contract'
import type { checks } from '@xinjian/contract/collect/checks'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Check } from '../../../outside/source/bureau/connector.ts'
import type { SourceError } from '../../../outside/source/failure.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import type { CollectDeps } from '../deps.ts'
import { loadTask } from '../flow.ts'
import { mustAllow } from '../states.ts'
import type { TaskRow } from '../task.ts'
import { COLLECT_SAYS } from '../words.ts'
import { leaveQr } from './another-way.ts'
import { aside } from './aside.ts'

const STEP = 'CHECK'

export function checkCalls(
  deps: CollectDeps,
): Pick<Handlers<typeof contract.collect>, keyof typeof checks> {
  const { bureaus } = deps
  const mustOffer = async (task: TaskRow, check: Check) => {
    if (!(await bureaus.of(task.area_code ?? ''))?.checks.includes(check))
      throw new Refusal('STEP_NOT_ALLOWED', COLLECT_SAYS.bureauChecksNothing)
  }
  return {
    async checkChineseVerifyCode(ctx, { captcha }) {
      const task = await loadTask(ctx)
      mustAllow('checkVerifyCode', task)
      await mustOffer(task, 'CAPTCHA')
      const how = { step: STEP, text: EVENT_SAYS.captchaPassed, refused }
      await aside(deps, ctx, task, how, async ({ call, session }) =>
        bureaus.connector.checkCaptcha(call, await session(), captcha),
      )
      return null
    },
    async hubeiCheckLogin(ctx, { account }) {
      const task = await leaveQr(ctx, 'checkLogin')
      await mustOffer(task, 'ACCOUNT')
      const how = { step: STEP, text: EVENT_SAYS.loginChecked, refused }
      await aside(deps, ctx, task, how, async ({ call, session }) =>
        bureaus.connector.checkAccount(call, await session(), account),
      )
      return null
    },
  }
}

/** What the person can mend at once stands at its field; of anything else the service is to blame. */
function refused({ te }: SourceError, message: string): Refusal {
  if (te === 'TE-05') return new Refusal('BAD_CAPTCHA', message, 'captcha')
  if (te === 'TE-24' || te === 'TE-12') return new Refusal('BAD_CREDENTIALS', message, 'account')
  if (te === 'TE-02') return new Refusal('LOCKED', message, 'account')
  return new Refusal('UNAVAILABLE', message)
}
