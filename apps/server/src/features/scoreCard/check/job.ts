/**
 * Once a month a card in force is held against what it was not trained on: outcomes entered since (out of time), and the newest reports of
 * all enterprises (population stability). What cannot be judged yet is absent, and no alarm.
 */
import type { ScoreCardCheck, ScoreCardResult } from '@xinjian/contract/nouns/rules/scoreCard'
import {
  type OwnCard,
  type OwnFigures,
  ownFigures,
  ownScore,
} from '@xinjian/engine/invoice/score/own/card'
import { type Distribution, PSI_ALARM, psi } from '@xinjian/engine/invoice/score/own/drift'
import type { OwnCase } from '@xinjian/engine/invoice/score/own/train'
import { auc } from '@xinjian/engine/kit/score/training/statistics'
import type { Database } from '../../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../../db/tenant.ts'
import { claimed } from '../../../jobs/claimed.ts'
import { type Claim, type JobKind, LeaseLost } from '../../../jobs/job.ts'
import { JOBS_SAYS } from '../../../jobs/words.ts'
import { enterpriseIdsAfter } from '../../enterprise/index.ts'
import { loansAfter } from '../../loanOutcome/index.ts'
import { tell } from '../../notice/index.ts'
import { storedReports } from '../../report/index.ts'
import { REPORT_DAYS, sampleOf } from '../samples.ts'
import { type CardRecord, cardOf, nextCheck, resultOf } from '../store.ts'
import { SCORE_CARD_SAYS } from '../words.ts'
import { SCORE_CHECKS } from './store.ts'

const BATCH = 50
/** With fewer of either kind nothing is said of how well the card ranks. */
const LEAST_OF_EITHER = 5
/** From so many bad ones on a fall below the interval of the validation is an alarm. */
const LEAST_FOR_ALARM = 20
const LEAST_FIRMS = 50

type Result = NonNullable<ScoreCardCheck['result']>

interface CheckRecord {
  version: number
  month: string
}

export const checkJob = (db: Database): JobKind => ({
  table: SCORE_CHECKS,
  concurrency: 1,
  maxAttempts: 5,
  run: (claim, signal, breathe) => run(db, claim, signal, breathe),
  fail: (claim, message) => end(tenantOf(db, claim.companyId), claim, 'FAILED', message),
})

async function run(
  db: Database,
  claim: Claim,
  signal: AbortSignal,
  breathe: () => Promise<void>,
): Promise<void> {
  const tenant = tenantOf(db, claim.companyId)
  const own = claimed(tenant, claim)
  const { version } = await own.hold<CheckRecord>('version')
  const record = await cardOf(tenant, version)
  const trained = await resultOf(tenant, version)
  if (record.state !== 'IN_FORCE' || trained === null)
    return end(tenant, claim, 'CANCELLED', SCORE_CARD_SAYS.cancelled)
  const going = async () => {
    if (signal.aborted) throw new LeaseLost()
    await own.renew()
    await breathe()
  }
  const cases = await casesSince(tenant, record, going)
  const figures = await figuresNow(tenant, going)
  const result = resultFrom(trained, cases, figures)
  const alarm = alarmOf(trained, result)
  await tenant.transaction(async (tx) => {
    const { month } = await claimed(tx, claim).write<CheckRecord>(
      "status = 'DONE', message = $4, result = $5::jsonb, alarm = $6, lease_until = null, finished_at = now()",
      [JOBS_SAYS.done, JSON.stringify(result), alarm],
      "version, to_char(month, 'YYYY-MM') as month",
    )
    await nextCheck(tx, version)
    if (alarm)
      await tell(tx, {
        kind: 'CARD_DRIFT',
        key: `${version}:${month}`,
        params: { version: String(version), month },
      })
  })
}

/** Loans that were entered after the training, or whose outcome became another since. */
async function casesSince(
  tenant: TenantDb,
  { outcomes_until, default_days }: CardRecord,
  going: () => Promise<void>,
): Promise<OwnCase[]> {
  const cases: OwnCase[] = []
  for (let id = 0; ; ) {
    const loans = await loansAfter(tenant, { id, from: outcomes_until, until: null, most: BATCH })
    for (const loan of loans) {
      const { bad, figures, platform_score } = await sampleOf(tenant, loan, default_days)
      if (bad !== null && figures !== null && platform_score !== null)
        cases.push({ bad, figures, platformScore: platform_score })
    }
    if (loans.length < BATCH) return cases
    id = loans.at(-1)!.id
    await going()
  }
}

/** Of the newest report of every enterprise. */
async function figuresNow(tenant: TenantDb, going: () => Promise<void>): Promise<OwnFigures[]> {
  const wanted = {
    reports: [{ kind: 'INVOICE' as const, days: REPORT_DAYS }],
    asOf: null,
    sees: null,
  }
  const all: OwnFigures[] = []
  for (let last = 0; ; ) {
    const ids = await enterpriseIdsAfter(tenant, last, BATCH)
    for await (const [, stored] of storedReports(tenant, ids, wanted)) {
      const report = stored.get('INVOICE')
      const figures = report && 'document' in report ? ownFigures(report.document) : null
      if (figures) all.push(figures)
    }
    if (ids.length < BATCH) return all
    last = ids.at(-1)!
    await going()
  }
}

function resultFrom(
  trained: ScoreCardResult,
  cases: readonly OwnCase[],
  figures: readonly OwnFigures[],
): Result {
  const card = trained.card as OwnCard
  const bads = cases.filter(({ bad }) => bad).length
  const enough = Math.min(bads, cases.length - bads) >= LEAST_OF_EITHER
  const ids = Object.keys(trained.figures) as (keyof OwnFigures)[]
  return {
    cases: cases.length,
    bad: bads,
    auc: enough
      ? auc(
          // A high score is a low risk.
          cases.map((one) => -ownScore(card, one.figures)),
          cases.map(({ bad }) => bad),
        )
      : null,
    firms: figures.length,
    score: psi(
      trained.score,
      figures.map((one) => ownScore(card, one)),
    ),
    figures: Object.fromEntries(
      ids.map((id) => [
        id,
        psi(
          trained.figures[id] as Distribution,
          figures.map((one) => one[id]),
        ),
      ]),
    ),
  }
}

/** A stability index of a handful of enterprises is noise: it is shown, and no alarm. */
export function alarmOf({ validation }: ScoreCardResult, result: Result): boolean {
  const moved = [result.score, ...Object.values(result.figures)].some(
    (value) => value !== null && value >= PSI_ALARM,
  )
  const fell =
    validation !== null &&
    result.auc !== null &&
    result.bad >= LEAST_FOR_ALARM &&
    result.auc < validation.aucRange[0]
  return (result.firms >= LEAST_FIRMS && moved) || fell
}

const end = (
  tenant: TenantDb,
  claim: Claim,
  status: 'FAILED' | 'CANCELLED',
  message: string,
): Promise<void> =>
  tenant.transaction(async (tx) => {
    const { version } = await claimed(tx, claim).write<CheckRecord>(
      'status = $4, message = $5, lease_until = null, finished_at = now()',
      [status, message],
      'version',
    )
    // One check that failed does not end the checks.
    if (status === 'FAILED') await nextCheck(tx, version)
  })
