import { parseArgs } from 'node:util'
import { strict, UsageError } from './usage.ts'

export const DISTRIBUTE_HELP = `  distribute [--database URL] [--yes]
      把数据库按企业分布到 Citus 的各个节点。--database（或环境变量 DATABASE_URL）是协调节点，用户是数据库的属主；
      先用同一版本的程序启动一次，完成迁移，再停止全部进程。不加 --yes 只列出将要做的每一步，不改动任何内容；
      不能做时逐条说明原因。可以重复执行：做过的不再做，中断的从断处继续。做完后照常启动程序。
`

export interface DistributeOptions {
  /** Of the coordinator, by the owner. */
  database: string
  /** Do it, and not only say what would be done. */
  yes: boolean
}

/** Options of `distribute`. Throws a UsageError. */
export function distributeOptions(
  args: string[],
  environment: { database?: string | undefined } = {},
): DistributeOptions {
  const { values } = strict(() =>
    parseArgs({ args, options: { database: { type: 'string' }, yes: { type: 'boolean' } } }),
  )
  const database = values.database ?? environment.database
  if (!database)
    throw new UsageError('请用 --database 或环境变量 DATABASE_URL 给出协调节点的地址。')
  return { database, yes: values.yes ?? false }
}
