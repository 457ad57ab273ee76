/** Old workbooks under a password, written apart from what reads them ([MS-OFFCRYPTO] 2.3.6 and 2.3.5, [MS-XLS] 2.2.10). */
import { createHash } from 'node:crypto'
import { compound, u16, u32 } from './xls.ts'

export type OldCipher = 'office' | 'cryptoapi'

/** What the FILEPASS record carries, and the key of a block. */
interface Made {
  filePass: Buffer
  key(block: number): Buffer
}

const hash = (name: 'md5' | 'sha1', ...parts: Uint8Array[]): Buffer =>
  createHash(name).update(Buffer.concat(parts)).digest()
/** Any sixteen bytes do. */
const SALT = Buffer.from('00112233445566778899aabbccddeeff', 'hex')
const VERIFIER = Buffer.from('0f1e2d3c4b5a69788796a5b4c3d2e1f0', 'hex')

/** The key stream of RC4. */
function* rc4(key: Uint8Array): Generator<number, never> {
  const s = Array.from({ length: 256 }, (_, i) => i)
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + s[i]! + key[i % key.length]!) % 256
    ;[s[i], s[j]] = [s[j]!, s[i]!]
  }
  for (let i = 0, j = 0; ; ) {
    i = (i + 1) % 256
    j = (j + s[i]!) % 256
    ;[s[i], s[j]] = [s[j]!, s[i]!]
    yield s[(s[i]! + s[j]!) % 256]!
  }
}

const sealed = (key: Uint8Array, bytes: Uint8Array): Buffer => {
  const stream = rc4(key)
  return Buffer.from(bytes.map((byte) => byte ^ stream.next().value))
}

function office(password: string): Made {
  const secret = hash('md5', Buffer.from(password, 'utf16le')).subarray(0, 5)
  const salted = Buffer.concat(Array.from({ length: 16 }, () => [secret, SALT]).flat())
  const base = hash('md5', salted).subarray(0, 5)
  const key = (block: number) => hash('md5', base, u32(block))
  const proof = sealed(key(0), Buffer.concat([VERIFIER, hash('md5', VERIFIER)]))
  return { filePass: Buffer.concat([u16(1, 1, 1), SALT, proof]), key }
}

function cryptoApi(password: string): Made {
  const base = hash('sha1', SALT, Buffer.from(password, 'utf16le'))
  const key = (block: number) => hash('sha1', base, u32(block)).subarray(0, 16)
  const provider = Buffer.from('Microsoft Enhanced Cryptographic Provider v1.0\0', 'utf16le')
  // Flags, reserved, RC4, SHA-1, 128 bits, the kind of provider, twice reserved.
  const header = Buffer.concat([...[4, 0, 0x6801, 0x8004, 128, 1, 0, 0].map(u32), provider])
  const proof = sealed(key(0), Buffer.concat([VERIFIER, hash('sha1', VERIFIER)]))
  const verifier = Buffer.concat([
    u32(16),
    SALT,
    proof.subarray(0, 16),
    u32(20),
    proof.subarray(16),
  ])
  const head = Buffer.concat([u16(1, 2, 2), u32(4), u32(header.length)])
  return { filePass: Buffer.concat([head, header, verifier]), key }
}

/** The bare stream of a workbook (`makeXls` with `bare`) under a password, in its compound file. */
export function withPassword(stream: Uint8Array, password: string, cipher: OldCipher): Uint8Array {
  const { filePass, key } = cipher === 'office' ? office(password) : cryptoApi(password)
  const plain = Buffer.from(stream)
  const record = Buffer.concat([u16(0x2f, filePass.length), filePass])
  const first = 4 + plain.readUInt16LE(2)
  const open = Buffer.concat([plain.subarray(0, first), record, plain.subarray(first)])
  const shut = Buffer.from(open)
  for (let at = 0; at + 4 <= open.length; ) {
    const id = open.readUInt16LE(at)
    const end = at + 4 + open.readUInt16LE(at + 2)
    if (id === 0x85) shut.writeUInt32LE(open.readUInt32LE(at + 4) + record.length, at + 4)
    const from = at + (id === 0x85 ? 8 : 4)
    if (id !== 0x809 && id !== 0x2f)
      for (let i = from; i < end; i++) shut[i] = open[i]! ^ keyByte(key, i)
    at = end
  }
  return compound(shut, 'Workbook')
}

/** The byte of the key stream at that place, reckoned anew for each: blocks of 1,024 bytes have keys of their own. */
function keyByte(key: (block: number) => Buffer, place: number): number {
  const stream = rc4(key(Math.floor(place / 1024)))
  for (let i = 0; i < place % 1024; i++) stream.next()
  return stream.next().value
}
