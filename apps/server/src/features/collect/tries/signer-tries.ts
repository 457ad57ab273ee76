/**
 * Tries at what a signer proves, whichever of the company's tasks they come through: the platform's code and a partner's, each by the
 * mobile that it went to, and a bank card, by the signer's mobile. Counted apart: a wrong card locks no code, and who reads the code of
 * one mobile has not guessed that of another.
 */
import type { TenantDb } from '../../../db/tenant.ts'
import { lockedUntil, triesIn } from '../../../db/tries.ts'
import { Refusal } from '../../../http/refusal.ts'
import { awaitSigner, type TaskRow } from '../task.ts'
import { COLLECT_SAYS } from '../words.ts'

/** `$4` is `lockedUntil`. */
const OF_SIGNER = triesIn('signer_try', 'failures', {
  now: 'excluded.at',
  until: '$4::timestamptz',
})

export interface Tried {
  what: 'CODE' | 'PARTNER' | 'CARD'
  /** HMAC of the mobile. */
  key: string | null
}

/** The platform's own code of a task's signer. */
export const codeOf = (task: Pick<TaskRow, 'signer_key'>): Tried => ({
  what: 'CODE',
  key: task.signer_key,
})

/** Who signs need have no account: what rests is the code. */
export const signerLocked = (said: string = COLLECT_SAYS.tooManyWrongCodes) =>
  new Refusal('LOCKED', said)

/** Takes a try; the how-manieth it is. Refuses LOCKED when none is left. */
export async function takeSignerTry(
  tenant: TenantDb,
  task: TaskRow,
  { what, key }: Tried,
  said?: string,
): Promise<number> {
  const row = await tenant.one<{ n: number }>(
    `insert into signer_try (company_id, signer_key, what, failures, at) values ($1, $2, $3, 1, now())
     on conflict (company_id, signer_key, what) do update set ${OF_SIGNER.take}, at = excluded.at where ${OF_SIGNER.left}
     returning failures as n`,
    [key, what, lockedUntil()],
  )
  if (!row) {
    // The lock may be of another visit's making: this one shows until when, too.
    await awaitSigner(tenant, task.task_id, { what, key })
    throw signerLocked(said)
  }
  return row.n
}

/** After the right one: its own try, the n-th, and those before it are forgotten. */
export const forgiveSigner = (tenant: TenantDb, { what, key }: Tried, n: number): Promise<number> =>
  tenant.run(
    `update signer_try set ${OF_SIGNER.forgive('$4')} where company_id = $1 and signer_key = $2 and what = $3`,
    [key, what, n],
  )

/** Refuses LOCKED while there is no try left. */
export async function refuseLocked(
  tenant: TenantDb,
  task: TaskRow,
  { what, key }: Tried,
): Promise<void> {
  const row = await tenant.one(
    'select 1 from signer_try where company_id = $1 and signer_key = $2 and what = $3 and locked_until > now()',
    [key, what],
  )
  if (!row) return
  await awaitSigner(tenant, task.task_id, { what, key })
  throw signerLocked()
}
