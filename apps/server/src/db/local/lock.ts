/** One server per data folder: two would fight over one embedded database. */
import fs from 'node:fs'
import path from 'node:path'
import { SettingFault } from '../../setting-fault.ts'
import { startOf } from './process-of.ts'

/**
 * Takes the folder; throws when a living process has it. The lock of a dead one (kill -9) is taken over, even when its number
 * is another program's by now: the lock says when its owner started, too.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  fs.mkdirSync(dataDir, { recursive: true })
  const file = path.join(dataDir, 'server.lock')
  const [owner = '0', started] = fs.existsSync(file)
    ? fs.readFileSync(file, 'utf8').split('\n')
    : []
  if (
    started !== undefined &&
    Number(owner) !== process.pid &&
    startOf(Number(owner)) === started
  ) {
    throw new SettingFault(
      `数据目录 ${dataDir} 正被另一个进程（${owner}）使用，请先停止它，或用 DATA_DIR 指定其他目录`,
    )
  }
  fs.writeFileSync(file, `${process.pid}\n${startOf(process.pid)}`)
  return () => fs.rmSync(file, { force: true })
}
