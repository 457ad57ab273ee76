/** While it runs and after: start, status, summary, starting over, and what the page reports about itself. */
import type { contract } from '@xinjian/contract'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { mustNotBeWithdrawn, seeRecorded } from '../../consent/index.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import type { CollectDeps } from '../deps.ts'
import { endWith } from '../direct/follow.ts'
import { note } from '../events.ts'
import { act, answerOf, change, loadTask } from '../flow.ts'
import { dropSession } from '../sessions.ts'
import { keepOrder, sendCollect } from '../start.ts'
import { type CallName, mustAllow } from '../states.ts'
import { type TaskRow, takeReport } from '../task.ts'
import { COLLECT_SAYS } from '../words.ts'
import { endForConsent } from './bureau-step.ts'
import { pollQr, sendBureauCode } from './login-waits.ts'
import { doorName } from './place.ts'
import { sendSignerCode } from './signer-calls.ts'
import { summaryOf } from './summary.ts'

type RunCalls = Pick<
  Handlers<typeof contract.collect>,
  | 'sendMsg'
  | 'sendCollect'
  | 'sendCollectZfPlat'
  | 'getCollectStatus'
  | 'getSummary'
  | 'restart'
  | 'addApplyErrorRecord'
  | 'pointUpload'
>

/** An error of a page counts as so many points: it stands in the black box for good. */
const ERROR_WEIGHT = 10
const enough = () => new Refusal('TOO_MANY', COLLECT_SAYS.collectionReportedAsMany)

const RESTARTS: Record<'LOGIN' | 'AREA' | 'RETRY' | 'CANCEL', CallName> = {
  LOGIN: 'restartLogin',
  AREA: 'restartArea',
  RETRY: 'restartRetry',
  CANCEL: 'restartCancel',
}

export const runCalls = (deps: CollectDeps): RunCalls => ({
  async sendMsg(ctx, { purpose }) {
    if (purpose === 'BUREAU') return sendBureauCode(deps, ctx)
    return sendSignerCode(deps, ctx.tenant, await loadTask(ctx))
  },

  async sendCollect(ctx, { datasets }) {
    return answerOf(ctx.tenant, await sendCollect(deps, ctx, datasets))
  },

  async sendCollectZfPlat(ctx, { datasets, platOrderNo, callbackRef }) {
    const order = { orderNo: platOrderNo, reference: callbackRef || null }
    await keepOrder(ctx, order)
    return answerOf(ctx.tenant, await sendCollect(deps, ctx, datasets))
  },

  async getCollectStatus(ctx) {
    return answerOf(ctx.tenant, await pollQr(deps, ctx))
  },

  async getSummary(ctx) {
    const task = await loadTask(ctx)
    mustAllow('getSummary', task)
    if (task.enterprise_id === null)
      throw new Refusal('STEP_NOT_ALLOWED', COLLECT_SAYS.nothingBeenCollectedYet)
    await mustNotBeWithdrawn(ctx.tenant, task.enterprise_id, task.kind)
    await seeRecorded(ctx.tenant, task.enterprise_id, {
      who: '企业本人（手机）',
      action: '查看',
      object: '采集数据汇总',
      source: task.kind === 'TAX' ? 'TAX_BUREAU' : 'LEDGER',
    })
    return summaryOf(ctx.tenant, task)
  },

  async restart(ctx, { to }) {
    const answer = await act(ctx, RESTARTS[to], async (task) => {
      const event = { step: 'RESTART', actor: 'USER' as const }
      if (to === 'CANCEL') {
        // Whoever stands before the text does not agree to it: nothing of it was signed.
        const text = task.state === 'AGREEMENT' ? EVENT_SAYS.notAgreed : EVENT_SAYS.givenUp
        return change(ctx.tenant, task, { state: 'CANCELLED' }, { ...event, text })
      }
      if (task.failure?.code === 'TE-18' || !(await liveConsent(deps, task))) {
        if (task.signer_verified_at === null) throw new Refusal('CONSENT_REQUIRED')
        if (task.state !== 'FAILED' && task.state !== 'PARTIAL') {
          await endForConsent(ctx.tenant, task)
          throw new Refusal('CONSENT_REQUIRED')
        }
        return change(
          ctx.tenant,
          task,
          { state: 'AGREEMENT', failure: null, progress: 0 },
          { ...event, text: EVENT_SAYS.signAgain },
        )
      }
      await dropSession(ctx.tenant, task.task_id)
      const login = to !== 'AREA' && task.area_code !== null && task.state !== 'TAX_STATUS'
      return change(
        ctx.tenant,
        task,
        { state: login ? 'LOGIN' : 'AREA', failure: null, choices: [], sms_to: null, scopes: [] },
        {
          ...event,
          text: login
            ? EVENT_SAYS.loginAgain({ door: doorName(task) })
            : task.kind === 'ERP'
              ? EVENT_SAYS.programAgain
              : EVENT_SAYS.areaAgain,
        },
      )
    })
    if (answer.state === 'CANCELLED') await endWith(deps.db, await loadTask(ctx))
    return answer
  },

  async addApplyErrorRecord(ctx, { page, message }) {
    const task = await loadTask(ctx)
    if (!(await takeReport(ctx.tenant, task.task_id, ERROR_WEIGHT))) throw enough()
    await note(ctx.tenant, task.task_id, {
      state: task.state,
      step: 'PAGE_ERROR',
      actor: 'USER',
      text: `${page}：${message}`,
      ok: false,
    })
    return null
  },

  async pointUpload(ctx, { finTaskId, taskId, events }) {
    const task = await loadTask(ctx)
    if (task.task_id !== taskId || task.fin_task_id !== finTaskId)
      throw new Refusal('MALFORMED', COLLECT_SAYS.numberTaskAnother)
    if (!(await takeReport(ctx.tenant, taskId, events.length))) throw enough()
    await ctx.tenant.run(
      `insert into collect_point (company_id, task_id, name, page, at, ms)
       select $1::int, $2, e.name, e.page, e.at, e.ms
         from jsonb_to_recordset($3::jsonb) as e(name text, page text, at timestamptz, ms int)`,
      [taskId, JSON.stringify(events.map((e) => ({ ...e, ...whole(e) })))],
    )
    return null
  },
})

/** A phone's clock and stop-watch are not to be trusted with our types. */
function whole(e: { at: string; ms?: number | undefined }) {
  const at = new Date(e.at)
  return {
    at: Number.isNaN(at.getTime()) ? new Date().toISOString() : at.toISOString(),
    ms: e.ms === undefined ? null : Math.min(86_400_000, Math.max(0, Math.round(e.ms))),
  }
}

async function liveConsent(deps: CollectDeps, task: TaskRow): Promise<boolean> {
  try {
    await deps.consents.pass(task.company_id, task.task_id, task.contract_no)
    return true
  } catch (error) {
    // Only the consent service may say so: a database that cannot be asked says nothing about the contract.
    if (error instanceof Refusal && error.code === 'CONSENT_REQUIRED') return false
    throw error
  }
}
