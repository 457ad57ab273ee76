import { parseArgs } from 'node:util'
import { strict, UsageError } from '../usage.ts'

export const BACKUP_HELP = `  backup [--to DIR] [--secrets-to DIR] [--keep N]
  backup --verify [DIR]
      备份运行中（或已停止）的产品：数据库的基础备份及其间的日志、全部已保存的文件。DIR 默认为环境变量 BACKUP_DIR。
      数据目录由 DATA_DIR 给出。密钥（secret.key）从不写入备份目录，--secrets-to 把它另存一处。
      只保留最近 N 份（默认 BACKUP_KEEP，7 份）；更早的备份、保留的备份都不需要的日志和文件随之清理。
      --verify 逐个文件核对备份，每份输出一行 JSON：{base, madeAt, until, faults}；有损坏的退出码为 1。
      Backs up the running (or stopped) product: a base backup of the database with its log, and all stored files. DIR defaults to BACKUP_DIR.
      The secret never goes into the backup folder; --secrets-to saves it elsewhere. The newest N are kept. --verify reads a backup whole.
  restore [--from DIR] --into DATA_DIR [--at TIME] [--secrets-from DIR] [--base ID]
      恢复到空的 DATA_DIR：最近的备份加上其后收到的全部日志，或到 --at 的时刻（ISO 8601，例如 2026-11-28T14:30:00+08:00）。
      恢复后核对审计日志的哈希链、余额与流水、只增不减的行数和每份报告的指纹；不通过的不留下任何内容。步骤见 docs/runbooks/restore.md。
      输出一个 JSON：{base, until, secretMissing, laterCheckpoints, database: {counts, reports, missingFiles}}。
      Restores into an empty DATA_DIR, to the end or to the moment of --at, and checks audit chains, balances, rows and reports before it ends.
`

export interface BackupOptions {
  to: string | null
  secretsTo: string | null
  keep: number | null
}

export interface RestoreCommand {
  from: string
  into: string
  at: Date | null
  secretsFrom: string | null
  base: string | null
}

const TEXT = { type: 'string' } as const

/** Options of `backup`; `{verify}` where a backup is only looked at. Throws a UsageError. */
export function backupOptions(
  args: string[],
  backupDir: string | null,
): BackupOptions | { verify: string } {
  const { values, positionals } = strict(() =>
    parseArgs({
      args,
      options: { to: TEXT, keep: TEXT, 'secrets-to': TEXT, verify: { type: 'boolean' } },
      allowPositionals: true,
    }),
  )
  const [named, ...more] = positionals
  if (values.verify) {
    const dir = named ?? values.to ?? backupDir
    if (
      dir === null ||
      more.length > 0 ||
      values.keep !== undefined ||
      values['secrets-to'] !== undefined
    )
      throw new UsageError(
        '请用 backup --verify DIR 给出备份目录。\nName the backup folder: backup --verify DIR.',
      )
    return { verify: dir }
  }
  if (named !== undefined)
    throw new UsageError(`backup 不接受“${named}”。\nbackup takes no "${named}".`)
  if (values.to === undefined && backupDir === null)
    throw new UsageError(
      '请用 --to 给出备份目录，或设置环境变量 BACKUP_DIR。\nName the backup folder by --to, or set BACKUP_DIR.',
    )
  const keep = values.keep === undefined ? null : Number(values.keep)
  if (keep !== null && !(Number.isInteger(keep) && keep >= 1))
    throw new UsageError(
      '--keep 是保留的份数，至少为 1。\n--keep is how many are kept, 1 at least.',
    )
  return { to: values.to ?? null, secretsTo: values['secrets-to'] ?? null, keep }
}

/** A moment with its zone: without one it would be another on another machine. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

/** Options of `restore`. Throws a UsageError. */
export function restoreOptions(args: string[], backupDir: string | null): RestoreCommand {
  const { values } = strict(() =>
    parseArgs({
      args,
      options: { from: TEXT, into: TEXT, at: TEXT, base: TEXT, 'secrets-from': TEXT },
    }),
  )
  const from = values.from ?? backupDir
  if (from === null || values.into === undefined)
    throw new UsageError(
      '请用 --from 给出备份目录，用 --into 给出空的数据目录。\nName the backup folder by --from and an empty DATA_DIR by --into.',
    )
  const at = values.at === undefined ? null : new Date(values.at)
  if (at && (!MOMENT.test(values.at ?? '') || Number.isNaN(at.getTime())))
    throw new UsageError(
      '--at 是带时区的时刻，例如 2026-11-28T14:30:00+08:00。\n--at is a moment with its zone, such as 2026-11-28T14:30:00+08:00.',
    )
  const { base = null, 'secrets-from': secretsFrom = null, into } = values
  return { from, into, at, secretsFrom, base }
}
