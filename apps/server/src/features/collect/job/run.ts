/** What a collecting worker carries through its datasets: the claim, the task, the session; and its writes under the claim. */
import type { Dataset } from '@xinjian/contract'
import { availabilityOfItem } from '@xinjian/contract/collect/availability'
import type { Value } from '../../../db/pool.ts'
import type { TenantDb, TenantTx } from '../../../db/tenant.ts'
import { claimed } from '../../../jobs/claimed.ts'
import { publish } from '../../../jobs/events.ts'
import { type Claim, LeaseLost } from '../../../jobs/job.ts'
import type { Call, SourceSession } from '../../../outside/source/connector.ts'
import type { Provenance } from '../../facts/records/write.ts'
import { mustStillStand } from '../../session/index.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import { type DatasetPlan, planOf, progressOf } from '../datasets.ts'
import type { CollectDeps } from '../deps.ts'
import { type Beside, note, noteWell } from '../events.ts'
import { changeIn, type Decided } from '../flow.ts'
import { type ItemRow, itemsOf, lockTask, type TaskRow } from '../task.ts'

export interface Run {
  deps: CollectDeps
  claim: Claim
  tenant: TenantDb
  task: TaskRow
  session: SourceSession
  signal: AbortSignal
  from: Provenance
  /** When the dataset at hand was begun, as `performance.now()` tells. */
  since: number
  /** Account name of whoever made its link; null = it came by none. */
  maker: string | null
  ahead: Ahead
}

/** The dataset behind the one at hand. */
export interface Ahead {
  /** How the task stands when it begins; null = none comes. */
  next: { dataset: Dataset; progress: number } | null
  /** It was begun with the end of the one before, and so far the task has come. */
  begun: { dataset: Dataset; progress: number } | null
}

/** Slip and address of the next call; refuses the moment the contract is no longer in force, or whose collection it is was frozen. */
export async function callOf(run: Run): Promise<Call> {
  const { deps, tenant, task, from, maker } = run
  const pass = await deps.consents.passFor(tenant, task.task_id, from.contractNo, maker)
  return { pass, area: task.area_code ?? '', signal: run.signal }
}

/** Throws LeaseLost unless this worker still has the task, and keeps others from taking it while the transaction lasts. */
export async function assertClaim(tx: TenantDb, { claim }: Pick<Run, 'claim'>): Promise<void> {
  const { state } = await claimed(tx, claim).hold<Pick<TaskRow, 'state'>>('state')
  if (state !== 'COLLECTING') throw new LeaseLost()
}

/**
 * For what was collected, at the end of the transaction that books it: nothing is kept that came in after the contract was
 * taken back, or after a freeze. Last, because writers and signers wait for the enterprise's row before they come to its contracts.
 */
export async function mustBeAllowed(tx: TenantDb, { deps, from, maker }: Run): Promise<void> {
  await mustStillStand(tx, maker)
  await deps.consents.mustStand(tx, from.contractNo)
}

/** Changes the task itself, while this worker has it. `also` = what comes with it, in the same transaction. */
export const changeHeld = (
  tenant: TenantDb,
  claim: Claim,
  { change, event }: Decided,
  also: (tx: TenantDb) => Promise<unknown> = async () => undefined,
): Promise<TaskRow> =>
  tenant.transaction(async (tx) => {
    await assertClaim(tx, { claim })
    await also(tx)
    return changeIn(tx, (await lockTask(tx, claim.id)) as TaskRow, change, event)
  })

export type ItemChange = Partial<
  Pick<
    ItemRow,
    'state' | 'rows' | 'done' | 'cursor' | 'tries' | 'error' | 'first_period' | 'last_period'
  >
>

const ITEM_TYPES: Record<keyof ItemChange, string> = {
  state: 'text',
  rows: 'bigint',
  done: 'smallint',
  cursor: 'jsonb',
  tries: 'int',
  error: 'text',
  first_period: 'text',
  last_period: 'text',
}

/** How an item ended, for the black box and for what comes behind it. */
export type ItemEnd = Pick<ItemRow, 'state' | 'rows' | 'error'>

/** `set` of a change of an item: its values are the parameters from the one named `first`. */
function setsOf(change: ItemChange, first: number): { sets: string; values: Value[] } {
  const names = Object.keys(change) as (keyof ItemChange)[]
  const sets = names.map((name, i) => `${name} = $${first + i}::${ITEM_TYPES[name]}`)
  // The new state is the parameter; the column still holds the old one.
  const state = names.includes('state') ? `$${names.indexOf('state') + first}::text` : 'state'
  return {
    sets: `${sets.join(', ')}, started_at = coalesce(started_at, now()),
            finished_at = case when ${state} in ('DONE', 'EMPTY', 'FAILED') then now() else finished_at end`,
    values: names.map((name) =>
      name === 'cursor' ? JSON.stringify(change.cursor) : (change[name] as Value),
    ),
  }
}

/** Writes an item of the task, in a transaction that holds it. */
export async function writeItem(
  tx: TenantDb,
  run: Run,
  dataset: string,
  change: ItemChange,
): Promise<void> {
  const { sets, values } = setsOf(change, 4)
  await tx.run(
    `update collect_item set ${sets} where company_id = $1 and task_id = $2 and dataset = $3`,
    [run.claim.id, dataset, ...values],
  )
}

/** The end of a dataset: its item, and its line in the black box. */
export async function endItem(
  tx: TenantDb,
  run: Run,
  { dataset, name }: DatasetPlan,
  change: ItemChange & ItemEnd,
): Promise<void> {
  const event = {
    state: 'COLLECTING',
    step: dataset,
    actor: 'BUREAU' as const,
    text: said(name, change),
    ms: performance.now() - run.since,
  }
  const item: Beside = (first) => {
    const { sets, values } = setsOf(change, first + 1)
    return {
      sql: `update collect_item set ${sets} where company_id = $1 and task_id = $2 and dataset = $${first}`,
      values: [dataset, ...values],
    }
  }
  const { id } = run.claim
  await (change.state === 'FAILED' || change.error !== null
    ? note(tx, id, { ...event, ok: change.state !== 'FAILED', code: change.error }, item)
    : noteWell(tx, id, event, item))
}

/** In the words that phone and office have for it (`availabilityWords`). */
export const said = (dataset: string, item: Pick<ItemRow, 'state' | 'rows'> | undefined): string =>
  EVENT_SAYS[`dataset${(item && availabilityOfItem(item)) ?? 'UNASKED'}`]({
    dataset,
    n: item?.rows ?? 0,
  })

/** Writes an item on its own, in one statement. */
export async function updateItem(
  { tenant, claim }: Run,
  dataset: string,
  change: ItemChange,
): Promise<void> {
  const { sets, values } = setsOf(change, 5)
  await claimed(tenant, claim).writeBeside(
    'state as at',
    `update collect_item set ${sets} from held
      where company_id = $1 and task_id = $2 and dataset = $4 and held.at = 'COLLECTING'`,
    [dataset, ...values],
  )
}

const GOES_ON = 'progress = greatest(progress, $4), current = $5, retries = 0, faults = 0'

type Standing = readonly Pick<ItemRow, 'dataset' | 'state' | 'done'>[]

const begin = (on: TenantDb, { claim }: Run, dataset: Dataset, progress: number) =>
  claimed(on, claim).writeWith<Pick<TaskRow, 'progress'>>(
    { sets: GOES_ON, where: "state = 'COLLECTING'", columns: 'progress' },
    `update collect_item set state = 'RUNNING', started_at = coalesce(started_at, now()) from held
      where company_id = $1 and task_id = $2 and dataset = $6`,
    [progress, saysOf(dataset), dataset],
  )

/** The item begins, and the task says so: one statement, or none where it was begun with the end of the one before. `items` as they stand before it. */
export async function beginItem(run: Run, dataset: Dataset, items: Standing): Promise<void> {
  const { ahead } = run
  const { begun } = ahead
  ahead.begun = null
  const row =
    begun?.dataset === dataset ? begun : await begin(run.tenant, run, dataset, shownOf(items))
  const over = items.map((i) => (i.dataset === dataset ? { ...i, state: 'DONE' as const } : i))
  const next = over.find((i) => isOpen(i))
  ahead.next = next ? { dataset: next.dataset as Dataset, progress: shownOf(over) } : null
  await tellPages(run, row.progress, saysOf(dataset))
}

/** Still to be collected. */
export const isOpen = ({ state }: Pick<ItemRow, 'state'>): boolean =>
  state === 'PENDING' || state === 'RUNNING'

/**
 * The transaction that ends a dataset, under the claim. The next one begins with it: a statement and a commit of its own are spared for each. Of a
 * transaction that fails neither is left.
 */
export async function ending(run: Run, work: (tx: TenantTx) => Promise<unknown>): Promise<void> {
  const { ahead, tenant } = run
  const { next } = ahead
  ahead.begun = await tenant.transaction(async (tx) => {
    if (!next) await assertClaim(tx, run)
    const begun = next && {
      ...next,
      ...(await begin(tx, run, next.dataset, next.progress)),
    }
    await work(tx)
    return begun
  })
}

/** Progress of the whole task, never backwards; told to the office's pages. */
export async function tellProgress(run: Run, dataset: Dataset): Promise<void> {
  const { tenant, claim } = run
  const [progress, current] = [shownOf(await itemsOf(tenant, claim.id)), saysOf(dataset)]
  const row = await claimed(tenant, claim).write<Pick<TaskRow, 'progress'>>(
    GOES_ON,
    [progress, current],
    'progress',
  )
  await tellPages(run, row.progress, current)
}

/** Its end is written with its verdict. */
const shownOf = (items: Parameters<typeof progressOf>[0]): number => Math.min(99, progressOf(items))

const saysOf = (dataset: Dataset): string =>
  EVENT_SAYS.collectingNow({ dataset: planOf(dataset).name })

const tellPages = ({ tenant, claim, deps }: Run, progress: number, message: string) =>
  publish(deps.db, {
    companyId: tenant.companyId,
    kind: 'collect',
    id: claim.id,
    status: 'COLLECTING',
    progress,
    message,
  })
