import type { VerifyBatch, VerifyBatchRow } from '@xinjian/contract/nouns/verify/batch'
import { verifyBatch } from '@xinjian/contract/nouns/verify/batch'
import type { Blobs } from '../../../blobs.ts'
import type { Database } from '../../../db/pool.ts'
import type { SessionCtx } from '../../../http/context.ts'
import { implement } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { wired } from '../../../http/rows/wired.ts'
import { publish, wake } from '../../../jobs/events.ts'
import { viaOf } from '../../metering/index.ts'
import { INVOICE_VERIFY, mustSell } from '../../product/index.ts'
import { quoteOf } from '../quote.ts'
import { wireRepeat } from '../wire.ts'
import { VERIFY_NAME, VERIFY_SAYS } from '../words.ts'
import { cancelTable } from './cancel.ts'
import { badFile, templateFile } from './files.ts'
import { planOf } from './plan.ts'
import { openAgain, retryOf } from './retry.ts'
import { repeatPage } from './rows.ts'
import {
  BATCHES,
  type BatchRecord,
  batchOf,
  batchPage,
  pauseBatch,
  resumeBatch,
  startBatch,
} from './store.ts'
import { uploadTable } from './upload.ts'

interface Deps {
  db: Database
  blobs: Blobs
  /** Tables of one company that may wait. */
  mayWait: number
}

export function batchRoutes({ db, blobs, mayWait }: Deps) {
  const find = async ({ tenant }: SessionCtx, no: string): Promise<BatchRecord> => {
    const record = await batchOf(tenant, no)
    if (!record) throw new Refusal('UNKNOWN', VERIFY_SAYS.noSuchBatchCompare)
    return record
  }
  const whole = async (ctx: SessionCtx, no: string): Promise<VerifyBatch> => {
    const record = await find(ctx, no)
    const mayStart = record.status === 'READY' && ctx.session.permissions.has('verify.check')
    return {
      ...wireBatch(record),
      plan: mayStart ? await planOf(ctx.tenant, no) : null,
      retry: record.status === 'DONE' ? await retryOf(ctx.tenant, no) : null,
    }
  }
  const mustBeOpen = async ({ session, tenant }: SessionCtx): Promise<void> => {
    mustSell(session.channel?.products, INVOICE_VERIFY, VERIFY_NAME)
    if ((await quoteOf(tenant))?.open) return
    throw new Refusal('PRODUCT_CLOSED', VERIFY_SAYS.notOpened({ product: VERIFY_NAME }))
  }
  /** Does it, or says why it cannot be; whoever looks at the batch hears of it. */
  const change = async (ctx: SessionCtx, no: string, done: boolean, why: string) => {
    if (!done) throw new Refusal('CONFLICT', why)
    const batch = await whole(ctx, no)
    const { status, progress, message } = batch
    const { companyId } = ctx.session
    await publish(db, { companyId, kind: 'verify', id: no, status, progress, message })
    if (status === 'QUEUED') await wake(db, BATCHES)
    return batch
  }

  return implement(verifyBatch, {
    verifyBatchTemplate: () => templateFile(),

    async verifyBatchUpload(ctx, _, files) {
      const { tenant, session } = ctx
      const who = { madeBy: session.userName, via: viaOf(session) }
      const no = await uploadTable({ blobs, mayWait }, tenant, who, files)
      await wake(db, BATCHES)
      return whole(ctx, no)
    },

    verifyBatchDetail: (ctx, { no }) => whole(ctx, no),

    async verifyBatchRepeats(ctx, { no, page, size }) {
      await find(ctx, no)
      const { total, rows } = await repeatPage(ctx.tenant, no, page, size)
      const wire = rows.map((row) => ({
        ...wireRepeat(row),
        // Its own row; the one it repeats stands in the reason.
        of: row.of_line,
        line: row.line,
        sheet: row.sheet,
        invoiceCode: row.invoice_code,
        invoiceNumber: row.invoice_number,
      }))
      return { total, page, size, rows: wire }
    },

    async verifyBatchStart(ctx, { no, again }) {
      await find(ctx, no)
      await mustBeOpen(ctx)
      const started = await ctx.tenant.transaction((tx) => startBatch(tx, no, again))
      return change(ctx, no, started, VERIFY_SAYS.batchBegunOverNo)
    },

    async verifyBatchPause(ctx, { no }) {
      await find(ctx, no)
      return change(ctx, no, await pauseBatch(ctx.tenant, no), VERIFY_SAYS.batchNotBeingVerified)
    },

    async verifyBatchResume(ctx, { no }) {
      await find(ctx, no)
      return change(ctx, no, await resumeBatch(ctx.tenant, no), VERIFY_SAYS.batchNotPaused)
    },

    async verifyBatchRetry(ctx, { no }) {
      await find(ctx, no)
      await mustBeOpen(ctx)
      const opened = await ctx.tenant.transaction((tx) => openAgain(tx, no))
      return change(ctx, no, opened, VERIFY_SAYS.batchNotDoneNo)
    },

    async verifyBatchCancel(ctx, { no }) {
      const batch = await find(ctx, no)
      const done = await ctx.tenant.transaction((tx) => cancelTable(tx, batch))
      return change(ctx, no, done, VERIFY_SAYS.batchOver)
    },

    async verifyBatchBad(ctx, { no }) {
      const { bad } = await find(ctx, no)
      if (bad === 0) throw new Refusal('UNKNOWN', VERIFY_SAYS.batchNoFaultyRow)
      return badFile(ctx.tenant, no)
    },

    async verifyBatchList({ tenant }, { status, page, size }) {
      const { total, rows } = await batchPage(tenant, status, page, size)
      return { total, page, size, rows: rows.map(wireBatch) }
    },
  })
}

const wireBatch = (of: BatchRecord): VerifyBatchRow =>
  wired(
    of,
    'no file_name status phase wanted progress message total bad done made_by created_at started_at finished_at',
  )
