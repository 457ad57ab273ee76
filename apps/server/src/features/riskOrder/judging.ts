/** What a batch of enterprises comes to under the versions of an order, from their stored reports. */
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { OwnCardNow } from '@xinjian/engine/report/policy/found'
import { judgePolicy, type PolicyJudgement } from '@xinjian/engine/report/policy/judge'
import type { MissingReport, PolicyTable } from '@xinjian/engine/report/policy/table'
import type { TenantDb } from '../../db/tenant.ts'
import { reckonedReports, type StoredReports, storedReports } from '../report/index.ts'
import { policyOf } from '../riskPolicy/index.ts'
import { ownScorer } from '../scoreCard/index.ts'
import type { OrderRecord } from './store.ts'
import type { JudgedSubject, Ordered, Waiting } from './subjects.ts'

export interface Judging {
  table: PolicyTable
  /** Of a trial: the version it is set against. */
  against: PolicyTable | null
  asOf: string | null
  /** Of a trial: reports are reckoned as of that day, where they can be. */
  reckons: boolean
  sees: string | null
  /** The institution's own card that the order names; null = none was in force, or none is asked. */
  own: OwnCardNow
}

/** Versions are read as the order names them: one that was decided on is never changed. */
export async function judgingOf(tenant: TenantDb, order: OrderRecord): Promise<Judging> {
  const { policy_code: code, policy_version: version, against_code, against_version } = order
  const tableOf = async (of: number, at: number): Promise<PolicyTable> =>
    (await policyOf(tenant, of, at)).body
  const against =
    against_code === null || against_version === null
      ? null
      : await tableOf(against_code, against_version)
  return {
    table: await tableOf(code, version),
    against,
    asOf: order.as_of,
    reckons: order.source === 'RECKONED',
    sees: order.sees,
    own: await ownScorer(tenant, order.score_card),
  }
}

export async function judgeBatch(
  tenant: TenantDb,
  { table, against, asOf, reckons, sees, own }: Judging,
  subjects: readonly Waiting[],
): Promise<JudgedSubject[]> {
  const wanted = { reports: needed(tablesOf(table, against)), asOf, sees }
  const judged: JudgedSubject[] = []
  const known = subjects.flatMap((one) =>
    one.enterprise_id === null ? [] : [{ ...one, id: one.enterprise_id }],
  )
  const byId = Map.groupBy(known, ({ id }) => id)
  const ids = [...byId.keys()]
  const found =
    reckons && asOf !== null
      ? reckonedReports(tenant, ids, { ...wanted, asOf })
      : storedReports(tenant, ids, wanted)
  for await (const [id, stored] of found)
    for (const one of byId.get(id) ?? [])
      judged.push(judgeOne({ table, against, own }, one, stored))
  for (const one of subjects)
    if (one.enterprise_id === null) judged.push(judgeOne({ table, against, own }, one, null))
  return judged
}

/** `stored`: null = the company has no such enterprise. */
function judgeOne(
  { table, against, own }: Pick<Judging, 'table' | 'against' | 'own'>,
  { line, ordered }: Waiting,
  stored: StoredReports | null,
): JudgedSubject {
  const under = (one: PolicyTable) => judgePolicy(one, reportsFor(one, stored, ordered), own)
  const judgement = under(table)
  const other = against && under(against)
  return {
    line,
    withoutCard: own === 'WITHDRAWN',
    outcome: judgement.outcome,
    judgement,
    againstOutcome: other?.outcome ?? null,
    against: other,
    reports: usedBy(tablesOf(table, against), stored),
    score: judgement.score,
    grade: judgement.grade,
    limit: limitOf(judgement),
  }
}

const tablesOf = (table: PolicyTable, against: PolicyTable | null): PolicyTable[] =>
  against ? [table, against] : [table]

/** Each kind once, as old as the more patient of the versions lets it be. */
function needed(tables: readonly PolicyTable[]): PolicyTable['reports'] {
  const days = new Map<ReportKind, number>()
  for (const { reports } of tables)
    for (const one of reports) days.set(one.kind, Math.max(one.days, days.get(one.kind) ?? 0))
  return [...days].map(([kind, most]) => ({ kind, days: most }))
}

/** What one version may use of them: each by its own patience; what was ordered in vain says why. */
function reportsFor(
  { reports }: PolicyTable,
  stored: StoredReports | null,
  ordered: Ordered,
): StoredReports {
  const usable: StoredReports = new Map()
  for (const { kind, days } of reports) {
    const own = stored?.get(kind)
    if (!own) usable.set(kind, { missing: 'NO_FIRM' })
    else if ('missing' in own) usable.set(kind, { missing: reasonOf(own.missing, ordered[kind]) })
    else usable.set(kind, own.age > days ? { missing: 'STALE' } : own)
  }
  return usable
}

function reasonOf(missing: MissingReport, order: Ordered[ReportKind]): MissingReport {
  if (order === undefined || (missing !== 'NONE' && missing !== 'STALE')) return missing
  // What was made and is too old all the same is no report that could not be made.
  if (typeof order === 'string') return missing === 'STALE' ? 'STALE' : 'FAILED'
  return order.missing
}

/** By either version. */
const usedBy = (
  tables: readonly PolicyTable[],
  stored: StoredReports | null,
): JudgedSubject['reports'] =>
  needed(tables).flatMap(({ kind, days }) => {
    const own = stored?.get(kind)
    if (!own || 'missing' in own || own.age > days) return []
    return [{ kind, reportNo: own.reportNo, asOf: own.asOf }]
  })

const limitOf = ({ limit }: PolicyJudgement): number | null => limit?.amount ?? null
