/**
 * Verification of SM2 signatures with SM3 (GB/T 32918.2), under the identity that signers use where none was agreed on: what signs with
 * the curve of SM2 in node's own library is ECDSA, which is another scheme. The curve is sm-crypto-v2's; its reader of DER also takes
 * what is none (another tag, a length that lies, bytes behind the end), so that one signature would have many spellings: ours takes one.
 */
import { sm2 } from 'sm-crypto-v2'

const BYTES = 32

/** r and s of a DER sequence of two integers, 64 hex digits each; null for anything else. */
function readDer(signature: Uint8Array): string | null {
  if (signature[0] !== 0x30 || signature[1] !== signature.length - 2) return null
  const numbers: string[] = []
  for (let at = 2; at < signature.length; ) {
    const length = signature[at + 1] ?? 0
    const value = Buffer.from(signature.subarray(at + 2, at + 2 + length))
    if (signature[at] !== 0x02 || length === 0 || value.length !== length || value[0]! >= 0x80)
      return null
    // A number that begins with a set bit has a zero before it.
    const bare = value.length === BYTES + 1 && value[0] === 0 ? value.subarray(1) : value
    if (bare.length > BYTES) return null
    numbers.push(bare.toString('hex').padStart(2 * BYTES, '0'))
    at += 2 + length
  }
  return numbers.length === 2 ? numbers.join('') : null
}

/**
 * Whether the signature (DER) of the message was made with the private half of the point (65 bytes, uncompressed); false for what is no
 * signature, and for a point that is none of the curve.
 */
export function verifySm2(point: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const numbers = readDer(signature)
  if (numbers === null || point.length !== 2 * BYTES + 1 || point[0] !== 4) return false
  try {
    const key = Buffer.from(point).toString('hex')
    return sm2.doVerifySignature(Uint8Array.from(message), numbers, key, { hash: true })
  } catch {
    // Numbers out of their range, or a point beside the curve.
    return false
  }
}
