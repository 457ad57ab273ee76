/**
 * Stored files beside the database, copied into the backup as they come. They are named by their content and never change, so one copy serves
 * every base backup. A folder is read again only when its own time of change moved: a look at a quiet store costs 256 stats.
 */
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { copyFile, namesIn, syncFolder } from './files.ts'
import { CHECKPOINTS, STORES } from './layout.ts'

const KEY = /^[0-9a-f]{64}$/
const SHARD = /^[0-9a-f]{2}$/

export interface Mirrored {
  /** Files that were copied now. */
  copied: number
  /** Keys whose bytes are not those of their name: damaged where they lie, and not copied. */
  damaged: string[]
}

/** Copies what the backup lacks; each run of one mirror looks where something moved. */
export class Mirror {
  readonly #from: string
  readonly #to: string
  readonly #seen = new Map<string, number>()

  /** @param from DATA_DIR @param to `files` of the backup folder */
  constructor(from: string, to: string) {
    this.#from = from
    this.#to = to
  }

  async run(): Promise<Mirrored> {
    const all: Mirrored = { copied: 0, damaged: [] }
    for (const store of STORES)
      for (const shard of namesIn(path.join(this.#from, store)).filter((n) => SHARD.test(n)))
        await this.#shard(path.join(store, shard), all)
    await this.#checkpoints()
    return all
  }

  async #shard(shard: string, all: Mirrored): Promise<void> {
    const [from, to] = [path.join(this.#from, shard), path.join(this.#to, shard)]
    // Before it is read: what comes meanwhile moves it again.
    const moved = fs.statSync(from, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (this.#seen.get(shard) === moved) return
    fs.mkdirSync(to, { recursive: true, mode: 0o700 })
    const there = new Set(namesIn(to))
    for (const name of there)
      if (isLeftover(path.join(to, name))) fs.rmSync(path.join(to, name), { force: true })
    const damagedBefore = all.damaged.length
    for (const key of namesIn(from)) {
      if (!KEY.test(key) || there.has(key)) continue
      if (await copyKey(path.join(from, key), path.join(to, key), key)) all.copied += 1
      else if (fs.existsSync(path.join(from, key))) all.damaged.push(`${shard}/${key}`)
    }
    syncFolder(to)
    if (all.damaged.length === damagedBefore) this.#seen.set(shard, moved)
  }

  /** They only grow: the longer one holds the shorter. */
  async #checkpoints(): Promise<void> {
    const [from, to] = [path.join(this.#from, CHECKPOINTS), path.join(this.#to, CHECKPOINTS)]
    for (const name of namesIn(from).filter((n) => n.endsWith('.jsonl'))) {
      const target = path.join(to, name)
      const size = fs.statSync(path.join(from, name)).size
      if (fs.statSync(target, { throwIfNoEntry: false })?.size === size) continue
      fs.mkdirSync(to, { recursive: true, mode: 0o700 })
      const beside = `${target}.${randomUUID()}.new`
      if (await copyFile(path.join(from, name), beside)) fs.renameSync(beside, target)
    }
  }
}

const HOUR_MS = 3_600_000
/** What a copy that was killed left; another process may be copying now. */
const isLeftover = (file: string): boolean =>
  file.endsWith('.new') &&
  (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY) <
    Date.now() - HOUR_MS

/** Whether it is there now, with the bytes of its name. */
async function copyKey(from: string, to: string, key: string): Promise<boolean> {
  const beside = `${to}.${randomUUID()}.new`
  const copied = await copyFile(from, beside)
  if (copied?.sha256 === key) fs.renameSync(beside, to)
  else fs.rmSync(beside, { force: true })
  return copied?.sha256 === key
}

export interface StoredFile {
  /** Under `files`, with `/`. */
  path: string
  bytes: number
}

/** Files by content that the backup has, in order. */
export function storedIn(files: string): StoredFile[] {
  return STORES.flatMap((store) =>
    namesIn(path.join(files, store))
      .filter((name) => SHARD.test(name))
      .flatMap((shard) =>
        namesIn(path.join(files, store, shard))
          .filter((key) => KEY.test(key))
          .map((key) => ({
            path: `${store}/${shard}/${key}`,
            bytes: fs.statSync(path.join(files, store, shard, key)).size,
          })),
      ),
  )
}

export const storedText = (files: readonly StoredFile[]): string =>
  files.map(({ path: name, bytes }) => `${bytes} ${name}\n`).join('')

export const storedOf = (text: string): StoredFile[] =>
  [...text.matchAll(/^(\d+) (\S+)$/gm)].map(([, bytes, name = '']) => ({
    path: name,
    bytes: Number(bytes),
  }))
