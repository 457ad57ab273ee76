/** Keys of encrypted workbooks by block of 1,024 bytes, as the password and what FILEPASS says make them ([MS-OFFCRYPTO]). */
import { createHash, timingSafeEqual } from 'node:crypto'
import { Rc4 } from './rc4.ts'

/** The key of the block of that number. */
export type BlockKeys = (block: number) => Uint8Array

const RC4 = 1
const md5 = (bytes: Uint8Array): Buffer => createHash('md5').update(bytes).digest()
const sha1 = (...parts: Uint8Array[]): Buffer =>
  createHash('sha1').update(Buffer.concat(parts)).digest()
const number4 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** Keys of the workbook, or null where the password is another, or the encryption none that is read here. */
export function blockKeys(filePass: Buffer, password: string): BlockKeys | null {
  if (filePass.length < 6 || filePass.readUInt16LE(0) !== RC4) return null
  const major = filePass.readUInt16LE(2)
  const minor = filePass.readUInt16LE(4)
  const secret = Buffer.from(password, 'utf16le')
  if (major === 1 && minor === 1) return officeKeys(filePass.subarray(6), secret)
  return minor === 2 ? cryptoApiKeys(filePass.subarray(6), secret) : null
}

/** Office Binary Document RC4: 40 bits of MD5. */
function officeKeys(rest: Buffer, secret: Buffer): BlockKeys | null {
  if (rest.length < 48) return null
  const salt = rest.subarray(0, 16)
  const salted = Buffer.concat([md5(secret).subarray(0, 5), salt])
  const base = md5(Buffer.concat(Array.from({ length: 16 }, () => salted))).subarray(0, 5)
  const keys: BlockKeys = (block) => md5(Buffer.concat([base, number4(block)]))
  return proven(keys, rest.subarray(16, 32), rest.subarray(32, 48), md5) ? keys : null
}

/** RC4 CryptoAPI: SHA-1, 40 to 128 bits. */
function cryptoApiKeys(rest: Buffer, secret: Buffer): BlockKeys | null {
  if (rest.length < 28) return null
  const headerSize = rest.readUInt32LE(4)
  const bits = rest.readUInt32LE(24) || 40
  const verifier = rest.subarray(8 + headerSize)
  if (verifier.length < 60 || bits > 128 || bits % 8 !== 0) return null
  const base = sha1(verifier.subarray(4, 20), secret)
  const keys: BlockKeys = (block) => {
    const key = sha1(base, number4(block)).subarray(0, bits / 8)
    return bits === 40 ? Buffer.concat([key, Buffer.alloc(11)]) : key
  }
  return proven(keys, verifier.subarray(20, 36), verifier.subarray(40, 60), sha1) ? keys : null
}

/** Whether the keys open the verifier that the file carries to tell the right password. */
function proven(
  keys: BlockKeys,
  verifier: Uint8Array,
  hash: Uint8Array,
  digest: (bytes: Uint8Array) => Buffer,
): boolean {
  const cipher = new Rc4(keys(0))
  const opened = cipher.apply(verifier)
  return timingSafeEqual(digest(opened), cipher.apply(hash))
}
