/** Keys of companies and what rests under them, opened beside the product: HKDF-SHA-256 and AES-256-GCM of Node alone. */
import { createDecipheriv, hkdfSync } from 'node:crypto'
import type { Database } from '../../src/db/pool.ts'

/** Nonce of 12 bytes, ciphertext, tag of 16. Throws where key, context or bytes are others. */
function opened(key: Buffer, context: string, bytes: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-16))
  const text = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()])
  return text.toString('utf8')
}

/** The key of a company as its row says it under a secret key, hex; a wrapped one that names its secret key has six bytes in front. */
export async function dataKeyOf(
  db: Database,
  secretKey: string,
  companyId: number,
): Promise<Buffer> {
  const row = await db.one<{ key_id: string; sealed: Buffer }>(
    'select key_id, sealed from company_data_key where company_id = $1',
    [companyId],
  )
  const wrapping = Buffer.from(
    hkdfSync('sha256', Buffer.from(secretKey, 'hex'), '', 'xinjian:box:company-data-key', 32),
  )
  const bytes =
    row!.sealed.toString('latin1', 0, 2) === 'xk' ? row!.sealed.subarray(6) : row!.sealed
  return Buffer.from(opened(wrapping, `${companyId}/${row!.key_id}`, bytes), 'base64')
}

/** A sealed value: behind `xc` and the four bytes of its key's id. */
export const cellOf = (key: Buffer, context: string, sealed: Buffer): string =>
  opened(key, context, sealed.subarray(6))
