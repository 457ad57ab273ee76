/** Start: config → lock → database → migrations → sandbox → app → demo data → `ready`. Stop in reverse. */

import { type App, startApp } from './app.ts'
import { BACKUP_SETTINGS, type BackupBeside, startBackup } from './backup/beside.ts'
import { type Config, readConfig } from './config.ts'
import { openDataDir } from './data-dir.ts'
import { isDistributed } from './db/distribute/session.ts'
import { startCluster } from './db/local/cluster.ts'
import { lockDataDir } from './db/local/lock.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/pool.ts'
import { loaderIsAbove } from './db/roles.ts'
import { seedDemo } from './demo/seed.ts'
import { giveWay } from './give-way.ts'
import { maskOutput, say, sayWhole } from './output.ts'
import { type Role, roleOf } from './role.ts'
import { startSandbox } from './sandbox-process.ts'
import { SettingFault } from './setting-fault.ts'
import { startFaultOf } from './start-fault.ts'
import { startTracing } from './tracing/start.ts'

const STOP_MS = 30_000
const SLOWER_COPY =
  '提示：数据库用户无权让 xinjian_loader 绕过行级安全策略，导入将先写临时表，速度约慢两成。数据库管理员可执行 alter role xinjian_loader bypassrls; 后重新启动（docs/database.md）'

async function main(): Promise<void> {
  const { role, config } = settings()
  const stops: (() => Promise<void> | void)[] = []
  let ending = false
  const stop = async (code: number): Promise<never> => {
    ending = true
    // Whatever hangs, a second Ctrl-C or half a minute ends us; the next start recovers. The timer also keeps us alive:
    // a step that waits for something that does not, would let the process end before the steps after it.
    setTimeout(() => process.exit(1), STOP_MS)
    // Last started, first stopped; one that fails must not keep the others running.
    for (const one of stops.splice(0).reverse())
      await Promise.resolve(one()).catch((e) => say(`停止时出错：${e}`))
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0))

  try {
    openDataDir(config.dataDir)
    stops.push(await startTracing(config.otlp))
    let url = config.databaseUrl
    let backup: BackupBeside | null = null
    if (!url) {
      stops.push(await lockDataDir(config.dataDir))
      say('正在启动内嵌数据库…')
      const settings = config.backupDir === null ? {} : BACKUP_SETTINGS
      const cluster = await startCluster({ dir: config.dataDir, revive: say, settings })
      stops.push(async () => {
        backup?.end()
        await cluster.stop()
      })
      url = await cluster.database('xinjian')
    }
    const distributed = config.databaseUrl !== null && (await isDistributed(url))
    const db = openDatabase(url, () => undefined, { distributed })
    stops.push(() => db.close())
    await migrate(db)
    if (config.backupDir !== null && role !== 'worker') {
      backup = startBackup(config.backupDir, config, say)
      // Behind the database: it takes in the last of its log.
      stops.unshift(async () => {
        backup?.end()
        await backup?.ended()
      })
    }
    if (!(await loaderIsAbove(db))) say(SLOWER_COPY)
    if (config.sandbox && role !== 'worker') {
      const lost = (error: unknown) => {
        say(explain(error, config.port).replace('启动失败', '沙箱已不可用，程序即将停止'))
        void stop(1)
      }
      stops.push(await startSandbox(config, undefined, { say, lost, stopping: () => ending }))
    }
    // After the database: one that we started answers the API as well.
    if (role === 'worker') giveWay()
    const app: App = await startApp(config, db, role)
    stops.push(() => app.stop())
    const accounts = config.demoData && role !== 'worker' ? await seedDemo(config, db, say) : []
    say(`ready http://localhost:${config.port}`)
    for (const line of accounts) sayWhole(line)
  } catch (error) {
    say(explain(startFaultOf(error, config.dataDir), config.port))
    await stop(1)
  }
}

/** Ends at once when they cannot be meant: nothing has been started that would have to be stopped. */
function settings(): { role: Role; config: Config } {
  try {
    return { role: roleOf(process.argv.slice(2)), config: readConfig() }
  } catch (error) {
    say(explain(error, 0))
    process.exit(1)
  }
}

function explain(error: unknown, port: number): string {
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return `启动失败：端口 ${port} 已被占用，请结束占用它的程序，或换一个端口：PORT=3100 npm start`
  }
  if (error instanceof SettingFault) return `启动失败：${error.message}`
  return `启动失败：${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

maskOutput()
await main()
