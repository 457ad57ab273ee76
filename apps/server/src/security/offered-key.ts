/** Key pairs that are derived anew whenever they are asked for: their name says of which secret key they are. */
import { randomBytes } from 'node:crypto'
import { Refusal } from '../http/refusal.ts'
import type { Secret } from './secret.ts'

/** Random letters, a tilde, the id of the key that makes: at the end, where base64url has none. */
export const newKeyName = (secret: Pick<Secret, 'id'>): string =>
  `${randomBytes(9).toString('base64url')}~${secret.id}`

/** Private half (32 bytes) of the pair of that name. Refuses BAD_SEAL where its secret key is not here. */
export function offeredBy(secret: Secret, purpose: string, name: string): Buffer {
  const [, named] = name.split('~')
  const keys = secret.live(purpose, 32)
  const found = keys.find(({ id }) => id === (named ?? secret.first))
  if (!found) throw new Refusal('BAD_SEAL')
  return found.key
}
