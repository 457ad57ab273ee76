import { parseArgs } from 'node:util'
import { strict, UsageError } from './usage.ts'

export const AUDIT_HELP = `  audit verify FILE [--key FINGERPRINT] [--anchor SEQ:HASH] [--unsigned]
  audit verify --database URL [--checkpoints DIR] [--key FINGERPRINT]
      核对审计日志的哈希链：FILE 是“审计日志”页面导出的文件；--database（或环境变量 DATABASE_URL）逐家核对数据库中的日志。
      导出文件的末行由平台签名，写明条数、起止与末条哈希：缺少末行或与之不符即为不通过；--unsigned 用于早期没有末行的导出。
      数据库中的日志与链尾及历次签名的存证比对；--checkpoints（默认 DATA_DIR 下的 audit-checkpoints）是数据库以外的存证。
      --key 是平台公钥的指纹（页面“核对哈希链”所示）：签名须由该公钥作出；不给出时请自行比对输出的 signedBy。
      --anchor 是以前记下的某一条的序号与哈希：整条链被重新计算过也会被发现。
      每条链输出一行 JSON：{of, entries, erased, brokenAt, head, checkpoint, signedBy}。有不相符的条目时退出码为 1。
      erased 是随客户数据一并清除了正文的条目数：其序号与哈希仍在，须与平台自身日志（of 为 0）中清除前的记载一致。
`

export interface AuditOptions {
  file: string | null
  database: string | null
  /** Entry whose hash somebody wrote down earlier. */
  anchor: { seq: number; hash: string } | null
  /** Folder of checkpoints beside the database. */
  checkpoints: string | null
  /** Fingerprint of the platform's key. */
  key: string | null
  /** An export of before there was a signed end. */
  unsigned: boolean
}

/** Options of `audit verify`. Throws a UsageError. */
export function auditOptions(
  [word, ...args]: string[],
  environment: { database?: string | undefined; checkpoints?: string | undefined } = {},
): AuditOptions {
  if (word !== 'verify') throw new UsageError('audit 的用法是 audit verify。')
  const { values, positionals } = strict(() =>
    parseArgs({
      args,
      options: {
        anchor: { type: 'string' },
        checkpoints: { type: 'string' },
        database: { type: 'string' },
        key: { type: 'string' },
        unsigned: { type: 'boolean' },
      },
      allowPositionals: true,
    }),
  )
  const [file = null, more] = positionals
  const database = values.database ?? (file === null ? environment.database : undefined) ?? null
  if (more !== undefined || (file === null) === (database === null))
    throw new UsageError('请给出一个导出的文件，或用 --database 给出数据库地址。')
  const anchor = /^(\d{1,15}):([0-9a-f]{64})$/.exec(values.anchor ?? '')
  if (values.anchor !== undefined && (!anchor || file === null))
    throw new UsageError('--anchor 的格式是 序号:哈希（64位十六进制），只用于导出的文件。')
  if (values.key !== undefined && !/^[0-9a-f]{64}$/.test(values.key))
    throw new UsageError('--key 是平台公钥的指纹（64位十六进制）。')
  if (values.unsigned && (file === null || values.key !== undefined))
    throw new UsageError('--unsigned 只用于导出的文件，且不能与 --key 同用。')
  if (values.checkpoints !== undefined && database === null)
    throw new UsageError('--checkpoints 只与 --database 同用。')
  return {
    file,
    database,
    anchor: anchor && { seq: Number(anchor[1]), hash: anchor[2] ?? '' },
    checkpoints: values.checkpoints ?? environment.checkpoints ?? null,
    key: values.key ?? null,
    unsigned: values.unsigned ?? false,
  }
}
