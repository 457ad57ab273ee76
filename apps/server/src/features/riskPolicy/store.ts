/** Versions of policies. Each step is one guarded statement, so that two people at once cannot both take it. */
import type { RiskPolicyRow } from '@xinjian/contract/nouns/rules/riskPolicy'
import type { PolicyTable } from '@xinjian/engine/report/policy/table'
import type { Value } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { Session } from '../../http/context.ts'
import { backToReview, byAnother, stateNow } from '../../http/four-eyes.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { momentOf, tell } from '../notice/index.ts'
import { RISK_POLICY_SAYS } from './words.ts'

export type Who = Pick<Session, 'userId' | 'userName'>

export interface PolicyRecord {
  code: number
  version: number
  name: string
  status: RiskPolicyRow['status']
  note: string
  body: PolicyTable
  authors: number[]
  author: string
  decided_by: string | null
  decision: string | null
  updated_at: Date
  forced_at: Date | null
}

const UNIQUE_VIOLATION = '23505'
const STATUS_NOW = stateNow('status')
const COLUMNS = `code, version, name, ${STATUS_NOW} as status, note, body, authors, author, decided_by, decision, updated_at, forced_at`

export const wirePolicy = (row: PolicyRecord, { userId }: Who): RiskPolicyRow => ({
  ...wired(row, 'code version name status note author decided_by decision updated_at forced_at'),
  reports: row.body.reports.map(({ kind }) => kind),
  lines: row.body.lines.length,
  own: row.authors.includes(userId),
})

export async function policyOf(
  tenant: TenantDb,
  code: number,
  version: number,
): Promise<PolicyRecord> {
  const row = await tenant.one<PolicyRecord>(
    `select ${COLUMNS} from risk_policy where company_id = $1 and code = $2 and version = $3`,
    [code, version],
  )
  if (!row) throw new Refusal('UNKNOWN', RISK_POLICY_SAYS.noSuchVersion)
  return row
}

/** The version of a policy that orders are judged by; refuses where none is in force. */
export async function policyInForce(tenant: TenantDb, code: number): Promise<PolicyRecord> {
  const row = await tenant.one<PolicyRecord>(
    `select ${COLUMNS} from risk_policy where company_id = $1 and code = $2 and status = 'IN_FORCE'`,
    [code],
  )
  if (!row) throw new Refusal('CONFLICT', RISK_POLICY_SAYS.noneInForce)
  return row
}

export async function policyPage(
  tenant: TenantDb,
  { code, status }: { code?: number | undefined; status?: string | undefined },
  page: number,
  size: number,
): Promise<{ total: number; rows: PolicyRecord[] }> {
  const rows = await tenant.rows<PolicyRecord & { total: number }>(
    `select ${COLUMNS}, count(*) over ()::int as total from risk_policy
      where company_id = $1 and ($2::int is null or code = $2) and ($3::text is null or ${STATUS_NOW} = $3)
      order by updated_at desc, code desc, version desc limit $4 offset $5`,
    [code ?? null, status ?? null, size, (page - 1) * size],
  )
  return { total: rows[0]?.total ?? 0, rows }
}

export interface Draft {
  code?: number | undefined
  version?: number | undefined
  name: string
  note: string
  table: PolicyTable
}

/** A new policy, a new version of one, or the next state of a draft: whoever saves it is one of its authors from then on. */
export async function savePolicy(tenant: TenantDb, who: Who, draft: Draft): Promise<PolicyRecord> {
  try {
    const row = await written(tenant, who, draft)
    if (row) return row
  } catch (error) {
    // Two began at once: both would be the next one.
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new Refusal('CONFLICT')
    throw error
  }
  throw new Refusal('CONFLICT', RISK_POLICY_SAYS.submittedCannot)
}

async function written(tenant: TenantDb, who: Who, { code, version, ...draft }: Draft) {
  const values: Value[] = [
    draft.name,
    draft.note,
    JSON.stringify(draft.table),
    who.userId,
    who.userName,
  ]
  if (version !== undefined)
    return tenant.one<PolicyRecord>(
      `update risk_policy set name = $2, note = $3, body = $4::jsonb, author = $6, updated_at = now(),
              authors = case when $5::int = any (authors) then authors else authors || $5::int end
        where company_id = $1 and code = $7 and version = $8 and status = 'DRAFT' returning ${COLUMNS}`,
      [...values, code ?? 0, version],
    )
  return tenant.one<PolicyRecord>(
    `insert into risk_policy (company_id, code, version, name, note, body, authors, author)
     select $1, known.code, 1 + coalesce((select max(version) from risk_policy where company_id = $1 and code = known.code), 0),
            $2, $3, $4::jsonb, array[$5::int], $6
       from (select coalesce($7::int, 1 + coalesce((select max(code) from risk_policy where company_id = $1), 0)) as code) known
      where $7::int is null or exists (select 1 from risk_policy where company_id = $1 and code = $7)
     returning ${COLUMNS}`,
    [...values, code ?? null],
  )
}

type Status = PolicyRecord['status']

/** One step of a version. `sets`: SQL of further columns, values from `$6`. */
function step(
  tenant: TenantDb,
  { code, version }: { code: number; version: number },
  [from, to]: [Status, Status],
  [sets, values]: [string, Value[]] = ['', []],
): Promise<PolicyRecord | null> {
  return tenant.one<PolicyRecord>(
    `update risk_policy set status = $5, updated_at = now() ${sets}
      where company_id = $1 and code = $2 and version = $3 and ${STATUS_NOW} = $4 returning ${COLUMNS}`,
    [code, version, from, to, ...values],
  )
}

export interface Which {
  code: number
  version: number
}

const taken = (row: PolicyRecord | null): PolicyRecord => {
  if (!row) throw new Refusal('CONFLICT', RISK_POLICY_SAYS.stateChanged)
  return row
}

export const submitPolicy = async (tenant: TenantDb, which: Which): Promise<PolicyRecord> =>
  taken(await step(tenant, which, ['DRAFT', 'SUBMITTED']))

export const decidePolicy = (
  tenant: TenantDb,
  who: Who,
  { approve, note, ...which }: Which & { approve: boolean; note: string },
): Promise<PolicyRecord> =>
  byAnother(
    tenant.transaction(async (tx) => {
      const where = 'company_id = $1 and code = $2 and version = $3'
      const { code, version } = which
      await tx.run(backToReview('risk_policy', 'status', { where, every: false }), [code, version])
      return taken(
        await step(
          tx,
          which,
          ['SUBMITTED', approve ? 'APPROVED' : 'REFUSED'],
          [
            ', decided_id = $6::int, decided_by = $7, decision = $8',
            [who.userId, who.userName, note],
          ],
        ),
      )
    }),
  )

/**
 * The version before it stops in the same transaction: at every moment one at most is in force. Others that were agreed to were agreed to beside the one before,
 * and wait for another decision. Everybody who decides on rules is told, for one person takes this step.
 */
export const forcePolicy = (tenant: TenantDb, who: Who, which: Which): Promise<PolicyRecord> =>
  tenant.transaction(async (tx) => {
    await tx.run(
      "update risk_policy set status = 'RETIRED', updated_at = now() where company_id = $1 and code = $2 and status = 'IN_FORCE'",
      [which.code],
    )
    const row = taken(await step(tx, which, ['APPROVED', 'IN_FORCE'], [', forced_at = now()', []]))
    const where = 'company_id = $1 and code = $2'
    await tx.run(backToReview('risk_policy', 'status', { where, every: true }), [which.code])
    await tell(tx, {
      kind: 'POLICY_IN_FORCE',
      key: `${which.code}:${which.version}`,
      params: {
        ...{ code: String(which.code), version: String(which.version), name: row.name },
        ...{ by: who.userName, at: momentOf(new Date()) },
      },
    })
    return row
  })
