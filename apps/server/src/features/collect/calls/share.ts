/** Short codes by which a task goes on at another device: at the desk it is begun, with the phone it is finished. */
import { randomInt } from 'node:crypto'
import { enterKey } from '../../../db/directory.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { hashToken } from '../../../security/secret.ts'
import { lockTask } from '../task.ts'
import { COLLECT_SAYS } from '../words.ts'

/** Without what is read as something else: 0 and O, 1, I and L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 8
const MINUTES = 10
/** Of one task, however many devices ask. */
const AN_HOUR = 10

/** As it is kept: capitals, so that a code may be typed in small letters, too. */
export const isShareCode = (code: string): boolean =>
  code.length === LENGTH && [...code.toUpperCase()].every((letter) => LETTERS.includes(letter))

/** A new code of the task; the one before it leads nowhere any more. */
export const makeShare = (
  tenant: TenantDb,
  taskId: string,
): Promise<{ code: string; expiresAt: Date }> =>
  tenant.transaction(async (tx) => {
    await lockTask(tx, taskId)
    const made = await tx.one<{ n: number }>(
      `select count(*)::int as n from collect_share
        where company_id = $1 and task_id = $2 and made_at > now() - interval '1 hour'`,
      [taskId],
    )
    if ((made?.n ?? 0) >= AN_HOUR) throw new Refusal('TOO_MANY', COLLECT_SAYS.tooManyShareCodes)
    await endShares(tx, taskId)
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    const hash = hashToken(code)
    await enterKey(tx, 'TASK', hash)
    const row = await tx.one<{ expires_at: Date }>(
      `insert into collect_share (company_id, code_hash, task_id, expires_at)
       values ($1, $2, $3, now() + interval '${MINUTES} minutes') returning expires_at`,
      [hash, taskId],
    )
    return { code, expiresAt: row?.expires_at ?? new Date() }
  })

/** Ends what was not used yet; how many. */
export const endShares = (tx: TenantDb, taskId: string): Promise<number> =>
  tx.run(
    `update collect_share set expires_at = now()
      where company_id = $1 and task_id = $2 and used_at is null and expires_at > now()`,
    [taskId],
  )

/** The task of a code, which is used up by it; null = unknown, used, ended. */
export const takeShare = async (tenant: TenantDb, code: string): Promise<string | null> =>
  (
    await tenant.one<{ task_id: string }>(
      `update collect_share set used_at = now()
        where company_id = $1 and code_hash = $2 and used_at is null and expires_at > now() returning task_id`,
      [hashToken(code.toUpperCase())],
    )
  )?.task_id ?? null
