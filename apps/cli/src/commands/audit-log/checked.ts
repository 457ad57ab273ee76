/** What comes of a chain that was checked, and whose signature that is. */
import { createHash, createPublicKey, verify } from 'node:crypto'
import type { ChainPoint, ChainVerdict } from '@xinjian/format/audit-chain'
import type { Signature } from '@xinjian/format/audit-checkpoint'

export interface Checked extends ChainVerdict {
  /** What was read: the file, or the company's number (0 = the platform's own). */
  of: string
  /** The last end that was signed, and stands in the chain or should. */
  checkpoint: ChainPoint | null
  /** Fingerprints of the keys by which the signatures hold. */
  signedBy: string[]
  /** What is wrong beside the entries. */
  faults: string[]
}

/** As the server hashes (`db/audit.ts`). */
export const sm3 = (before: Uint8Array, body: string): Uint8Array =>
  createHash('sm3').update(before).update(body).digest()

/** SHA-256 of the key by which the signature holds; null = it does not hold. */
export function signerOf(text: string, { key, signature }: Signature): string | null {
  try {
    const der = Buffer.from(key, 'base64')
    const half = createPublicKey({ key: der, format: 'der', type: 'spki' })
    if (half.asymmetricKeyType !== 'ed25519') return null
    if (!verify(null, Buffer.from(text), half, Buffer.from(signature, 'base64'))) return null
    return createHash('sha256').update(der).digest('hex')
  } catch {
    return null
  }
}
