/** Who reads the pictures of a company, as its administrator chose. */
import type { WhoReads } from '@xinjian/contract/verify/picture-limits'
import { leaveTrace } from '../../../db/audit.ts'
import type { Database } from '../../../db/pool.ts'
import type { Db } from '../../../db/statement.ts'
import { actorOf } from '../../../http/actor.ts'
import type { SelfCtx } from '../../../http/context.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Recogniser } from '../../../outside/recognition/recogniser.ts'
import { VERIFY_SAYS } from '../words.ts'

interface Choice {
  who: WhoReads
  vendor: string | null
  made_by: string | null
  made_at: Date | null
}

const NOBODY: Choice = { who: 'OWN', vendor: null, made_by: null, made_at: null }

export const choiceOf = async (db: Db, companyId: number): Promise<Choice> =>
  (await db.one<Choice>(
    'select who, vendor, made_by, made_at from recognition_choice where company_id = $1',
    [companyId],
  )) ?? NOBODY

/** Keeps a choice, told in the audit log with what was before. Refuses a vendor that is not configured, or that nobody agreed to. */
export async function choose(
  db: Database,
  vendors: readonly Recogniser[],
  ctx: SelfCtx,
  asked: { who: WhoReads; vendor?: string | undefined; agreed: boolean },
): Promise<void> {
  const { companyId, userName } = ctx.session
  const vendor = asked.who === 'OWN' ? null : vendors.find(({ name }) => name === asked.vendor)
  if (vendor === undefined)
    throw new Refusal('MALFORMED', VERIFY_SAYS.noSuchServiceRecognition, 'vendor')
  if (vendor && !asked.agreed)
    throw new Refusal('MALFORMED', VERIFY_SAYS.confirmPicturesSentThird, 'agreed')
  await db.transaction(async (tx) => {
    // The row is there and held before it is read: one change at a time, and what is told as before is what was before.
    await tx.run(
      `insert into recognition_choice (company_id, who, made_by) values ($1, 'OWN', $2) on conflict (company_id) do nothing`,
      [companyId, userName],
    )
    await tx.one('select 1 from recognition_choice where company_id = $1 for update', [companyId])
    const before = await choiceOf(tx, companyId)
    await tx.run(
      `update recognition_choice set who = $2, vendor = $3, made_by = $4, made_at = clock_timestamp() where company_id = $1`,
      [companyId, asked.who, vendor?.name ?? null, userName],
    )
    await leaveTrace(tx, companyId, actorOf(ctx, companyId), {
      kind: 'CHANGE',
      action: 'readerChoose',
      object: vendor?.host ?? '',
      detail: {
        before: { who: before.who, vendor: before.vendor },
        after: { who: asked.who, vendor: vendor?.name ?? null },
      },
    })
  })
}
