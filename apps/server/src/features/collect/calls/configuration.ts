/** What a phone is told of its task before anything is asked: what is collected, for whom, and whether a licence is wanted. */
import type { contract, DataOf } from '@xinjian/contract'
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { channelOf, type Offered } from '../../channel/index.ts'
import { plansOf } from '../datasets.ts'
import type { CollectDeps } from '../deps.ts'
import { choicesOf, chosenNow, isDirect, recipientOf } from '../direct/choice.ts'
import { needsLicense } from '../link-firm.ts'
import type { TaskRow } from '../task.ts'

export async function configurationOf(
  deps: CollectDeps,
  tenant: TenantDb,
  task: TaskRow,
): Promise<DataOf<typeof contract.collect.enterpriseConfiguration>> {
  const channel = await channelOf(tenant, task.channel)
  const chosen = await chosenOrNone(deps, task)
  return {
    licenseRequired: [channel, ...chosen.map((one) => one.channel)].some((of) =>
      needsLicense(task, of),
    ),
    service: deps.config.servicePhone ?? channel.grantees[0]?.contact ?? '',
    datasets: plansOf(task, channel).map(({ dataset, name, mandatory, months }) => ({
      dataset,
      name,
      mandatory,
      months,
    })),
    // At the platform's own door nobody is, before somebody was chosen.
    grantees: isDirect(task)
      ? await Promise.all(chosen.map((one) => recipientOf(deps.db, one)))
      : channel.grantees,
  }
}

/** Of a visit by a link none; where one is offered no more none either: the person chooses anew. */
async function chosenOrNone({ db }: CollectDeps, task: TaskRow): Promise<Offered[]> {
  if (!isDirect(task) || (await choicesOf(db, task)).length === 0) return []
  return chosenNow(db, task).catch((error: unknown) => {
    if (error instanceof Refusal) return []
    throw error
  })
}
