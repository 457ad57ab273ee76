/** Files of a backup: copied with their hash, and on the disk before anybody relies on them. */
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const CHUNK = 2 ** 20

export interface Copied {
  bytes: number
  /** Hex. */
  sha256: string
}

export interface Owner {
  uid: number
  gid: number
}

/**
 * Copies the bytes that a file has now; on the disk when it returns. `to` must not be there yet: nothing is ever overwritten.
 * @returns null where `from` is gone
 */
export async function copyFile(from: string, to: string, owner?: Owner): Promise<Copied | null> {
  const source = await fs.promises.open(from, 'r').catch(absent)
  if (!source) return null
  try {
    const target = await fs.promises.open(to, 'wx', 0o600)
    try {
      if (owner) await target.chown(owner.uid, owner.gid)
      const copied = await hashed(source, (bytes, at) => writeAll(target, bytes, at))
      await target.sync()
      return copied
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** Small files wait for the disk, not for us: so many are on their way at once. */
const AT_ONCE = 8

/** Does the work on each, some at once; the first that fails ends it. */
export async function eachOf<T>(
  list: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = list.values()
  const worker = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** Hash and size of a file; null where it is gone. */
export async function hashFile(file: string): Promise<Copied | null> {
  const source = await fs.promises.open(file, 'r').catch(absent)
  if (!source) return null
  try {
    return await hashed(source, async () => undefined)
  } finally {
    await source.close()
  }
}

async function hashed(
  source: fs.promises.FileHandle,
  each: (bytes: Buffer, at: number) => Promise<unknown>,
): Promise<Copied> {
  const hash = createHash('sha256')
  const buffer = Buffer.allocUnsafe(CHUNK)
  let bytes = 0
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, CHUNK, bytes)
    if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') }
    const part = buffer.subarray(0, bytesRead)
    hash.update(part)
    await each(part, bytes)
    bytes += bytesRead
  }
}

/** Throws where the disk takes only a part. */
export async function writeAll(
  file: fs.promises.FileHandle,
  bytes: Uint8Array,
  at: number,
): Promise<void> {
  const { bytesWritten } = await file.write(bytes, 0, bytes.length, at)
  if (bytesWritten < bytes.length)
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
}

/** A file that is there whole or not at all, also after a power cut. */
export function writeWhole(file: string, text: string | Uint8Array): void {
  const beside = `${file}.${randomUUID()}.new`
  fs.writeFileSync(beside, text, { mode: 0o600, flush: true })
  fs.renameSync(beside, file)
  syncFolder(path.dirname(file))
}

/** Names in a folder are on the disk, too. */
export function syncFolder(dir: string): void {
  if (process.platform === 'win32') return
  const folder = fs.openSync(dir, 'r')
  try {
    fs.fsyncSync(folder)
  } finally {
    fs.closeSync(folder)
  }
}

/** Names in a folder, in order; none of one that is not there. */
export const namesIn = (dir: string): string[] =>
  fs.existsSync(dir) ? fs.readdirSync(dir).sort() : []

/** Whether one path lies in the other, or is the same. */
export function isInside(inner: string, outer: string): boolean {
  const way = path.relative(path.resolve(outer), path.resolve(inner))
  return way === '' || (!way.startsWith('..') && !path.isAbsolute(way))
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
