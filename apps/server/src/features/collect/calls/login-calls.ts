/** At the bureau's door: area, form, captcha, password, SMS, QR, choice of role. */
import type { contract } from '@xinjian/contract'
import { areaName } from '@xinjian/format/bureau/areas'
import QRCode from 'qrcode'
import type { TaskCtx } from '../../../http/context.ts'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { LoginForm, LoginStep } from '../../../outside/source/bureau/connector.ts'
import { SourceError } from '../../../outside/source/failure.ts'
import { EVENT_SAYS, GUIDE_SAYS } from '../black-box/words.ts'
import type { CollectDeps } from '../deps.ts'
import { failureFrom } from '../failures.ts'
import { alone, answerOf, change, loadTask, Overtaken } from '../flow.ts'
import { joined, runningBeside } from '../join.ts'
import { dropSession } from '../sessions.ts'
import { beginCollecting } from '../start.ts'
import { type CallName, mustAllow } from '../states.ts'
import type { Change, TaskRow } from '../task.ts'
import { COLLECT_SAYS } from '../words.ts'
import { leaveQr } from './another-way.ts'
import { bureauStep, callFor, noteStep, sessionFor } from './bureau-step.ts'
import { guided } from './guides.ts'
import { closedNow } from './login-waits.ts'

type LoginCalls = Pick<
  Handlers<typeof contract.collect>,
  | 'chooseArea'
  | 'loginLocation'
  | 'getChineseVerifyCode'
  | 'loginEtax'
  | 'getQRCode'
  | 'openPasswordAccount'
  | 'retrievePassword'
>

/** States in which a repeated login has already had its effect. */
const AFTER_LOGIN = new Set<TaskRow['state']>(['LOGIN_SMS', 'ROLE', 'COLLECTING'])
const CAPTCHA_LIFE_MS = 5 * 60_000
const IDENTITY_CODES: Record<string, string> = {
  法定代表人: 'LEGAL_REP',
  财务负责人: 'FINANCE',
  办税员: 'TAX_AGENT',
}

export function loginCalls(deps: CollectDeps): LoginCalls {
  const { bureaus, loginTries } = deps
  const { connector } = bureaus

  /** Where a step of the login leaves the task. */
  const after = async (ctx: TaskCtx, task: TaskRow, step: LoginStep): Promise<Change> => {
    if (step.kind === 'NEED_SMS' || step.kind === 'SMS_SENT')
      return { state: 'LOGIN_SMS', sms_to: step.to, choices: [] }
    if (step.kind === 'CHOOSE') return { state: 'ROLE', choices: step.choices }
    if (step.kind === 'QR_WAITING') return {}
    return beginCollecting(ctx.tenant, task)
  }
  const finish = async (ctx: TaskCtx, result: TaskRow | null) =>
    answerOf(ctx.tenant, result ?? (await loadTask(ctx)))
  const run = async (
    ctx: TaskCtx,
    call: CallName,
    work: (task: TaskRow) => Promise<TaskRow>,
  ): Promise<TaskRow> => {
    try {
      return await alone(ctx, call, work)
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      return loadTask(ctx)
    }
  }

  return {
    async chooseArea(ctx, { areaCode }) {
      const name = areaName(areaCode)
      if (name === areaCode) throw new Refusal('MALFORMED', COLLECT_SAYS.chooseWhereYourTax)
      const result = await run(ctx, 'chooseArea', async (task) => {
        if (task.state === 'LOGIN' && task.area_code === areaCode && !task.failure) return task
        const running = await runningBeside(ctx.tenant, task)
        if (running) {
          const join = joined(running)
          return change(ctx.tenant, task, join.change, join.event)
        }
        await dropSession(ctx.tenant, task.task_id)
        const there = { ...task, area_code: areaCode }
        // The version is the task's own; only the area is new to the step.
        return bureauStep(
          deps,
          ctx,
          there,
          'AREA',
          EVENT_SAYS.areaChosen({ area: name }),
          async (step) => {
            await closedNow(deps, areaCode)
            await step.session()
            return { state: 'LOGIN', area_code: areaCode, choices: [], sms_to: null }
          },
          (error) => {
            // A bureau that is closed is remembered with the task: the page shows its window and tries it again.
            if (error.te === 'TE-08') return { state: 'TAX_STATUS', area_code: areaCode }
            return { state: error.te === 'TE-10' ? 'FAILED' : 'AREA' }
          },
        )
      })
      return finish(ctx, result)
    },

    async loginLocation(ctx) {
      const task = await loadTask(ctx)
      mustAllow('loginLocation', task)
      const info = await bureaus.of(task.area_code ?? '')
      if (!info) throw new Refusal('UNAVAILABLE', COLLECT_SAYS.nothingKnownBureausJust)
      return {
        bureau: EVENT_SAYS.bureau({ area: info.name }),
        ways: info.ways,
        identities: info.identities.map((name) => ({ code: IDENTITY_CODES[name] ?? name, name })),
        captcha: info.captcha,
        checks: info.checks,
        accountLabel: GUIDE_SAYS.accountLabel,
        appName: GUIDE_SAYS.appName,
        canOpenPassword: info.ways.includes('PASSWORD'),
      }
    },

    async getChineseVerifyCode(ctx) {
      const task = await leaveQr(ctx, 'getChineseVerifyCode')
      const call = await callFor(deps, ctx.tenant, task)
      const ask = async () =>
        connector.captcha(call, await sessionFor(deps, ctx.tenant, task, call))
      try {
        const image = await ask().catch(async (error) => {
          if (!(error instanceof SourceError) || error.te !== 'TE-20') throw error
          // The form stood open for longer than the bureau waits: a new session, without bothering the person.
          await dropSession(ctx.tenant, task.task_id)
          return ask()
        })
        return { image, expiresAt: new Date(Date.now() + CAPTCHA_LIFE_MS).toISOString() }
      } catch (error) {
        if (error instanceof Overtaken) throw new Refusal('CONFLICT')
        if (!(error instanceof SourceError)) throw error
        const { message } = failureFrom(error, { area: areaName(task.area_code ?? '') })
        throw new Refusal('UNAVAILABLE', message)
      }
    },

    async loginEtax(ctx, form) {
      const task = await loadTask(ctx)
      if (form.way === 'CHOICE') {
        if (task.state === 'COLLECTING') return finish(ctx, task)
        const id = form.choice ?? ''
        const choice = task.choices.find((c) => c.id === id)
        mustAllow('loginChoice', task)
        if (!choice) throw new Refusal('MALFORMED', COLLECT_SAYS.chooseEnterpriseWhichRole)
        return finish(
          ctx,
          await run(ctx, 'loginChoice', (t) =>
            bureauStep(
              deps,
              ctx,
              t,
              'ROLE',
              EVENT_SAYS.roleChosen({ role: choice.label }),
              async ({ call, session }) =>
                after(ctx, t, await connector.choose(call, await session(), id)),
              (error) => ({ state: error.te === 'TE-07' ? 'ROLE' : 'LOGIN' }),
            ),
          ),
        )
      }
      if (form.way === 'SMS' && form.smsCode) {
        if (task.state === 'ROLE' || task.state === 'COLLECTING') return finish(ctx, task)
        const code = form.smsCode
        return finish(
          ctx,
          await run(ctx, 'loginSmsCode', (t) =>
            bureauStep(
              deps,
              ctx,
              t,
              'LOGIN_SMS',
              EVENT_SAYS.bureauSmsPassed,
              async ({ call, session }) =>
                after(ctx, t, await connector.submitSms(call, await session(), code)),
              // No tries left, or not about the code: back to the form.
              (error) => ({
                state:
                  error.te === 'TE-03' && error.details.remaining !== 0 ? 'LOGIN_SMS' : 'LOGIN',
              }),
            ),
          ),
        )
      }
      if (AFTER_LOGIN.has(task.state)) return finish(ctx, task)
      return finish(ctx, await enter(ctx, form))
    },

    async getQRCode(ctx) {
      let content = ''
      let seconds = 0
      let asked = false
      const make = () =>
        run(ctx, 'getQRCode', (task) =>
          bureauStep(
            deps,
            ctx,
            task,
            'QR',
            EVENT_SAYS.qrMade,
            async ({ call, session }) => {
              asked = true
              const qr = await connector.createQr(call, await session())
              content = qr.content
              seconds = qr.seconds
              return { state: 'LOGIN_QR' }
            },
            () => ({ state: 'LOGIN' }),
          ),
        )
      let result = await make()
      // Another way was under way and did not get in: the code is wanted all the more.
      if (!asked && result.state.startsWith('LOGIN')) result = await make()
      if (content === '') mustAllow('getQRCode', result)
      if (content === '')
        throw new Refusal('UNAVAILABLE', result.failure?.message ?? COLLECT_SAYS.noQrCodeJust)
      const svg = await QRCode.toString(content, { type: 'svg', margin: 1 })
      return {
        image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
        expiresAt: new Date(Date.now() + seconds * 1000).toISOString(),
        task: await answerOf(ctx.tenant, result),
      }
    },

    openPasswordAccount: (ctx) => guided(ctx, 'openPasswordAccount'),
    retrievePassword: (ctx) => guided(ctx, 'retrievePassword'),
  }

  async function enter(
    ctx: TaskCtx,
    form: Parameters<LoginCalls['loginEtax']>[1],
  ): Promise<TaskRow> {
    const { account = '', password = '', captcha = '', identity = '', passwordReset } = form
    const way = form.way === 'SMS' ? 'SMS' : 'PASSWORD'
    if (account === '') throw new Refusal('MALFORMED', COLLECT_SAYS.enterAccount)
    if (way === 'PASSWORD' && password === '')
      throw new Refusal('MALFORMED', COLLECT_SAYS.enterPassword)
    const name = way === 'SMS' ? 'loginSmsStart' : 'loginPassword'
    const filled = { way, account, password, captcha, identity } as const
    let result = await attempt(ctx, name, filled, passwordReset)
    // A code that was quicker to begin does not swallow what the person asked for after it.
    for (let again = 0; result.state === 'LOGIN_QR' && again < 2; again++)
      result = await attempt(ctx, name, filled, passwordReset)
    return result
  }

  async function attempt(
    ctx: TaskCtx,
    name: 'loginSmsStart' | 'loginPassword',
    form: LoginForm,
    passwordReset = false,
  ): Promise<TaskRow> {
    await leaveQr(ctx, name)
    const { tenant } = ctx
    return run(ctx, name, async (task) => {
      const area = task.area_code ?? ''
      const byPassword = form.way === 'PASSWORD'
      const stop =
        byPassword && !passwordReset ? await loginTries.stop(tenant, area, form.account) : null
      if (stop) {
        const event = { step: 'LOGIN', actor: 'SYSTEM', ok: false, code: stop.code } as const
        return change(tenant, task, { failure: stop }, { ...event, text: stop.message })
      }
      return bureauStep(
        deps,
        ctx,
        task,
        'LOGIN',
        form.way === 'SMS' ? EVENT_SAYS.bureauSmsSent : EVENT_SAYS.passwordSent,
        async ({ call, session }) => {
          const open = await session()
          const step = await connector.login(call, open, form)
          if (byPassword) await loginTries.forget(tenant, area, form.account)
          // A second factor: the code is sent at once, so that the person has one thing less to press.
          if (step.kind !== 'NEED_SMS') return after(ctx, task, step)
          await noteStep(tenant, task, 'LOGIN', EVENT_SAYS.bureauSmsAsked)
          // The login may have taken longer than a slip lives.
          return after(ctx, task, await connector.sendSms(await callFor(deps, tenant, task), open))
        },
        async (error) => {
          if (error.te === 'TE-08') return { state: 'TAX_STATUS' }
          if (byPassword && error.te === 'TE-02')
            await loginTries.forget(tenant, area, form.account)
          const stopped =
            byPassword && error.te === 'TE-01'
              ? await loginTries.wrong(tenant, area, form.account, error)
              : null
          return { state: 'LOGIN', ...(stopped && { failure: stopped }) }
        },
      )
    })
  }
}
