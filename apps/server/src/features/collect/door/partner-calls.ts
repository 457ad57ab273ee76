/**
 * A partner's own SMS, under the names that each partner's pages call it by: one step, whoever the partner is. The code is drawn, kept and
 * judged as every other (session/sms-codes.ts); here it is tied to the task and to the mobile it was asked for.
 */
import { createHash } from 'node:crypto'
import type { CollectTask, contract } from '@xinjian/contract'
import { maskMobile } from '@xinjian/format'
import { dbOf } from '../../../db/pool.ts'
import { triesAfter } from '../../../db/tries.ts'
import type { TaskCtx } from '../../../http/context.ts'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { RESEND_SECONDS, wrongSmsCode } from '../../session/index.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import { signerOf } from '../calls/parties.ts'
import type { CollectDeps } from '../deps.ts'
import { note } from '../events.ts'
import { act, change, changeIn, changeNow, loadTask } from '../flow.ts'
import { mustAllow } from '../states.ts'
import { awaitSigner, giveBackDoorSend, type TaskRow, takeDoorSend } from '../task.ts'
import {
  forgiveSigner,
  refuseLocked,
  signerLocked,
  type Tried,
  takeSignerTry,
} from '../tries/signer-tries.ts'
import { mustBeNext, PARTNERS, passed, type SmsStep } from './steps.ts'
import { DOOR_SAYS, PARTNER_SAYS } from './words.ts'

type PartnerCalls = Pick<
  Handlers<typeof contract.collect>,
  'jdySendSms' | 'jdyAuthentication' | 'rycSendSms' | 'rycCheckSmsCode' | 'rycAuthentication'
>
type Typed = { mobile: string; smsCode: string }

export function partnerCalls(deps: CollectDeps): PartnerCalls {
  const jdy = smsStep(deps, 'JDY_SMS')
  const ryc = smsStep(deps, 'RYC_SMS')
  return {
    jdySendSms: (ctx, { mobile }) => jdy.send(ctx, mobile),
    async jdyAuthentication(ctx, typed) {
      await jdy.check(ctx, typed)
      return jdy.authenticate(ctx, typed.mobile)
    },
    rycSendSms: (ctx, { mobile }) => ryc.send(ctx, mobile),
    rycCheckSmsCode: ryc.check,
    rycAuthentication: (ctx, { mobile }) => ryc.authenticate(ctx, mobile),
  }
}

function smsStep(deps: CollectDeps, step: SmsStep) {
  const { codes, owners, identity } = deps
  const { partner, ownMobile } = PARTNERS[step]
  const event = { step: 'DOOR_SMS', actor: 'USER' as const }

  const mayGoOn = (task: TaskRow) => {
    mustAllow('doorSms', task)
    mustBeNext(task, step)
  }
  /** Of a code that was asked for here, and for this mobile. */
  const sentTo = (task: TaskRow, mobile: string) => {
    const { sms } = task.door
    if (!sms || sms.key !== owners.keyOf(mobile))
      throw new Refusal('STEP_NOT_ALLOWED', DOOR_SAYS.askForCodeFirst)
    return sms
  }

  return {
    async send(ctx: TaskCtx, mobile: string) {
      const task = await loadTask(ctx)
      mayGoOn(task)
      await refuseLocked(ctx.tenant, task, codeAt(owners.keyOf(mobile)))
      if (ownMobile && mobile !== signerOf(deps, task).mobile)
        throw new Refusal('SIGNER_MISMATCH', DOOR_SAYS.mobileOfSigner)
      if (!(await takeDoorSend(ctx.tenant, task.task_id)))
        throw new Refusal('SMS_TOO_SOON', DOOR_SAYS.mostCodesOfTask)
      const deliver = await codes.draw(mobile, partner).catch(async (error) => {
        await giveBackDoorSend(ctx.tenant, task.task_id)
        throw error
      })
      await deliver()
      const to = maskMobile(mobile)
      await changeNow(ctx.tenant, task.task_id, (now) => {
        mayGoOn(now)
        const sms = { key: owners.keyOf(mobile), codeHash: null }
        return {
          change: { door: { ...now.door, sms }, locked_until: null },
          event: {
            ...event,
            actor: 'SYSTEM',
            text: EVENT_SAYS.partnerCodeSent({ partner: PARTNER_SAYS[step], mobile: to }),
          },
        }
      })
      return { to, resendAfterSeconds: RESEND_SECONDS }
    },

    async check(ctx: TaskCtx, { mobile, smsCode }: Typed): Promise<CollectTask> {
      return act(ctx, 'doorSms', async (task) => {
        mayGoOn(task)
        const sms = sentTo(task, mobile)
        const hash = hashOf(task, sms.key, smsCode)
        // The same code again: a second tap, or an answer that was lost on the way.
        if (sms.codeHash === hash) return task
        const tried = codeAt(sms.key)
        const n = await takeSignerTry(ctx.tenant, task, tried)
        const right = await ctx.tenant.transaction(async (tx, client) => {
          const left = await codes.take(mobile, partner, smsCode, dbOf(client))
          if (left !== 'RIGHT') return left
          return changeIn(
            tx,
            task,
            { door: { ...task.door, sms: { ...sms, codeHash: hash } } },
            { ...event, text: EVENT_SAYS.partnerCodeRight({ partner: PARTNER_SAYS[step] }) },
          )
        })
        if (typeof right === 'number') {
          // Used by a tap of the same moment: not a wrong code.
          const now = await loadTask(ctx)
          if (now.door.sms?.codeHash !== hash) {
            await tell(ctx, task, EVENT_SAYS.partnerCodeWrong({ partner: PARTNER_SAYS[step] }))
            const beforeLock = triesAfter(n)
            if (beforeLock > 0) throw wrongSmsCode(Math.min(right, beforeLock), 'smsCode')
            await awaitSigner(ctx.tenant, task.task_id, tried)
            throw signerLocked()
          }
          await forgiveSigner(ctx.tenant, tried, n)
          return now
        }
        await forgiveSigner(ctx.tenant, tried, n)
        return right
      })
    },

    async authenticate(ctx: TaskCtx, mobile: string): Promise<CollectTask> {
      return act(ctx, 'doorSms', async (task) => {
        // Passed by a tap before this one.
        if (task.door.passed?.includes(step)) return task
        mayGoOn(task)
        if (sentTo(task, mobile).codeHash === null)
          throw new Refusal('STEP_NOT_ALLOWED', DOOR_SAYS.askForCodeFirst)
        const { name, idNo } = signerOf(deps, task)
        const who = { name, idNo, mobile, taxNo: task.tax_no ?? '' }
        const refused = await identity.partner(partner, who)
        if (refused !== null) {
          await tell(
            ctx,
            task,
            EVENT_SAYS.partnerRefused({ partner: PARTNER_SAYS[step], why: refused }),
          )
          const of = PARTNER_SAYS[step]
          throw new Refusal('CHECK_REFUSED', DOOR_SAYS[`partner${refused}`]({ of }), 'mobile')
        }
        return change(
          ctx.tenant,
          task,
          { door: passed(task.door, step), locked_until: null },
          { ...event, text: EVENT_SAYS.partnerPassed({ partner: PARTNER_SAYS[step] }) },
        )
      })
    },
  }

  function tell(ctx: TaskCtx, task: TaskRow, text: string) {
    return note(ctx.tenant, task.task_id, { state: task.state, ...event, text, ok: false })
  }
}

/** A partner's code at a mobile, whoever's door it was asked at. */
const codeAt = (key: string): Tried => ({ what: 'PARTNER', key })

/** Tells that the same code came again, without keeping it. */
const hashOf = (task: TaskRow, key: string, code: string): string =>
  createHash('sha256').update(`${task.task_id}:${key}:${code}`).digest('hex')
