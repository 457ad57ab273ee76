/** Segments as they come in, in pieces, cut off and begun again. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { goesOnAt, segmentsIn, settleSums, sumsIn, WalArchive } from './archive.ts'

const SIZE = 16 * 1024 * 1024
const ONE = '000000010000000000000001'
const TWO = '000000010000000000000002'
let dir: string
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-wal-'))
})
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }))

const log = Buffer.alloc(SIZE + 1_000, 7)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

it('a segment has its name when it is whole, and its hash beside it', async () => {
  const archive = new WalArchive(dir, 1, BigInt(SIZE))
  await archive.write(BigInt(SIZE), log.subarray(0, 100_000))
  expect(segmentsIn(dir)).toEqual([])
  expect(archive.flushed).toBe(BigInt(SIZE))
  await archive.write(BigInt(SIZE + 100_000), log.subarray(100_000))
  await archive.flush()
  await archive.close()
  expect(fs.readdirSync(dir).sort()).toEqual([ONE, `${TWO}.partial`, 'sums.txt'])
  expect(sumsIn(dir)).toEqual(new Map([[ONE, sha256(log.subarray(0, SIZE))]]))
  expect(archive.flushed).toBe(BigInt(2 * SIZE + 1_000))
})

it('goes on with the first byte that no whole segment holds, of its own timeline', () => {
  expect(goesOnAt(dir, 1)).toBe(null)
  fs.writeFileSync(path.join(dir, ONE), '')
  expect(goesOnAt(dir, 1)).toBe(BigInt(2 * SIZE))
  fs.writeFileSync(path.join(dir, `${TWO}.partial`), 'cut off')
  expect(goesOnAt(dir, 1)).toBe(BigInt(2 * SIZE))
  expect(goesOnAt(dir, 2)).toBe(null)
})

it('what was received before a cut stays until the same bytes have come again', async () => {
  const file = path.join(dir, `${ONE}.partial`)
  fs.writeFileSync(file, log.subarray(0, 5_000))
  const archive = new WalArchive(dir, 1, BigInt(SIZE))
  await archive.write(BigInt(SIZE), log.subarray(0, 10))
  await archive.close()
  expect(fs.readFileSync(file).equals(log.subarray(0, 5_000))).toBe(true)
})

it('refuses a gap, and never writes over a segment', async () => {
  const archive = new WalArchive(dir, 1, BigInt(SIZE))
  await expect(archive.write(BigInt(SIZE + 1), Buffer.alloc(1))).rejects.toThrow(/does not follow/)
  fs.writeFileSync(path.join(dir, ONE), 'of another life')
  await expect(archive.write(BigInt(SIZE), log)).rejects.toThrow(/is there already/)
  expect(fs.readFileSync(path.join(dir, ONE), 'utf8')).toBe('of another life')
  await archive.close()
})

it('a segment that a crash left without its hash gets it; a line that was cut short is none', async () => {
  fs.writeFileSync(path.join(dir, ONE), 'one')
  fs.writeFileSync(path.join(dir, 'sums.txt'), `${'0'.repeat(64)}  00000001000000`)
  await settleSums(dir)
  expect(fs.readFileSync(path.join(dir, 'sums.txt'), 'utf8')).toBe(
    `${sha256(Buffer.from('one'))}  ${ONE}\n`,
  )
})
