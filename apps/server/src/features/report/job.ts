/** The background work of a report: load facts, snapshot them, compute, store — one fenced write at the end. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { enterKey } from '../../db/directory.ts'
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { publish } from '../../jobs/events.ts'
import { type Claim, type JobKind, LeaseLost } from '../../jobs/job.ts'
import { loadFacts } from '../facts/load-facts.ts'
import { encodeFacts } from '../facts/snapshot.ts'
import { ENGINE_VERSION, makeInvoiceReport } from './make.ts'

const compress = promisify(gzip)

export function reportJob(db: Database): JobKind {
  return {
    table: 'report',
    key: 'report_no',
    running: 'GENERATING',
    concurrency: 2,
    maxAttempts: 5,
    run: (claim) => generate(db, claim),
    fail: (claim, message) => finish(db, claim, 'FAILED', 100, message),
  }
}

async function generate(db: Database, claim: Claim): Promise<void> {
  const tenant = tenantOf(db, claim.companyId)
  await step(db, claim, 10, '正在读取发票数据')
  const row = await tenant.one<{ enterprise_id: number; params: { through: number } }>(
    'select enterprise_id, params from report where company_id = $1 and report_no = $2',
    [claim.id],
  )
  if (!row) throw new LeaseLost()
  const { facts, seq } = await loadFacts(tenant, row.enterprise_id)
  if (facts.digests.length === 0) throw new Refusal('NO_INVOICES')

  await step(db, claim, 50, '正在计算指标与风险')
  const snapshot = encodeFacts(facts)
  const hash = createHash('sha256').update(snapshot).digest('hex')
  const { document, json, fingerprint } = makeInvoiceReport(facts, row.params.through)
  const packed = await compress(json)

  await tenant.transaction(async (tx) => {
    await tx.run(
      'insert into report_facts (company_id, hash, bytes) values ($1, $2, $3) on conflict (company_id, hash) do nothing',
      [hash, snapshot],
    )
    const { score, riskLevel } = document.summary
    const written = await tx.run(
      `update report set status = 'READY', progress = 100, message = '报告已生成', facts_seq = $4, facts_hash = $5, data_cutoff = $6,
              engine_version = $7, document = $8, fingerprint = $9, score = $10, grade = $11, risk_level = $12,
              lease_until = null, finished_at = now()
        where company_id = $1 and report_no = $2 and fence = $3`,
      [
        claim.id,
        claim.fence,
        seq,
        hash,
        facts.dataCutoff,
        ENGINE_VERSION,
        packed,
        fingerprint,
        score.value,
        score.grade,
        riskLevel,
      ],
    )
    if (written !== 1) throw new LeaseLost()
    await enterKey(tx, 'FILE', fingerprint)
  })
  await announce(db, claim, 'READY', 100, '报告已生成')
}

async function step(db: Database, claim: Claim, progress: number, message: string): Promise<void> {
  const written = await tenantOf(db, claim.companyId).run(
    `update report set progress = greatest(progress, $4), message = $5
      where company_id = $1 and report_no = $2 and fence = $3 and status = 'GENERATING'`,
    [claim.id, claim.fence, progress, message],
  )
  if (written !== 1) throw new LeaseLost()
  await announce(db, claim, 'GENERATING', progress, message)
}

async function finish(
  db: Database,
  claim: Claim,
  status: 'FAILED',
  progress: number,
  message: string,
): Promise<void> {
  await tenantOf(db, claim.companyId).run(
    `update report set status = $4, progress = $5, message = $6, lease_until = null, finished_at = now()
      where company_id = $1 and report_no = $2 and fence = $3`,
    [claim.id, claim.fence, status, progress, message],
  )
  await announce(db, claim, status, progress, message)
}

const announce = (db: Database, claim: Claim, status: string, progress: number, message: string) =>
  publish(db, {
    companyId: claim.companyId,
    kind: 'report',
    id: claim.id,
    status,
    progress,
    message,
  })
