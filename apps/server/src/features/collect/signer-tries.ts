/** Tries at the code of a signer: by number, whichever of the company's tasks they come through. */
import type { TenantDb } from '../../db/tenant.ts'
import { triesIn } from '../../db/tries.ts'
import { Refusal } from '../../http/refusal.ts'
import { awaitSigner, type TaskRow } from './task.ts'
import { COLLECT_SAYS } from './words.ts'

const OF_SIGNER = triesIn('signer_try', 'failures')

/** Who signs need have no account: what rests is the code. */
export const signerLocked = (said: string = COLLECT_SAYS.tooManyWrongCodes) =>
  new Refusal('LOCKED', said)

/** Takes a try; the how-manieth it is. Refuses LOCKED when none is left. */
export async function takeSignerTry(
  tenant: TenantDb,
  task: TaskRow,
  said?: string,
): Promise<number> {
  const row = await tenant.one<{ n: number }>(
    `insert into signer_try (company_id, signer_key, failures) values ($1, $2, 1)
     on conflict (company_id, signer_key) do update set ${OF_SIGNER.take}, at = now() where ${OF_SIGNER.left}
     returning failures as n`,
    [task.signer_key],
  )
  if (!row) {
    // The lock may be of another visit's making: this one shows until when, too.
    await awaitSigner(tenant, task)
    throw signerLocked(said)
  }
  return row.n
}

/** After the right code: its own try, the n-th, and those before it are forgotten. */
export const forgiveSigner = (tenant: TenantDb, task: TaskRow, n: number): Promise<number> =>
  tenant.run(
    `update signer_try set ${OF_SIGNER.forgive('$3')} where company_id = $1 and signer_key = $2`,
    [task.signer_key, n],
  )

/** Refuses LOCKED while the number is locked. */
export async function refuseLocked(tenant: TenantDb, task: TaskRow): Promise<void> {
  const row = await tenant.one(
    'select 1 from signer_try where company_id = $1 and signer_key = $2 and locked_until > now()',
    [task.signer_key],
  )
  if (!row) return
  await awaitSigner(tenant, task)
  throw signerLocked()
}
