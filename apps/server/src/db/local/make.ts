/**
 * A new cluster, made beside its place and moved there when it is whole: a start that is killed at whatever moment leaves
 * either none or a whole one. Its password is written before it is moved, so a cluster in its place has its password.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { freeBytes } from '../../blob-spool.ts'
import { SettingFault } from '../../setting-fault.ts'
import { needed } from '../../start-fault.ts'
import type { Binaries, Identity } from './binaries.ts'
import { launch } from './launch.ts'

const BESIDE = 'pg.new-'
/** A cluster of ours takes 40 MB, its first log another 16; the rest is for the product to begin with. */
const FIRST_BYTES = 256 * 2 ** 20

/** Throws a SettingFault when the disk has no room for a new cluster. */
export function mustHaveRoom(dir: string, free = freeBytes): void {
  const bytes = free(dir)
  if (bytes >= FIRST_BYTES) return
  throw new SettingFault(
    `磁盘空间不足：${dir} 只剩 ${Math.floor(bytes / 2 ** 20)} MB，首次启动需要 ${FIRST_BYTES / 2 ** 20} MB，请清理磁盘空间后重新启动`,
  )
}

/** Removes what earlier starts left half made. */
export function removeUnfinished(dir: string): void {
  const left = fs.readdirSync(dir).filter((name) => name.startsWith(BESIDE))
  for (const name of [...left, 'pg-init-password'])
    needed(path.join(dir, name), () => remove(path.join(dir, name)))
}

/** Its maker may outlive the server that was killed, and go on writing for a moment. */
const remove = (target: string) =>
  fs.rmSync(target, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })

/** Makes the cluster `pg` in `dir`, in place of remains that hold nothing. */
export async function makeCluster(dir: string, binaries: Binaries, identity: Identity) {
  removeUnfinished(dir)
  mustHaveRoom(dir)
  const beside = path.join(dir, BESIDE + randomUUID())
  const dataDir = path.join(dir, 'pg')
  const password = randomBytes(18).toString('base64url')
  needed(beside, () => fs.mkdirSync(beside, { mode: 0o700 }))
  if (identity.uid !== undefined) fs.chownSync(beside, identity.uid, identity.gid ?? identity.uid)
  await initdb(dir, beside, password, binaries, identity)
  needed(path.join(dir, 'pg-password'), () => writeWhole(path.join(dir, 'pg-password'), password))
  needed(dataDir, () => {
    remove(dataDir)
    fs.renameSync(beside, dataDir)
    sync(dir)
  })
}

/** The password in a private file, read before any server reads it: the cluster's superuser is reachable on loopback. */
async function initdb(
  dir: string,
  beside: string,
  password: string,
  binaries: Binaries,
  identity: Identity,
): Promise<void> {
  const readable = path.join(dir, 'pg-init-password')
  needed(readable, () => fs.writeFileSync(readable, password, { mode: 0o600 }))
  if (identity.uid !== undefined) fs.chownSync(readable, identity.uid, identity.gid ?? identity.uid)
  try {
    const args = ['-D', beside, '-U', 'xinjian', '-A', 'scram-sha-256', `--pwfile=${readable}`]
    const child = launch(
      identity,
      binaries.initdb,
      [...args, '-E', 'UTF8', '--locale=C', '--no-instructions'],
      { detached: false },
    )
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (said += chunk))
    const code = await new Promise((resolve) => child.on('close', resolve))
    if (code !== 0) throw new SettingFault(initWords(said, dir))
  } finally {
    fs.rmSync(readable, { force: true })
  }
}

const initWords = (said: string, dir: string): string =>
  /No space left|quota exceeded/i.test(said)
    ? `磁盘已满，无法在 ${dir} 建立内嵌数据库，请清理磁盘空间后重新启动`
    : `初始化内嵌数据库失败，请按以下提示处理后重新启动：\n${said.slice(-2000)}`

/** A file that is there whole or not at all, also after a power cut. */
function writeWhole(file: string, text: string): void {
  const beside = `${file}.new`
  fs.writeFileSync(beside, text, { mode: 0o600, flush: true })
  fs.renameSync(beside, file)
}

function sync(dir: string): void {
  const handle = fs.openSync(dir, 'r')
  try {
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}
