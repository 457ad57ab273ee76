/** What a batch of enterprises comes to under the versions of an order, from their stored reports. */
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { judgePolicy, type PolicyJudgement } from '@xinjian/engine/report/policy/judge'
import type { MissingReport, PolicyTable } from '@xinjian/engine/report/policy/table'
import type { TenantDb } from '../../db/tenant.ts'
import { type StoredReports, storedReports } from '../report/index.ts'
import type { JudgedSubject, Ordered, Waiting } from './subjects.ts'

export interface Judging {
  table: PolicyTable
  /** Of a trial: the version it is set against. */
  against: PolicyTable | null
  asOf: string | null
  sees: string | null
}

export async function judgeBatch(
  tenant: TenantDb,
  { table, against, asOf, sees }: Judging,
  subjects: readonly Waiting[],
): Promise<JudgedSubject[]> {
  const tables = against ? [table, against] : [table]
  const ids = subjects.flatMap(({ enterprise_id: id }) => (id === null ? [] : [id]))
  const stored = await storedReports(tenant, ids, { reports: needed(tables), asOf, sees })
  return subjects.map(({ line, enterprise_id: id, ordered }) => {
    const own = (id !== null && stored.get(id)) || null
    const under = (one: PolicyTable) => judgePolicy(one, reportsFor(one, own, ordered))
    const judgement = under(table)
    const other = against && under(against)
    return {
      line,
      outcome: judgement.outcome,
      judgement,
      againstOutcome: other?.outcome ?? null,
      against: other,
      reports: usedBy(table, own),
      score: judgement.score,
      grade: judgement.grade,
      limit: limitOf(judgement),
    }
  })
}

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
  return typeof order === 'string' ? 'FAILED' : order.missing
}

const usedBy = ({ reports }: PolicyTable, stored: StoredReports | null): JudgedSubject['reports'] =>
  reports.flatMap(({ kind, days }) => {
    const own = stored?.get(kind)
    if (!own || 'missing' in own || own.age > days) return []
    return [{ kind, reportNo: own.reportNo, asOf: own.asOf }]
  })

const limitOf = ({ limit }: PolicyJudgement): number | null => limit?.amount ?? null
