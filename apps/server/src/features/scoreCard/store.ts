/** Versions of own score cards. Each step is one guarded statement, so that two people at once cannot both take it. */
import type { ScoreCardResult, ScoreCardRow } from '@xinjian/contract/nouns/rules/scoreCard'
import type { Value } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { Session } from '../../http/context.ts'
import { backToReview, byAnother, stateNow } from '../../http/four-eyes.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import type { JobTable } from '../../jobs/job.ts'
import { momentOf, tell } from '../notice/index.ts'
import { SCORE_CARD_SAYS } from './words.ts'

export const SCORE_CARDS: JobTable = {
  name: 'score_card',
  key: 'version',
  running: 'RUNNING',
  delayed: true,
}

export type Who = Pick<Session, 'userId' | 'userName'>

export interface CardRecord {
  version: number
  note: string
  default_days: number
  kind: ScoreCardRow['kind']
  state: ScoreCardRow['state']
  status: ScoreCardRow['status']
  progress: number
  message: string
  outcomes_until: Date
  authors: number[]
  author: string
  decided_by: string | null
  decision: string | null
  made_by: string
  created_at: Date
  finished_at: Date | null
  forced_at: Date | null
  /** Since then nobody is judged by it; null = it was not withdrawn, whatever superseded it. */
  withdrawn_at: Date | null
  /** null = also of one that was withdrawn before this was kept. */
  withdrawn_by: string | null
}

const STATE_NOW = stateNow('state')

export const CARD_COLUMNS = `version, note, default_days, kind, ${STATE_NOW} as state, status, progress, message, outcomes_until, authors, author,
  decided_by, decision, made_by, created_at, finished_at, forced_at, withdrawn_at, withdrawn_by`

export const wireCard = (row: CardRecord, { userId }: Who): ScoreCardRow => ({
  ...wired(
    row,
    'version note default_days kind state status progress message author decided_by decision created_at finished_at forced_at withdrawn_at withdrawn_by',
  ),
  own: row.authors.includes(userId),
})

export async function cardOf(tenant: TenantDb, version: number): Promise<CardRecord> {
  const row = await tenant.one<CardRecord>(
    `select ${CARD_COLUMNS} from score_card where company_id = $1 and version = $2`,
    [version],
  )
  if (!row) throw new Refusal('UNKNOWN', SCORE_CARD_SAYS.noSuchVersion)
  return row
}

export const resultOf = async (
  tenant: TenantDb,
  version: number,
): Promise<ScoreCardResult | null> =>
  (
    await tenant.one<{ result: ScoreCardResult | null }>(
      'select result from score_card where company_id = $1 and version = $2',
      [version],
    )
  )?.result ?? null

/** Ids of the loans that a version was made of; none where it was not trained. */
export const learntFrom = async (tenant: TenantDb, version: number): Promise<number[]> =>
  (
    await tenant.one<{ ids: number[] }>(
      `select coalesce(learnt_from, '{}') as ids from score_card where company_id = $1 and version = $2`,
      [version],
    )
  )?.ids.map(Number) ?? []

export async function cardPage(tenant: TenantDb, page: number, size: number) {
  const rows = await tenant.rows<CardRecord & { all: number }>(
    `select ${CARD_COLUMNS}, count(*) over ()::int as all from score_card
      where company_id = $1 order by version desc limit $2 offset $3`,
    [size, (page - 1) * size],
  )
  return { total: rows[0]?.all ?? 0, rows }
}

const UNIQUE_VIOLATION = '23505'

/** One training of a company at a time. */
export async function beginTraining(
  tenant: TenantDb,
  who: Who,
  { note, defaultDays }: { note: string; defaultDays: number },
): Promise<CardRecord> {
  const row = await tenant
    .one<CardRecord>(
      `insert into score_card (company_id, version, note, default_days, authors, author, made_by)
       select $1, 1 + coalesce((select max(version) from score_card where company_id = $1), 0), $2, $3, array[$4::int], $5, $5
        where not exists (select 1 from score_card where company_id = $1 and status in ('QUEUED', 'RUNNING'))
       returning ${CARD_COLUMNS}`,
      [note, defaultDays, who.userId, who.userName],
    )
    .catch((error: { code?: string }) => {
      // Two began at once: both would be the next version.
      if (error.code === UNIQUE_VIOLATION) return null
      throw error
    })
  if (!row) throw new Refusal('CONFLICT', SCORE_CARD_SAYS.oneAtATime)
  return row
}

/** Whoever works on it finds the row no longer running, and writes no more. */
export async function cancelTraining(tenant: TenantDb, version: number): Promise<CardRecord> {
  return tenant.transaction(async (tx) => {
    const row = await tx.one<CardRecord>(
      `update score_card set status = 'CANCELLED', message = '已取消', lease_until = null, finished_at = now(), updated_at = now()
        where company_id = $1 and version = $2 and status in ('QUEUED', 'RUNNING') returning ${CARD_COLUMNS}`,
      [version],
    )
    if (!row) throw new Refusal('CONFLICT', SCORE_CARD_SAYS.notOpen)
    await tx.run('delete from score_sample where company_id = $1 and version = $2', [version])
    return row
  })
}

type State = CardRecord['state']

/** One step of a trained version. `sets`: SQL of further columns, values from `$5`. */
const step = (
  tenant: TenantDb,
  version: number,
  [from, to]: [State, State],
  [sets, values]: [string, Value[]] = ['', []],
): Promise<CardRecord | null> =>
  tenant.one<CardRecord>(
    `update score_card set state = $4, updated_at = now() ${sets}
      where company_id = $1 and version = $2 and ${STATE_NOW} = $3 and result is not null returning ${CARD_COLUMNS}`,
    [version, from, to, ...values],
  )

const toldOf = ({ userName }: Who, version: number) => ({
  ...{ version: String(version), by: userName, at: momentOf(new Date()) },
})

const taken = (row: CardRecord | null): CardRecord => {
  if (!row) throw new Refusal('CONFLICT', SCORE_CARD_SAYS.stateChanged)
  return row
}

export async function submitCard(tenant: TenantDb, version: number): Promise<CardRecord> {
  if ((await cardOf(tenant, version)).kind === null)
    throw new Refusal('CONFLICT', SCORE_CARD_SAYS.notTrained)
  return taken(await step(tenant, version, ['DRAFT', 'SUBMITTED']))
}

export const decideCard = (
  tenant: TenantDb,
  who: Who,
  { version, approve, note }: { version: number; approve: boolean; note: string },
): Promise<CardRecord> =>
  byAnother(
    tenant.transaction(async (tx) => {
      const where = 'company_id = $1 and version = $2'
      await tx.run(backToReview('score_card', 'state', { where, every: false }), [version])
      return taken(
        await step(
          tx,
          version,
          ['SUBMITTED', approve ? 'APPROVED' : 'REFUSED'],
          [
            ', decided_id = $5::int, decided_by = $6, decision = $7',
            [who.userId, who.userName, note],
          ],
        ),
      )
    }),
  )

/**
 * The version before it stops in the same transaction; the first check is due with the next month. Others that were agreed to were agreed to beside the one before, and wait
 * for another decision. Everybody who decides on rules is told, for one person takes this step.
 */
export const forceCard = (tenant: TenantDb, who: Who, version: number): Promise<CardRecord> =>
  tenant.transaction(async (tx) => {
    await tx.run(
      "update score_card set state = 'RETIRED', updated_at = now() where company_id = $1 and state = 'IN_FORCE'",
    )
    const row = taken(
      await step(tx, version, ['APPROVED', 'IN_FORCE'], [', forced_at = now()', []]),
    )
    await tx.run(backToReview('score_card', 'state', { where: 'company_id = $1', every: true }))
    await nextCheck(tx, version)
    await tell(tx, { kind: 'CARD_IN_FORCE', key: String(version), params: toldOf(who, version) })
    return row
  })

/**
 * By one person alone, so that a card that is wrong is out at once: nobody passes or is rejected by a card that is not there, what would rest on it goes to review. One that
 * was superseded can be withdrawn too: orders that name it are judged by it until then. Everybody who has a say in the rules is told in the same transaction, and no one
 * person puts it back in force.
 */
export const withdrawCard = (tenant: TenantDb, who: Who, version: number): Promise<CardRecord> =>
  tenant.transaction(async (tx) => {
    const row = taken(
      await tx.one<CardRecord>(
        `update score_card set state = 'RETIRED', withdrawn_at = now(), withdrawn_by = $3, updated_at = now()
          where company_id = $1 and version = $2 and state in ('IN_FORCE', 'RETIRED') and withdrawn_at is null
          returning ${CARD_COLUMNS}`,
        [version, who.userName],
      ),
    )
    await tell(tx, {
      kind: 'CARD_WITHDRAWN',
      key: String(version),
      params: toldOf(who, version),
    })
    return row
  })

/** A check at the beginning of the next month (Beijing), once a month and version. */
export const nextCheck = (tx: Pick<TenantDb, 'run'>, version: number) =>
  tx.run(
    `insert into score_check (company_id, version, month, due_at)
     select $1, $2, m.month, m.month::timestamp at time zone 'Asia/Shanghai'
       from (select (date_trunc('month', now() at time zone 'Asia/Shanghai') + interval '1 month')::date as month) m
     on conflict (company_id, version, month) do nothing`,
    [version],
  )
