/**
 * A workbook whose structure is write-protected is encrypted too, by a password that every program knows: anybody may read it. One
 * with a password of its own stays closed.
 */
import { IntakeError } from '../../../errors.ts'
import { type BlockKeys, blockKeys } from './block-keys.ts'
import { Rc4 } from './rc4.ts'

const FILEPASS = 0x2f
const EOF = 0x0a
const BOUNDSHEET = 0x85
/** BOF, INTERFACEHDR, FILEPASS, USREXCL, FILELOCK, RRDINFO, RRDHEAD: bodies that stay in the open ([MS-XLS] 2.2.10). */
const OPEN = new Set([0x09, 0x209, 0x409, 0x809, 0xe1, FILEPASS, 0x194, 0x195, 0x196, 0x138])
const BLOCK = 1_024
/** [MS-XLS] 2.2.10. */
const KNOWN_PASSWORD = 'VelvetSweatshop'

/** The workbook's stream in the open. Error: ENCRYPTED (the password is not known, or not by a way that is read here). */
export function openedStream(stream: Buffer): Buffer {
  const filePass = filePassOf(stream)
  if (filePass === null) return stream
  const keys = blockKeys(filePass, KNOWN_PASSWORD)
  if (keys === null) throw new IntakeError('ENCRYPTED')
  return decrypted(stream, keys)
}

/** The record that tells of encryption, among those before the end of the globals. */
function filePassOf(stream: Buffer): Buffer | null {
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const id = stream.readUInt16LE(at)
    if (id === EOF) return null
    if (id === FILEPASS) return stream.subarray(at + 4, at + 4 + stream.readUInt16LE(at + 2))
  }
  return null
}

/** Heads of records are in the open, their bodies are not; the key stream runs on under both. */
function decrypted(stream: Buffer, keys: BlockKeys): Buffer {
  const plain = Buffer.from(stream)
  const under = new KeyStream(keys)
  for (let at = 0; at + 4 <= stream.length; ) {
    const id = stream.readUInt16LE(at)
    const end = Math.min(stream.length, at + 4 + stream.readUInt16LE(at + 2))
    // Where a sheet begins is in the open as well.
    const from = at + (id === BOUNDSHEET ? 8 : 4)
    if (!OPEN.has(id)) for (let i = from; i < end; i++) plain[i] = stream[i]! ^ under.at(i)
    at = end
  }
  return plain
}

/** Bytes of the key stream by their place, asked for in rising order. */
class KeyStream {
  private readonly keys: BlockKeys
  private cipher: Rc4 | null = null
  private block = -1
  private next = 0

  constructor(keys: BlockKeys) {
    this.keys = keys
  }

  at(place: number): number {
    const block = Math.floor(place / BLOCK)
    if (this.cipher === null || block !== this.block) {
      this.cipher = new Rc4(this.keys(block))
      this.block = block
      this.next = block * BLOCK
    }
    while (this.next < place) {
      this.cipher.next()
      this.next++
    }
    this.next++
    return this.cipher.next()
  }
}
