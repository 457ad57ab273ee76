/** What stands in the folder of the embedded cluster before a start, and whether it can be started. Nothing is changed here. */
import fs from 'node:fs'
import path from 'node:path'
import { SettingFault } from '../../setting-fault.ts'

/** Major version of the PostgreSQL we bring. */
const MAJOR = '18'
/** PostgreSQL numbers what users make from here on; below are its own template databases. */
const FIRST_USER_OID = 16_384

/**
 * True when a cluster stands there that can be started, false when there is none, or the remains of one that was never
 * finished: it holds no database of anybody. Throws a SettingFault for one with data that cannot be started as it is.
 */
export function clusterStands(dir: string): boolean {
  const dataDir = path.join(dir, 'pg')
  if (!fs.existsSync(dataDir)) return false
  if (!holdsDatabases(dataDir)) return false
  const version = read(path.join(dataDir, 'PG_VERSION')).trim()
  if (version === '') throw damaged(dataDir, '缺少文件 PG_VERSION')
  if (version !== MAJOR)
    throw new SettingFault(
      `${dataDir} 由 PostgreSQL ${version} 建立，本程序内嵌的是 PostgreSQL ${MAJOR}，不能打开。请使用与数据相符的程序版本，或自行安装 PostgreSQL ${version} 并用 DATABASE_URL 指定`,
    )
  const control = bytes(path.join(dataDir, 'global', 'pg_control'))
  if (control === null || control.every((byte) => byte === 0))
    throw damaged(dataDir, '控制文件 global/pg_control 缺失或为空')
  if (read(path.join(dir, 'pg-password')).trim() === '')
    throw new SettingFault(
      `缺少内嵌数据库的密码文件 ${path.join(dir, 'pg-password')}，请从备份中恢复它（须与 pg 目录来自同一份备份）后重新启动`,
    )
  return true
}

const damaged = (dataDir: string, what: string) =>
  new SettingFault(
    `内嵌数据库 ${dataDir} 已损坏（${what}）。请不要删除该目录；请从备份中恢复整个数据目录，或用 DATA_DIR 指定新的目录后重新启动`,
  )

/** A first start that broke off has databases of PostgreSQL itself at most. */
function holdsDatabases(dataDir: string): boolean {
  const base = path.join(dataDir, 'base')
  if (!fs.existsSync(base)) return false
  return fs.readdirSync(base).some((name) => Number(name) >= FIRST_USER_OID)
}

const bytes = (file: string): Buffer | null =>
  fs.existsSync(file) && fs.statSync(file).isFile() ? fs.readFileSync(file) : null

const read = (file: string): string => bytes(file)?.toString('utf8') ?? ''
