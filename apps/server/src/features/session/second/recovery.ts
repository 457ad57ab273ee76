/** Recovery codes: ten, of one use each, told once; at rest as hashes. */
import { randomBytes } from 'node:crypto'
import type { Db } from '../../../db/pool.ts'
import { hashToken } from '../../../security/secret.ts'

const CODES = 10
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** 80 bits. */
const LENGTH = 16

const newCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')

/** As they are shown: in fours. */
const shown = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** Ten new ones in the place of all before; they are told this once. */
export async function makeRecovery(tx: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await dropRecovery(tx, userId)
  await tx.run('insert into recovery_code (user_id, code_hash) select $1, unnest($2::bytea[])', [
    userId,
    codes.map(hashToken),
  ])
  return codes.map(shown)
}

export const recoveryLeft = async (db: Db, userId: number): Promise<number> =>
  (await db.one<{ n: number }>(
    'select count(*)::int as n from recovery_code where user_id = $1 and used_at is null',
    [userId],
  ))!.n

/** Null where some are left: they go on to hold. */
export const recoveryIfNone = async (tx: Db, userId: number): Promise<string[] | null> =>
  (await recoveryLeft(tx, userId)) > 0 ? null : makeRecovery(tx, userId)

/** Uses one up; false = there is none such, or it was used. */
export const takeRecovery = async (tx: Db, userId: number, code: string): Promise<boolean> =>
  (await tx.run(
    'update recovery_code set used_at = now() where user_id = $1 and code_hash = $2 and used_at is null',
    [userId, hashToken(code)],
  )) === 1

export const dropRecovery = (tx: Db, userId: number): Promise<number> =>
  tx.run('delete from recovery_code where user_id = $1', [userId])
