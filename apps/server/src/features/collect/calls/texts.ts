/** The texts of a task: of the institution whose link it is, or of each that was chosen. */
import type { contract, DataOf } from '@xinjian/contract'
import { type TenantDb, tenantOf } from '../../../db/tenant.ts'
import type { TaskCtx } from '../../../http/context.ts'
import type { Offered } from '../../channel/index.ts'
import { MINIMUM_READ_SECONDS, type Parties } from '../../consent/index.ts'
import type { CollectDeps } from '../deps.ts'
import { chosenNow, isDirect, recipientOf } from '../direct/choice.ts'
import type { TaskRow } from '../task.ts'
import { partiesOf } from './parties.ts'
import { hashTexts, noteShown, readSecondsLeft, shownSeconds } from './reading.ts'

/** Who is given what, as one set of contracts; `institution` null = the one whose link it is. */
export interface Part {
  institution: Offered | null
  /** Company whose ledger takes the contracts. */
  tenant: TenantDb
  parties: Parties
}

type HandedOut = Omit<DataOf<typeof contract.collect.authorize>, 'task'>

export function textsOf(deps: CollectDeps) {
  const { db, consents } = deps
  const partsOf = async (tenant: TenantDb, task: TaskRow): Promise<Part[]> => {
    if (!isDirect(task)) {
      const parties = await partiesOf(deps, tenant, task)
      return [{ institution: null, tenant, parties }]
    }
    return Promise.all(
      (await chosenNow(db, task)).map(async (institution) => {
        // The institution itself, for what was agreed that it shows: what a channel passes on to others is nobody's choice here.
        const grantees = [await recipientOf(db, institution)]
        const parties = {
          ...(await partiesOf(deps, tenant, task, institution.channel)),
          grantees,
        }
        return { institution, tenant: tenantOf(db, institution.companyId), parties }
      }),
    )
  }

  /** The texts, and from when on they may be signed: counted here, from the first time that these very texts were handed out. */
  const handOut = async (tenant: TenantDb, task: TaskRow): Promise<HandedOut> => {
    const parts = await partsOf(tenant, task)
    const contracts = parts.flatMap(({ institution: of, parties }) =>
      consents
        .contracts(parties)
        .map((text) => ({ ...(of && { institution: { code: of.code, name: of.name } }), ...text })),
    )
    const hash = hashTexts(contracts)
    const shown = task.shown_hash === hash ? task : await noteShown(tenant, task, hash)
    const standing = await Promise.all(
      parts.map((part) => consents.conflicts(part.tenant, part.parties)),
    )
    return {
      contracts,
      standing: standing.flat(),
      minimumReadSeconds: MINIMUM_READ_SECONDS,
      readSecondsLeft: readSecondsLeft(shown, Date.now()),
    }
  }
  return { partsOf, handOut }
}

/** How the signing of a task is proven. */
export const evidenceFor = (
  { ip, agent }: Pick<TaskCtx, 'ip' | 'agent'>,
  task: TaskRow,
  {
    taskId,
    device,
    replaces,
  }: { taskId: string; device: string | undefined; replaces: readonly string[] },
) => ({
  ip,
  agent,
  device: device ?? null,
  shownSeconds: shownSeconds(task, Date.now()),
  smsTo: task.signer?.mobile ?? null,
  smsVerifiedAt: task.signer_verified_at?.toISOString() ?? null,
  smsCodeHash: task.signer_code_hash,
  taskId,
  replaces: replaces.join('、') || null,
})
