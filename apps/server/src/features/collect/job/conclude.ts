/** The end of a run: success, part or failure; the data cut-off frozen and a report ordered, all in one transaction. */
import type { CollectFailure, CollectKind } from '@xinjian/contract'
import { isVisitMark } from '../../../db/scope.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { publish } from '../../../jobs/events.ts'
import type { TeCode } from '../../../outside/source/failure.ts'
import { channelOf } from '../../channel/index.ts'
import { orderReportIn } from '../../report/index.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import { planOf } from '../datasets.ts'
import { failureOf } from '../failures.ts'
import { changeIn } from '../flow.ts'
import { type ItemRow, itemsOf, lockTask, type TaskRow } from '../task.ts'
import { assertClaim, mustBeAllowed, type Run } from './run.ts'

interface Verdict {
  state: 'SUCCESS' | 'PARTIAL' | 'FAILED'
  failure: CollectFailure | null
  text: string
}

/**
 * All there = success. Something optional missing, or invoices in hand though something mandatory is missing = part: what
 * is there is worth a report that shows its gaps. No invoices at all = failure, to be gone on with.
 */
export function judge(items: readonly ItemRow[], kind: CollectKind = 'TAX'): Verdict {
  const bad = items.filter((i) => i.state === 'FAILED')
  const young = items.find((i) => i.error === 'TE-16')
  const first = bad.find((i) => planOf(i.dataset).mandatory) ?? bad[0]
  if (!first) {
    if (young) return { state: 'PARTIAL', failure: failureOf('TE-16'), text: EVENT_SAYS.doneYoung }
    return { state: 'SUCCESS', failure: null, text: EVENT_SAYS.done }
  }
  const dataset = bad.map((i) => planOf(i.dataset).name).join('、')
  const figures = { dataset, menu: kind === 'ERP' ? dataset : planOf(first.dataset).name }
  const failure = failureOf((first.error ?? 'TE-99') as TeCode, figures, null, kind)
  const worth = items.some((i) => (kind === 'ERP' || /^INVOICE/.test(i.dataset)) && i.rows > 0)
  // Of books none is mandatory, and a collection without any row is none.
  const mandatory = kind === 'ERP' || planOf(first.dataset).mandatory
  return !mandatory || worth
    ? { state: 'PARTIAL', failure, text: EVENT_SAYS.donePart({ why: failure.message }) }
    : { state: 'FAILED', failure, text: failure.message }
}

/** `completeThrough`: the day through which the bureau calls its data complete; null = a program says nothing of that. */
export async function conclude(run: Run, completeThrough: string | null): Promise<TaskRow> {
  const { tenant, deps, claim } = run
  const ended = await tenant.transaction(async (tx) => {
    await assertClaim(tx, run)
    const task = (await lockTask(tx, claim.id)) as TaskRow
    const verdict = judge(await itemsOf(tx, claim.id), task.kind)
    // Every end with something new is worth a new report: a collection that was gone on with, too.
    const ordered = verdict.state === 'FAILED' ? null : await order(run, tx, task)
    // A run without an end worth keeping ends as it does, whatever became of the contract.
    if (verdict.state !== 'FAILED') await mustBeAllowed(tx, run)
    const reportNo = ordered ?? task.report_no
    return changeIn(
      tx,
      task,
      {
        state: verdict.state,
        failure: verdict.failure,
        progress: verdict.state === 'FAILED' ? task.progress : 100,
        current: null,
        report_no: reportNo,
        data_cutoff: verdict.state === 'FAILED' ? null : await newestAt(tx, claim.id),
        complete_through: verdict.state === 'FAILED' ? null : completeThrough,
      },
      {
        step: 'END',
        actor: 'SYSTEM',
        text: verdict.text,
        ok: verdict.state !== 'FAILED',
        code: verdict.failure?.code ?? null,
      },
    )
  })
  await publish(deps.db, {
    companyId: tenant.companyId,
    kind: 'collect',
    id: claim.id,
    status: ended.state,
    progress: ended.progress,
    message: ended.failure?.message ?? EVENT_SAYS.done,
  })
  return ended
}

/** When the newest of what it brought was obtained: as reports that rest on it say (`COLLECTIONS` in facts/coverage). */
const newestAt = async (tx: TenantTx, taskId: string): Promise<Date | null> =>
  (await tx.one<{ at: Date | null }>(
    `select date_trunc('milliseconds', max(finished_at)) as at from collect_item
      where company_id = $1 and task_id = $2 and state in ('DONE', 'EMPTY')`,
    [taskId],
  ))!.at

const NO_REPORT: readonly string[] = [
  'NO_DATA',
  'CONSENT_REQUIRED',
  'PRODUCT_CLOSED',
  'BALANCE_SHORT',
]

/**
 * The first kind of report that there is data for, of those that the channel may sell. None where the channel does not say that reports follow by themselves: nobody
 * asked for what it costs. None either where there is data for none, or where the company has not opened it or cannot pay for it; that is no failure of the collection.
 */
async function order(
  run: Run,
  tx: TenantTx,
  { tax_no: taxNo, channel, source }: TaskRow,
): Promise<string | null> {
  try {
    const session = { userName: '企业授权采集' }
    const { products, auto_report: isAuto } = await channelOf(tx, channel)
    if (!isAuto) return null
    const unmetered = isVisitMark(source)
    const asked = { taxId: taxNo ?? '', products, unmetered }
    return await orderReportIn(run.deps.db, tx, session, asked)
  } catch (error) {
    if (error instanceof Refusal && NO_REPORT.includes(error.code)) return null
    throw error
  }
}
