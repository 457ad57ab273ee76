/** Whether a cluster takes connections, and why it does not. */
import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { SettingFault } from '../../setting-fault.ts'

const WAIT_MS = 30_000
/** Going through the log after a crash: 4 GB of it at most, on a slow disk. */
const RECOVERY_MS = 15 * 60_000
const LOOK_MS = 50
const STARTING_UP = '57P03'
const WRONG_PASSWORD = '28P01'

/** null = it does; else the code of PostgreSQL, or of the network. */
async function refusalOf(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  // A server that falls between two steps tells an idle client; unheard, that would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return null
  } catch (error) {
    return (error as { code?: string }).code ?? 'UNKNOWN'
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Throws a SettingFault when the password is not the cluster's: waiting would not help. */
export async function answers(url: string, passwordFile: string): Promise<boolean> {
  const refusal = await refusalOf(url)
  if (refusal === WRONG_PASSWORD) throw wrongPassword(passwordFile)
  return refusal === null
}

const wrongPassword = (passwordFile: string) =>
  new SettingFault(
    `密码文件 ${passwordFile} 与内嵌数据库不符，请从备份中恢复它（须与 pg 目录来自同一份备份）后重新启动`,
  )

export interface Launched {
  url: string
  child: ChildProcess
  log: string
  /** Bytes of the log that stood there before. */
  logFrom: number
  passwordFile: string
}

/** Waits until it takes connections; throws a SettingFault as soon as it is plain that it will not. */
export async function ready({ url, child, log, logFrom, passwordFile }: Launched): Promise<void> {
  let exited = false
  child.on('exit', () => {
    exited = true
  })
  for (const start = Date.now(); ; await sleep(LOOK_MS)) {
    const refusal = await refusalOf(url)
    if (refusal === null) return
    if (refusal === WRONG_PASSWORD) throw wrongPassword(passwordFile)
    if (exited) throw new SettingFault(lastWords(fs.readFileSync(log).subarray(logFrom).toString()))
    const most = refusal === STARTING_UP ? RECOVERY_MS : WAIT_MS
    if (Date.now() - start > most)
      throw new SettingFault(`内嵌数据库 ${most / 1000} 秒内没有就绪，请查看 ${log}`)
  }
}

/** What PostgreSQL says at its end → what to do. */
const WORDS: [RegExp, string][] = [
  [/No space left|Disk quota exceeded/i, '磁盘已满，内嵌数据库不能启动，请清理磁盘空间后重新启动'],
  [
    /control file|checkpoint record|pg_control|invalid (?:data|page)/i,
    '内嵌数据库的文件已损坏。请不要删除数据目录；请从备份中恢复整个数据目录，或用 DATA_DIR 指定新的目录后重新启动',
  ],
  [
    /Permission denied|has invalid permissions|wrong ownership/i,
    '内嵌数据库没有权限读写自己的目录，请恢复该目录的所有者与权限后重新启动',
  ],
  [
    /shared memory|Cannot allocate memory/i,
    '内存不足，内嵌数据库不能启动，请关闭其他程序后重新启动',
  ],
]

export function lastWords(log: string): string {
  const said = WORDS.find(([pattern]) => pattern.test(log))?.[1] ?? '内嵌数据库未能启动'
  return `${said}。日志末尾：\n${log.slice(-1500)}`
}
