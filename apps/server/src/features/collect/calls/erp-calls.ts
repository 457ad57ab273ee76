/** At the door of the accounting program: which one, and the login. */
import type { contract } from '@xinjian/contract'
import { isProgram, programNames } from '@xinjian/format/books/programs'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { NAMES_SET } from '../../../outside/source/erp/programs.ts'
import { SourceError } from '../../../outside/source/failure.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import type { CollectDeps } from '../deps.ts'
import { act, alone, answerOf, change, loadTask, Overtaken } from '../flow.ts'
import { joined, runningBeside } from '../join.ts'
import { dropSession, keepSession } from '../sessions.ts'
import { beginCollecting } from '../start.ts'
import { mustAllow } from '../states.ts'
import type { TaskRow } from '../task.ts'
import { COLLECT_SAYS } from '../words.ts'
import { bureauStep, callFor } from './bureau-step.ts'
import { doorName } from './place.ts'

type ErpCalls = Pick<
  Handlers<typeof contract.collect>,
  'erpProducts' | 'erpChoose' | 'erpValidateLogin'
>

/** States in which the login has the next step, or a program still has to be named. */
const AT_DOOR = new Set<TaskRow['state']>(['AREA', 'TAX_STATUS', 'LOGIN'])

export function erpCalls(deps: CollectDeps): ErpCalls {
  const { programs } = deps
  return {
    async erpProducts(ctx) {
      mustAllow('erpProducts', await loadTask(ctx))
      return programs.all().map(({ code, status }) => {
        const { zh: name, en: nameEn } = programNames(code)
        return { code, name, nameEn, accountSet: NAMES_SET.has(code), status }
      })
    },

    erpChoose: (ctx, { product }) =>
      act(ctx, 'erpChoose', async (task) => {
        if (!programs.all().some(({ code }) => code === product))
          throw new Refusal('MALFORMED', COLLECT_SAYS.programNotOffered, 'product')
        const atDoor = AT_DOOR.has(task.state)
        if (task.area_code === product && (!atDoor || (task.state === 'LOGIN' && !task.failure)))
          return task
        await dropSession(ctx.tenant, task.task_id)
        const to = { area_code: product, failure: null, ...(atDoor && { state: 'LOGIN' }) }
        const text = EVENT_SAYS.programChosen({ program: programNames(product).zh })
        return change(ctx.tenant, task, to, { step: 'AREA', actor: 'USER', text })
      }),

    async erpValidateLogin(ctx, { account, password, accountSet = '' }) {
      const task = await loadTask(ctx)
      // The second tap of a login that is done.
      if (task.kind === 'ERP' && task.state === 'COLLECTING') return answerOf(ctx.tenant, task)
      const code = task.area_code ?? ''
      if (task.state === 'LOGIN' && isProgram(code) && NAMES_SET.has(code) && accountSet === '')
        throw new Refusal('MALFORMED', COLLECT_SAYS.enterAccountSet, 'accountSet')
      try {
        const result = await alone(ctx, 'erpLogin', async (held) => {
          const running = await runningBeside(ctx.tenant, held)
          if (running) {
            const join = joined(running)
            return change(ctx.tenant, held, join.change, join.event)
          }
          return bureauStep(
            deps,
            ctx,
            held,
            'LOGIN',
            EVENT_SAYS.loginAt({ door: doorName(held) }),
            async () => {
              const call = await callFor(deps, ctx.tenant, held)
              const taxNo = held.tax_no ?? ''
              const form = { account, password, accountSet, taxNo }
              const opened = await programs.connector.login(call, form)
              // The books of another enterprise are nobody's to read, whoever may log in to them.
              if (opened.taxNo !== taxNo) {
                await programs.connector.logout(call, opened.session).catch(() => undefined)
                throw new SourceError('TE-12', 'OTHER_FIRM', null)
              }
              const { task_id: id, version } = held
              if (!(await keepSession(ctx.tenant, deps.sessionBox, id, opened.session, version)))
                throw new Overtaken()
              return {
                ...(await beginCollecting(ctx.tenant, held)),
                program_version: opened.version,
              }
            },
            () => ({ state: 'LOGIN' }),
          )
        })
        return await answerOf(ctx.tenant, result)
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error
        return answerOf(ctx.tenant, await loadTask(ctx))
      }
    },
  }
}
