/**
 * The work of a training: loans are read batch by batch, each batch one write under the claim; then the card is made in steps of a share of a
 * second. A worker that dies leaves what was read, and the arithmetic begins anew to the same card: it has no chance in it.
 */
import type { LeftOut } from '@xinjian/contract/risk/card-states'
import { attackTable } from '@xinjian/engine/invoice/score/own/attack-table'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { type Claimed, claimed } from '../../jobs/claimed.ts'
import { type Claim, type JobKind, LeaseLost } from '../../jobs/job.ts'
import { JOBS_SAYS } from '../../jobs/words.ts'
import { type LoanCase, loansAfter } from '../loanOutcome/index.ts'
import { tell } from '../notice/index.ts'
import { firmsUnderAttack } from './attacks.ts'
import {
  casesOf,
  dropSamples,
  keepSamples,
  lastSampled,
  type Sample,
  sampleOf,
  samplesOf,
} from './samples.ts'
import { CARD_COLUMNS, type CardRecord, SCORE_CARDS } from './store.ts'
import { makeCard } from './training.ts'
import { SCORE_CARD_SAYS } from './words.ts'

/** Loans of one write: a second of work. */
const BATCH = 25
/** Percent of the progress that reading comes to. */
const READ = 50
/** Percent of it once the card is made; the rest are the attacks on it. */
const MADE = 80

export const scoreCardJob = (db: Database): JobKind => ({
  table: SCORE_CARDS,
  concurrency: 1,
  maxAttempts: 5,
  run: (claim, signal, breathe) => run(db, claim, signal, breathe),
  fail: (claim, message) => end(tenantOf(db, claim.companyId), claim, message),
})

async function run(
  db: Database,
  claim: Claim,
  signal: AbortSignal,
  breathe: () => Promise<void>,
): Promise<void> {
  const tenant = tenantOf(db, claim.companyId)
  const own = claimed(tenant, claim)
  const card = await own.hold<CardRecord>(CARD_COLUMNS)
  for (;;) {
    const loans = await loansAfter(tenant, {
      id: await lastSampled(tenant, card.version),
      granted: null,
      until: card.outcomes_until,
      most: BATCH,
    })
    if (loans.length === 0) break
    const samples: Sample[] = []
    for (const loan of loans) samples.push(await sampleOf(tenant, loan, card.default_days))
    if (signal.aborted) throw new LeaseLost()
    await keep(tenant, claim, card, samples, loans)
    await breathe()
  }
  const { cases, reckoned, leftOut } = await samplesOf(tenant, card.version)
  const bad = cases.filter((one) => one.bad).length
  const good = cases.length - bad
  if (bad === 0 || good === 0)
    return end(tenant, claim, SCORE_CARD_SAYS.tooFew({ good, bad, left: leftOutSaid(leftOut) }))
  const making = makeCard(cases)
  let step = making.next()
  for (; !step.done; step = making.next()) {
    if (signal.aborted) throw new LeaseLost()
    await progress(own, READ + Math.floor((MADE - READ) * step.value))
    await breathe()
  }
  if (step.value === null) return end(tenant, claim, SCORE_CARD_SAYS.noSignal)
  const attacking = firmsUnderAttack(tenant, card.version)
  let firm = await attacking.next()
  for (; !firm.done; firm = await attacking.next()) {
    if (signal.aborted) throw new LeaseLost()
    await progress(own, MADE + Math.floor((99 - MADE) * firm.value))
    await breathe()
  }
  const attacks = attackTable(step.value.card, firm.value)
  const result = { ...step.value, reckoned, leftOut, attacked: firm.value.length, attacks }
  await tenant.transaction(async (tx) => {
    await claimed(tx, claim).write(
      `status = 'DONE', progress = 100, message = $4, kind = $5, result = $6::jsonb, learnt_from = $7::bigint[], lease_until = null,
       finished_at = now(), updated_at = now()`,
      [JOBS_SAYS.done, result.kind, JSON.stringify(result), await casesOf(tx, card.version)],
    )
    await dropSamples(tx, card.version)
    await tell(tx, {
      kind: 'CARD_TRAINED',
      key: String(card.version),
      params: { version: String(card.version), cases: String(result.cases), bad: String(bad) },
      to: card.made_by,
    })
  })
}

/** Each reason with its loans, the most frequent first. */
const leftOutSaid = (leftOut: readonly { why: LeftOut; n: number }[]): readonly string[] =>
  leftOut.length === 0
    ? [SCORE_CARD_SAYS.noneLeft]
    : leftOut.map(({ why, n }) => SCORE_CARD_SAYS.leftOut({ why: SCORE_CARD_SAYS[why], n }))

/** Whoever entered an outcome has a hand in the card, and may not decide on it. */
const keep = (
  tenant: TenantDb,
  claim: Claim,
  card: CardRecord,
  samples: readonly Sample[],
  loans: readonly LoanCase[],
): Promise<void> =>
  tenant.transaction(async (tx) => {
    await claimed(tx, claim).write(
      `message = $4, progress = least($5, progress + 1),
       authors = (select array_agg(distinct u) from unnest(authors || $6::int[]) u)`,
      [SCORE_CARD_SAYS.reading, READ - 1, loans.flatMap(({ made_ids }) => made_ids)],
    )
    await keepSamples(tx, card.version, samples)
  })

const progress = (own: Claimed, at: number): Promise<unknown> =>
  own.write('message = $4, progress = greatest(progress, $5)', [SCORE_CARD_SAYS.training, at])

const end = (tenant: TenantDb, claim: Claim, message: string): Promise<void> =>
  tenant.transaction(async (tx) => {
    const card = await claimed(tx, claim).write<CardRecord>(
      "status = 'FAILED', message = $4, lease_until = null, finished_at = now(), updated_at = now()",
      [message],
      CARD_COLUMNS,
    )
    await dropSamples(tx, card.version)
    await tell(tx, {
      kind: 'CARD_FAILED',
      key: String(card.version),
      params: { version: String(card.version) },
      to: card.made_by,
    })
  })
