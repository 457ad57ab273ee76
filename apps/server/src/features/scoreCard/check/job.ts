/**
 * Once a month a card in force is held against what it was not trained on: loans granted later (out of time), and the newest reports of
 * all enterprises (population stability). What cannot be judged yet is absent, and no alarm.
 */
import type { ScoreCardResult } from '@xinjian/contract/nouns/rules/scoreCard'
import {
  type OwnCard,
  type OwnFigures,
  ownFigures,
  ownScore,
} from '@xinjian/engine/invoice/score/own/card'
import { type Distribution, psi } from '@xinjian/engine/invoice/score/own/drift'
import type { Database } from '../../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../../db/tenant.ts'
import { claimed } from '../../../jobs/claimed.ts'
import { type Claim, type JobKind, LeaseLost } from '../../../jobs/job.ts'
import { JOBS_SAYS } from '../../../jobs/words.ts'
import { enterpriseIdsAfter } from '../../enterprise/index.ts'
import { tell } from '../../notice/index.ts'
import { storedReports } from '../../report/index.ts'
import { REPORT_DAYS } from '../samples.ts'
import { cardOf, nextCheck, resultOf } from '../store.ts'
import { SCORE_CARD_SAYS } from '../words.ts'
import { alarmOf, type Found, judgedParts } from './alarm.ts'
import { outOfTime } from './out-of-time.ts'
import { SCORE_CHECKS } from './store.ts'

const BATCH = 50

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
  const later = await outOfTime(tenant, record, trained.card as OwnCard, going)
  const figures = await figuresNow(tenant, going)
  const result = { outOfTime: later, ...stabilityOf(trained, figures) }
  const alarm = alarmOf(judgedParts(trained, result))
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

function stabilityOf(
  trained: ScoreCardResult,
  figures: readonly OwnFigures[],
): Omit<Found, 'outOfTime'> {
  const card = trained.card as OwnCard
  const ids = Object.keys(trained.figures) as (keyof OwnFigures)[]
  return {
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
