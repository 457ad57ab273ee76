/** The background work of a report: load facts, snapshot them, compute, store — one write under the claim at the end. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { mattersOf } from '@xinjian/engine/firm/matters'
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { formatDay, lastDayOfMonth, monthOfDay } from '@xinjian/engine/kit/calendar/window'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { mayAdmit, REPORT_KINDS, type ReportKind } from '@xinjian/engine/report/kinds'
import { enterKey } from '../../db/directory.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { claimed } from '../../jobs/claimed.ts'
import { publish } from '../../jobs/events.ts'
import { type Claim, type JobKind, LeaseLost } from '../../jobs/job.ts'
import type { PublicSources } from '../../outside/public/connector.ts'
import { tellReady } from '../channel/index.ts'
import {
  lockActiveConsent,
  mayUse,
  mustStandFor,
  mustStillUse,
  restOnOthers,
  restOnPersons,
} from '../consent/index.ts'
import { keepMatters, lessElsewhere } from '../firm/index.ts'
import { type Outcome, settle } from '../metering/index.ts'
import { type TellingTx, tell } from '../notice/index.ts'
import type { PeerValues } from '../peers/index.ts'
import { bookFor } from '../rulebook/index.ts'
import { mustStand, mustStillStand } from '../session/index.ts'
import { queueCompletion } from './completion/store.ts'
import { packFacts } from './facts-bytes.ts'
import type { Lenders } from './kinds/kind.ts'
import { heldSince, preparedFor } from './kinds/preparing.ts'
import { kindOf } from './kinds/registry.ts'
import { makeReport } from './make.ts'
import { scopesOf } from './scopes.ts'
import type { ReportSeals } from './seal.ts'
import { noData } from './service.ts'
import { REPORTS, type ReportParams, type ReportRecord, reportByNo } from './store.ts'
import { REPORT_SAYS } from './words.ts'

const compress = promisify(gzip)

interface ReportJobDeps {
  db: Database
  seals: ReportSeals
  peers: PeerValues
  publicSources: PublicSources
  lenders: Lenders
}

export function reportJob(deps: ReportJobDeps): JobKind {
  const { db } = deps
  return {
    table: REPORTS,
    concurrency: 2,
    maxAttempts: 5,
    run: (claim) => generate(deps, claim),
    fail: (claim, message) => finish(db, claim, message, 'FAILED'),
  }
}

async function generate(deps: ReportJobDeps, claim: Claim): Promise<void> {
  const { db, seals, peers } = deps
  const tenant = tenantOf(db, claim.companyId)
  const row = await reportByNo(tenant, claim.id)
  if (!row) throw new LeaseLost()
  await mustStand(tenant, row.created_by)
  const kind = kindOf(row.report_type)
  const needed = await scopesOf(tenant, row.enterprise_id, kind)
  await mayUse(tenant, row.enterprise_id, needed).catch(refusedForGood)
  await step(db, claim, 10, REPORT_SAYS.readingData({ data: REPORT_KINDS[row.report_type].data }))
  const prepared = await preparedFor(deps, tenant, row, (tx) => claimed(tx, claim).hold())
  if (prepared && !prepared.any) {
    const { lacking } = prepared
    const why =
      lacking.length > 0 ? REPORT_SAYS.notTold({ what: lacking }) : REPORT_SAYS.nobodyTells
    await finish(db, claim, why, 'FAILED')
    return
  }
  const lacking = prepared?.lacking ?? []
  const judged = await judgedOn(tenant, row)
  const loaded = await kind.load(tenant, row.enterprise_id, {
    judgedOn: judged,
    terms: row.params,
    ...(prepared && { since: heldSince(row) }),
    ...(mayAdmit(row.report_type) && { elsewhere: () => lessElsewhere(db, tenant, row) }),
  })
  if (!loaded) {
    await finish(db, claim, noData(row.report_type).message, 'NOT_FOUND')
    return
  }
  const { desk } = kind.engine
  const facts = desk
    ? desk.under(loaded.facts, await bookFor(tenant, row.enterprise_id))
    : loaded.facts

  await step(db, claim, 50, REPORT_SAYS.computing)
  const { packed: snapshot, hash } = packFacts(kind.engine.encode(facts))
  const made = makeReport(kind.engine, facts, row.params.through)
  const packed = await compress(made.json)

  await tenant.transaction(async (tx) => {
    await mustStillStand(tx, row.created_by)
    await tx.run(
      'insert into report_facts (company_id, hash, bytes) values ($1, $2, $3) on conflict (company_id, hash) do nothing',
      [hash, snapshot],
    )
    const consented = async () => {
      if (loaded.isPublic) return false
      const ofCollected = await lockActiveConsent(tx, row.enterprise_id, loaded.seq)
      return ofCollected || loaded.isConsented === true
    }
    const collected = await consented().catch(refusedForGood)
    const { decision, score, risk } = made.document.verdict
    const { name, taxNo } = made.document.enterprise
    const sealed = {
      ...row,
      subject: { name, taxNo: taxNo ?? '' },
      facts_seq: loaded.seq,
      facts_hash: hash,
      data_cutoff: loaded.dataCutoff,
      engine_version: kind.engine.version,
      fingerprint: made.fingerprint,
      score: score?.value ?? null,
      grade: score?.grade ?? null,
      risk_level: risk?.level ?? null,
      decision: decision?.level ?? null,
      matters: mattersOf(made.document),
      as_of: dayOf(judged, row.params, loaded.dataCutoff, made.document),
      collected,
    }
    await claimed(tx, claim).write(
      `status = 'READY', progress = 100, message = $19, facts_seq = $4, facts_hash = $5, data_cutoff = $6,
       engine_version = $7, document = $8, fingerprint = $9, score = $10, grade = $11, risk_level = $12,
       subject = $13, seal = $14, decision = $15, matters = $16, collected = $17, as_of = $18, lease_until = null, finished_at = now()`,
      [
        sealed.facts_seq,
        sealed.facts_hash,
        sealed.data_cutoff,
        sealed.engine_version,
        packed,
        sealed.fingerprint,
        sealed.score,
        sealed.grade,
        sealed.risk_level,
        JSON.stringify(sealed.subject),
        seals.of(tenant.companyId, sealed),
        sealed.decision,
        JSON.stringify(sealed.matters),
        sealed.collected,
        sealed.as_of,
        lacking.length > 0 ? REPORT_SAYS.madeInPart({ what: lacking }) : REPORT_SAYS.made,
      ],
    )
    // Holds the company's ledger to the end: reports of one enterprise that are ready at once write its figures one after the other.
    await settle(tx, row.report_no, lacking.length > 0 ? 'INCOMPLETE' : 'FOUND')
    if (lacking.length > 0) await queueCompletion(tx, row.report_no)
    await keepMatters(tx, row, made.document)
    await tellOf(tx, 'REPORT_READY', row)
    await tellReady(tx, {
      reportNo: row.report_no,
      reportType: row.report_type,
      enterprise: sealed.subject,
      enterpriseId: row.enterprise_id,
      fingerprint: made.fingerprint,
      collected,
      by: row.created_by,
      at: new Date(),
    })
    if (kind.taxFacts)
      await peers.keep(tx, row.enterprise_id, {
        facts: kind.taxFacts(loaded.facts),
        document: made.document,
        through: row.params.through,
      })
    await enterKey(tx, 'FILE', made.fingerprint)
    const persons = loaded.persons ?? []
    if (persons.length > 0) {
      await mustStandFor(tx, persons).catch(refusedForGood)
      await restOnPersons(tx, row.report_no, persons)
    }
    await restOnOthers(tx, row.report_no, loaded.beside ?? [])
    // Last: whoever takes consent back from here on waits for this report and seals it.
    await mustStillUse(tx, row.enterprise_id, needed).then(consented).catch(refusedForGood)
  })
  await announce(db, claim, 'READY', 100, REPORT_SAYS.made)
}

/** What the row says in place of a report: not a fault, and nothing that another try would mend. */
function refusedForGood(error: unknown): never {
  if (error instanceof Refusal && error.code === 'CONSENT_REQUIRED')
    throw new Refusal('CONSENT_REQUIRED', REPORT_SAYS.authorisationEnterpriseWithdrawnEnded)
  throw error
}

/** The day of the order; null for a month before the last one that the data speak of: such a report looks back. */
async function judgedOn(
  tenant: TenantDb,
  row: {
    report_type: ReportKind
    enterprise_id: number
    params: ReportParams
    created_at: Date
  },
): Promise<string | null> {
  const months = await kindOf(row.report_type).months(tenant, row.enterprise_id)
  const ordered = chinaDay(row.created_at.toISOString()).day
  const last = Math.min(months?.last ?? row.params.through, monthOfDay(ordered) - 1)
  return row.params.through < last ? null : formatDay(ordered)
}

/** The day that its data speak of, ISO: of a report that looks back the end of its last month. */
function dayOf(
  judged: string | null,
  { through }: ReportParams,
  dataCutoff: string,
  { verdict: { decision } }: ReportDocument,
): string {
  if (judged === null) return formatDay(lastDayOfMonth(through))
  return decision?.freshness.lastCollected ?? formatDay(chinaDay(dataCutoff).day)
}

async function step(db: Database, claim: Claim, progress: number, message: string): Promise<void> {
  const row = claimed(tenantOf(db, claim.companyId), claim)
  await row.write('progress = greatest(progress, $4), message = $5', [progress, message])
  await announce(db, claim, 'GENERATING', progress, message)
}

/** Nothing was made: what was held for it is let go with the row, or charged where being told so is what was bought. */
async function finish(
  db: Database,
  claim: Claim,
  message: string,
  outcome: Exclude<Outcome, 'FOUND'>,
): Promise<void> {
  await tenantOf(db, claim.companyId).transaction(async (tx) => {
    await claimed(tx, claim).write(
      "status = 'FAILED', progress = 100, message = $4, lease_until = null, finished_at = now()",
      [message],
    )
    await settle(tx, claim.id, outcome)
    const row = await reportByNo(tx, claim.id)
    if (row) await tellOf(tx, 'REPORT_FAILED', row)
  })
  await announce(db, claim, 'FAILED', 100, message)
}

/** Tells whoever ordered it. */
const tellOf = (tx: TellingTx, kind: 'REPORT_READY' | 'REPORT_FAILED', row: ReportRecord) =>
  tell(tx, {
    kind,
    key: row.report_no,
    to: row.created_by,
    params: {
      reportNo: row.report_no,
      type: row.report_type,
      name: row.enterprise_name,
      taxNo: row.tax_no,
    },
  })

const announce = (db: Database, claim: Claim, status: string, progress: number, message: string) =>
  publish(db, {
    companyId: claim.companyId,
    kind: 'report',
    id: claim.id,
    status,
    progress,
    message,
  })
