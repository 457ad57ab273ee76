/** Where an enterprise stands now: the verdict of its current reports, and what was answered of the matters in them. */
import type { FirmLine } from '@xinjian/contract/report/firm'
import type { FirmMatter, FirmReport, FirmVerdict } from '@xinjian/engine/firm/verdict'
import { firmVerdict } from '@xinjian/engine/firm/verdict'
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { TenantDb } from '../../db/tenant.ts'
import { type AnswerRecord, liveAnswers } from './answer-rows.ts'
import { newestReports } from './reports.ts'
import { toldOf } from './told.ts'

export interface EnterpriseStatus {
  verdict: FirmVerdict
  /** Of each matter, how current reports tell it. */
  tellings: ReadonlyMap<string, readonly Telling[]>
  /** Waiting for other eyes or in force, whether they hold or not; one a matter. */
  live: readonly AnswerRecord[]
  at: Date
}

interface Telling {
  told: string
  unratable: boolean
}

/** `counts`: the kinds of reports that it is judged by; absent = all. */
export async function statusOfEnterprise(
  tenant: TenantDb,
  enterpriseId: number,
  counts: (kind: ReportKind) => boolean = () => true,
): Promise<EnterpriseStatus> {
  const at = new Date()
  const today = formatDay(chinaDay(at.toISOString()).day)
  const [all, live] = await Promise.all([
    newestReports(tenant, enterpriseId),
    liveAnswers(tenant, enterpriseId),
  ])
  const reports = all.filter(({ kind }) => counts(kind))
  const tellings = tellingsOf(reports, firmVerdict(reports, today))
  const explained = live.filter(
    (answer) =>
      answer.answer === 'EXPLAINED' && answer.status === 'IN_FORCE' && holds(answer, tellings),
  )
  const verdict = firmVerdict(reports, today, new Set(explained.map(({ matter }) => matter)))
  return { verdict, tellings, live, at }
}

function tellingsOf(
  reports: readonly FirmReport[],
  { rests }: FirmVerdict,
): ReadonlyMap<string, readonly Telling[]> {
  const current = new Set(rests.flatMap((r) => (r.current ? [r.reportNo] : [])))
  const tellings = new Map<string, Telling[]>()
  for (const { reportNo, matters } of reports)
    if (current.has(reportNo))
      for (const matter of matters) {
        const known = tellings.get(matter.id) ?? []
        known.push({ told: toldOf(matter), unratable: matter.level === 'UNRATABLE' })
        tellings.set(matter.id, known)
      }
  return tellings
}

/** Not past its day, and no current report tells its matter otherwise than when it was answered. */
export const holds = (
  { matter, told, expired }: Pick<AnswerRecord, 'matter' | 'told' | 'expired'>,
  tellings: EnterpriseStatus['tellings'],
): boolean => !expired && (tellings.get(matter) ?? []).every((one) => told.includes(one.told))

/** The answer to a matter that holds now. */
export const answerOf = (
  { live, tellings }: EnterpriseStatus,
  matter: string,
): AnswerRecord | undefined =>
  live.find((answer) => answer.matter === matter && holds(answer, tellings))

/** A person can answer what reports keep one by one, and not that data are missing. */
export function isAnswerable({ tellings }: EnterpriseStatus, { id }: FirmMatter): boolean {
  const told = tellings.get(id) ?? []
  return told.length > 0 && !told.some(({ unratable }) => unratable)
}

export const lineOf = (status: EnterpriseStatus): FirmLine => {
  const { level, text, asOf, rests, contradictions, matters } = status.verdict
  return {
    level,
    text,
    asOf,
    at: status.at.toISOString(),
    waiting: matters.filter(({ id }) => !answerOf(status, id)).length,
    rests,
    contradictions,
  }
}
