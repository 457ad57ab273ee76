/** The backup process as the server sees it: started with it, started again when it ends, and the last to end. */
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import { SettingFault } from '../setting-fault.ts'
import { needed } from '../start-fault.ts'
import { isInside } from './files.ts'
import { secretCheckOf } from './secret.ts'
import { words } from './words.ts'

const PROCESS = fileURLToPath(new URL('./process.ts', import.meta.url))
const AGAIN_MS = 5_000
const STOP_MS = 25_000

/** How much of the log the database keeps for a backup folder that cannot be reached, before the product's own disk counts more. */
export const BACKUP_SETTINGS = { max_slot_wal_keep_size: '16GB' }

type Settings = Pick<Config, 'dataDir' | 'backupKeep' | 'databaseUrl' | 'secretKey'>

export interface BackupBeside {
  /** Tells it that the end has come: it takes in what the database sends last. */
  end(): void
  /** When it has ended; not before the database has. */
  ended(): Promise<void>
}

/** Throws a SettingFault where the folder cannot be used. */
export function startBackup(
  dir: string,
  config: Settings,
  say: (line: string) => void,
): BackupBeside {
  if (isInside(dir, config.dataDir) || isInside(config.dataDir, dir))
    throw new SettingFault(words.backupInside(dir, config.dataDir))
  needed(dir, () => {
    fs.mkdirSync(dir, { recursive: true, mode: 0o700 })
    fs.accessSync(dir, fs.constants.W_OK)
  })
  let ending = false
  let child = launch(dir, config)
  const again = async () => {
    if (ending) return
    say(words.processAgain())
    await sleep(AGAIN_MS, undefined, { ref: false })
    if (ending) return
    child = launch(dir, config)
    child.once('exit', () => void again())
  }
  child.once('exit', () => void again())
  return {
    end() {
      ending = true
      child.stdin?.end()
    },
    async ended() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      const last = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
      await gone
      clearTimeout(last)
    },
  }
}

function launch(dir: string, config: Settings): ChildProcess {
  const { dataDir, backupKeep, databaseUrl, secretKey } = config
  const database = databaseUrl === null ? 'embedded' : 'foreign'
  // Of SECRET_KEY only what it is known by: arguments are seen by others. A generated one it finds by itself.
  const check = secretKey === null ? [] : [secretCheckOf(dataDir, secretKey) ?? '']
  const args = [PROCESS, dataDir, dir, String(backupKeep), database, ...check]
  return spawn(process.execPath, args, {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { PATH: process.env.PATH ?? '' },
  })
}
