/**
 * The signature of a visit that chose its institutions: one act, and in the ledger of each a consent of its own. Two databases cannot
 * be committed as one: all is judged before anything is written, and who is cut off in between taps again and finds what was written.
 */
import type { BodyOf, contract } from '@xinjian/contract'
import { tenantOf } from '../../../db/tenant.ts'
import type { TaskCtx } from '../../../http/context.ts'
import { Refusal } from '../../../http/refusal.ts'
import { checkSigned } from '../../consent/index.ts'
import { openToCollection, saveEnterprise } from '../../enterprise/index.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import { readSecondsLeft } from '../calls/reading.ts'
import { evidenceFor, type Part, textsOf } from '../calls/texts.ts'
import type { CollectDeps } from '../deps.ts'
import { note, tellOffice } from '../events.ts'
import { alone } from '../flow.ts'
import { newFinTaskId, newTaskId } from '../numbers.ts'
import { type TaskRow, taskById } from '../task.ts'
import { COLLECT_SAYS } from '../words.ts'
import { noteGiven } from './choice.ts'
import { doorKeysOf, givenOf, insertGiven, moveOn } from './store.ts'

type Body = BodyOf<typeof contract.collect.agreementSign>

/** The task as it goes on, at the first institution. */
export const signChosen = (deps: CollectDeps, ctx: TaskCtx, body: Body): Promise<TaskRow> =>
  alone(ctx, 'agreementSign', async (task) => {
    if (task.state !== 'AGREEMENT') return task
    const left = readSecondsLeft(task, Date.now())
    if (left > 0) throw new Refusal('READ_LONGER', COLLECT_SAYS.readFirst({ n: left }))
    const parts = await textsOf(deps).partsOf(ctx.tenant, task)
    await judge(deps, parts, body)
    for (const [i, part] of parts.entries()) {
      const taskId = i === 0 ? task.task_id : newTaskId()
      await give(deps, ctx, task, { part, taskId, body })
    }
    const [first] = parts as [Part]
    await moveOn(ctx.tenant, task.task_id, first.tenant.companyId)
    return (await taskById(first.tenant, task.task_id)) as TaskRow
  })

const signedFor = ({ institution }: Part, { contracts }: Body) =>
  contracts.filter((signed) => signed.institution === institution?.code)

async function judge({ consents }: CollectDeps, parts: readonly Part[], body: Body) {
  for (const part of parts) {
    checkSigned(consents.contracts(part.parties), signedFor(part, body))
    const against = await consents.conflicts(part.tenant, part.parties)
    if (against.some(({ contractNo }) => !body.replaces?.includes(contractNo)))
      throw new Refusal('CONSENT_STANDS')
  }
}

async function give(
  deps: CollectDeps,
  ctx: TaskCtx,
  visit: TaskRow,
  { part, taskId, body }: { part: Part; taskId: string; body: Body },
): Promise<void> {
  const { db, consents, owners } = deps
  const { companyId } = part.tenant
  const house = tenantOf(db, visit.company_id)
  const keys = (await doorKeysOf(house, visit.task_id))!
  const finTaskId = taskId === visit.task_id ? visit.fin_task_id : await newFinTaskId(db)
  const replaces = body.replaces ?? []
  const given = await part.tenant.transaction(async (tx) => {
    const enterprise = await saveEnterprise(tx, visit.tax_no!, visit.enterprise_name!, {})
    const before = await givenOf(tx, visit.company_id, visit.task_id)
    if (before) return before.task_id
    const contractNo = await consents.sign(tx, {
      ...part.parties,
      enterpriseId: enterprise?.id ?? 0,
      taskId,
      signed: signedFor(part, body),
      replaces,
      signerKey: visit.signer_key,
      evidence: evidenceFor(ctx, visit, { taskId, device: body.device, replaces }),
    })
    await openToCollection(tx, enterprise?.id ?? 0)
    if (visit.signer_key) await owners.enter(tx, visit.signer_key)
    await insertGiven(tx, visit, keys, {
      ...{ taskId, finTaskId, contractNo },
      channel: part.institution!.code,
      enterpriseId: enterprise?.id ?? 0,
      heldBy: visit.company_id,
    })
    const text = EVENT_SAYS.signedByChoice({ contract: contractNo })
    await note(tx, taskId, { state: 'AREA', step: 'SIGN', actor: 'USER', text })
    tellOffice(tx, (await taskById(tx, taskId)) as TaskRow, text)
    return taskId
  })
  await noteGiven(house, visit.task_id, companyId, given)
}
