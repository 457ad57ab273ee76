/** The list of institutions, the choice, and what became of each that was chosen. */
import type { contract } from '@xinjian/contract'
import type { ChosenInstitution, institutions } from '@xinjian/contract/collect/institutions'
import { tenantOf } from '../../../db/tenant.ts'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { channelOf, type Offered, offeredOf, offeredPage } from '../../channel/index.ts'
import { contractByNo, daysOf } from '../../consent/index.ts'
import { companyContact } from '../../session/index.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import type { CollectDeps } from '../deps.ts'
import { act, answerOf, changeIn, loadTask } from '../flow.ts'
import { mustAllow } from '../states.ts'
import { lockTask, type TaskRow, taskById } from '../task.ts'
import { COLLECT_SAYS } from '../words.ts'
import { type Choice, choicesOf, choose, isDirect } from './choice.ts'

type Calls = Pick<Handlers<typeof contract.collect>, keyof typeof institutions>

const shown = ({ code, name, logo, purpose }: Offered) => ({
  ...{ code, name, logo, purpose },
  days: daysOf('TAX'),
})

export function directCalls(deps: CollectDeps): Calls {
  const { db } = deps

  const asChosen = async (choice: Choice): Promise<ChosenInstitution> => {
    const { institution, channel: code, purpose, given } = choice
    const tenant = tenantOf(db, institution)
    const [company, channel, task] = await Promise.all([
      companyContact(db, institution),
      channelOf(tenant, code).catch(() => null),
      given === null ? null : taskById(tenant, given),
    ])
    return {
      ...{ code, purpose, name: company?.name ?? '', logo: channel?.logo ?? null },
      days: daysOf('TAX'),
      given: task && (await asGiven(task)),
    }
  }
  const asGiven = async (task: TaskRow): Promise<ChosenInstitution['given']> => {
    const record =
      task.contract_no && (await contractByNo(tenantOf(db, task.company_id), task.contract_no))
    return record
      ? {
          finTaskId: task.fin_task_id,
          state: task.state,
          contractNo: record.contract_no,
          consent: record.status,
          validTo: record.valid_to.toISOString(),
        }
      : null
  }
  const chosenOf = async (task: TaskRow) => Promise.all((await choicesOf(db, task)).map(asChosen))

  return {
    async queryInstitution(ctx, { keyword, after, size }) {
      const task = await loadTask(ctx)
      mustAllow('queryInstitution', task)
      mustBeDirect(task)
      const asked = { keyword: keyword || null, after: after || null, size }
      const { rows, next } = await offeredPage(db, asked)
      return { rows: rows.map(shown), next }
    },

    async authorizeWithToken(ctx, { institutions: codes }) {
      await act(ctx, 'authorizeWithToken', async (task) => {
        mustBeDirect(task)
        const chosen = await offeredOf(db, [...new Set(codes)])
        return ctx.tenant.transaction(async (tx) => {
          const locked = (await lockTask(tx, task.task_id)) as TaskRow
          if (locked.version !== task.version) return locked
          await choose(tx, task.task_id, chosen)
          const names = chosen.map(({ name }) => name).join('、')
          return changeIn(
            tx,
            task,
            { state: task.state === 'CREATED' ? 'ENTERING' : task.state },
            { step: 'CHOOSE', actor: 'USER', text: EVENT_SAYS.institutionsChosen({ names }) },
          )
        })
      })
      const task = await loadTask(ctx)
      return { task: await answerOf(ctx.tenant, task), institutions: await chosenOf(task) }
    },

    async getInstitutionsWithToken(ctx) {
      const task = await loadTask(ctx)
      mustAllow('getInstitutions', task)
      return chosenOf(task)
    },
  }
}

function mustBeDirect(task: TaskRow): void {
  if (!isDirect(task)) throw new Refusal('STEP_NOT_ALLOWED', COLLECT_SAYS.chosenByLink)
}
