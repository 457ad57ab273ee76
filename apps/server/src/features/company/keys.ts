/** Public keys of companies: read, judged, known by their fingerprint; pairs of our own. */
import { createHash, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { CompanyKey } from '@xinjian/contract'
import { Refusal } from '../../http/refusal.ts'
import { COMPANY_SAYS } from './words.ts'

/** DER of the object identifier 1.2.156.10197.1.301, the curve of SM2 (GM/T 0003). */
const SM2 = Buffer.from('06082a811ccf5501822d', 'hex')
const RSA_BITS = 2048

export interface PublicKey {
  algorithm: CompanyKey['algorithm']
  /** PEM, written anew: what was pasted around it is gone. */
  publicKey: string
  fingerprint: string
}

const judged = (publicKey: string, msg: string): Refusal =>
  new Refusal('MALFORMED', msg, publicKey && 'publicKey')

/** A key as somebody pasted it; refuses in words what is none, is private, or is too weak. */
export function readPublicKey(text: string): PublicKey {
  if (/PRIVATE KEY/.test(text)) throw judged(text, COMPANY_SAYS.privateKeyWhichMust)
  let key: KeyObject
  try {
    key = createPublicKey(text.trim())
  } catch {
    throw judged(text, COMPANY_SAYS.publicKeyCannotRead)
  }
  const der = key.export({ type: 'spki', format: 'der' })
  const { asymmetricKeyType, asymmetricKeyDetails } = key
  const algorithm = der.includes(SM2) ? 'SM2' : asymmetricKeyType === 'rsa' ? 'RSA' : null
  if (!algorithm) throw judged(text, COMPANY_SAYS.onlyPublicKeysRsa)
  if (algorithm === 'RSA' && (asymmetricKeyDetails?.modulusLength ?? 0) < RSA_BITS)
    throw judged(text, COMPANY_SAYS.rsaBits({ bits: String(RSA_BITS) }))
  return told(algorithm, der)
}

function told(algorithm: PublicKey['algorithm'], der: Buffer): PublicKey {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return {
    algorithm,
    publicKey: ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''].join('\n'),
    fingerprint: createHash('sha256').update(der).digest('hex'),
  }
}

/** A new pair; the private half as PKCS#8 PEM. */
export function makePair(algorithm: PublicKey['algorithm']): PublicKey & { privateKey: string } {
  const { publicKey, privateKey } =
    algorithm === 'RSA'
      ? generateKeyPairSync('rsa', { modulusLength: RSA_BITS })
      : generateKeyPairSync('ec', { namedCurve: 'SM2' })
  return {
    ...told(algorithm, publicKey.export({ type: 'spki', format: 'der' })),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
