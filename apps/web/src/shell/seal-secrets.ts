import { session } from '@xinjian/contract/nouns/session'
import { sealSecret } from '@xinjian/contract/seal'
import { call } from '../api/client.ts'

/** Encrypts each secret for the server; every one gets a key of its own, because a key can be used once. */
export const sealSecrets = (secrets: readonly string[]): Promise<string[]> =>
  Promise.all(
    secrets.map(async (secret) => sealSecret(await call(session.securityKey, {}), secret)),
  )
