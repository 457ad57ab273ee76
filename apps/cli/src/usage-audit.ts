import { parseArgs } from 'node:util'
import { strict, UsageError } from './usage.ts'

export const AUDIT_HELP = `  audit verify FILE [--anchor SEQ:HASH]
  audit verify --database URL
      核对审计日志的哈希链：FILE 是“审计日志”页面导出的文件；--database（或环境变量 DATABASE_URL）逐家核对数据库中的日志。
      --anchor 是以前记下的某一条的序号与哈希：整条链被重新计算过也会被发现。每条链输出一行 JSON：{of, entries, brokenAt, head}。
      有不相符的条目时退出码为 1。
`

export interface AuditOptions {
  file: string | null
  database: string | null
  /** Entry whose hash somebody wrote down earlier. */
  anchor: { seq: number; hash: string } | null
}

/** Options of `audit verify`. Throws a UsageError. */
export function auditOptions([word, ...args]: string[], environment?: string): AuditOptions {
  if (word !== 'verify') throw new UsageError('audit 的用法是 audit verify。')
  const { values, positionals } = strict(() =>
    parseArgs({
      args,
      options: { anchor: { type: 'string' }, database: { type: 'string' } },
      allowPositionals: true,
    }),
  )
  const [file = null, more] = positionals
  const database = values.database ?? (file === null ? environment : undefined) ?? null
  if (more !== undefined || (file === null) === (database === null))
    throw new UsageError('请给出一个导出的文件，或用 --database 给出数据库地址。')
  const anchor = /^(\d{1,15}):([0-9a-f]{64})$/.exec(values.anchor ?? '')
  if (values.anchor !== undefined && (!anchor || file === null))
    throw new UsageError('--anchor 的格式是 序号:哈希（64位十六进制），只用于导出的文件。')
  return {
    file,
    database,
    anchor: anchor && { seq: Number(anchor[1]), hash: anchor[2] ?? '' },
  }
}
