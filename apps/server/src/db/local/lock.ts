/** One server per data folder: two would fight over one embedded database. */
import fs from 'node:fs'
import path from 'node:path'

/** Takes the folder; throws when a living process has it. A dead one's lock (kill -9) is taken over. */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  fs.mkdirSync(dataDir, { recursive: true })
  const file = path.join(dataDir, 'server.lock')
  const owner = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0
  if (owner && owner !== process.pid && isServer(owner)) {
    throw new Error(
      `数据目录 ${dataDir} 正被另一个进程（${owner}）使用，请先停止它，或用 DATA_DIR 指定其他目录`,
    )
  }
  fs.writeFileSync(file, String(process.pid))
  return () => fs.rmSync(file, { force: true })
}

/** The pid may have been given to another program since; only a node process counts as a living owner. */
function isServer(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  if (process.platform !== 'linux') return true
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts')
  } catch {
    return false
  }
}
