/** One correction as a case with its picture: for a stated reason, told to both sides before it is given (docs/decisions/0103). */
import { createHash } from 'node:crypto'
import { leaveTrace } from '../../db/audit.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { actorOf } from '../../http/actor.ts'
import type { OperatorCtx } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { withoutPersons } from './case-personal.ts'
import { RECOGNITION_SAYS } from './words.ts'

/** What the feature that keeps vouchers tells of one. */
interface Voucher {
  type: string
  kind: string
  n: number
  place: object | null
  values: Record<string, string>
  picture: { extension: string; bytes: Buffer } | null
}

export interface CaseDeps {
  db: Database
  /** null = there is no such voucher any more. */
  voucherCase: (tenant: TenantDb, voucherId: number) => Promise<Voucher | null>
}

interface Whose {
  company_id: number
  voucher_id: number
}
interface Correction {
  field: string
  source: string
  confidence: number | null
  read: string | null
  corrected: string
}

const GONE = RECOGNITION_SAYS.noSuchCorrectionVoucher

export async function wholeCase(
  { db, voucherCase }: CaseDeps,
  ctx: OperatorCtx,
  { id, reason }: { id: number; reason: string },
): Promise<string> {
  const whose = await ctx.operator.one<Whose>('select * from case_of_correction($1)', [id])
  if (!whose) throw new Refusal('UNKNOWN', GONE)
  const tenant = tenantOf(db, whose.company_id)
  const found = await tenant.one<Correction>(
    'select field, source, confidence, read, corrected from recognition_correction where company_id = $1 and id = $2',
    [id],
  )
  const voucher = await voucherCase(tenant, whose.voucher_id)
  if (!found || !voucher) throw new Refusal('UNKNOWN', GONE)
  const { picture, values, ...stands } = voucher
  const sha256 = picture && createHash('sha256').update(picture.bytes).digest('hex')
  await db.transaction(async (tx) => {
    // In this order, so that no two wait for each other.
    for (const chain of new Set([whose.company_id, ctx.session.companyId]))
      await leaveTrace(tx, chain, actorOf(ctx, chain), {
        kind: 'LOOK',
        action: 'recognitionCase',
        object: `correction-${id}`,
        detail: { reason, picture: sha256 },
      })
  })
  const said = {
    format: 'xinjian-recognition-case',
    version: 1,
    case: `correction-${id}`,
    ...stands,
    ...found,
    ...withoutPersons({ ...values, [found.field]: found.corrected }, found.field),
    picture: picture && {
      extension: picture.extension,
      sha256,
      base64: picture.bytes.toString('base64'),
    },
    whyNoPicture: picture ? null : RECOGNITION_SAYS.originalKeptTimeGone,
  }
  return `${JSON.stringify(said, null, 1)}\n`
}
