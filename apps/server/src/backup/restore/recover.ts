/**
 * Recovery, by PostgreSQL alone with itself (`--single`): nobody can connect to a half recovered database, and the owner's new password is set
 * before anybody could. It ends on a timeline of its own.
 */

import fs from 'node:fs'
import path from 'node:path'
import type { Binaries, Identity } from '../../db/local/binaries.ts'
import { launch } from '../../db/local/launch.ts'
import { SettingFault } from '../../setting-fault.ts'
import { namesIn } from '../files.ts'
import { isHistory, lsnOf, lsnText } from '../wal/segments.ts'
import { words } from '../words.ts'

export interface RecoverOptions {
  /** Folder of the cluster. */
  dir: string
  binaries: Binaries
  identity: Identity
  at: Date | null
  /** New password of the owner. */
  password: string
  /** Place in the log that it has to come to where no moment is given. */
  end: bigint
  /** All before this moment is in the log. */
  covered: string | null
}

const SETTINGS: Record<string, string> = {
  // All of the log that there is lies in the folder already.
  restore_command: 'exit 1',
  recovery_target_timeline: 'current',
  recovery_target_action: 'promote',
  hot_standby: 'off',
  listen_addresses: '',
  unix_socket_directories: '',
  shared_buffers: '512MB',
  max_connections: '120',
  timezone: 'UTC',
}
const NOT_REACHED = /recovery ended before configured recovery target was reached/
const LOG_TAIL = 1_500

/** A record that was cut off in the middle is not recovered; none is longer. */
const RECORD_BYTES = 2n ** 20n
const LAST = /last completed transaction was at log time (\S+ \S+)\+00/

/**
 * Throws a SettingFault with the last words of PostgreSQL where it does not recover, or ends before the log does.
 * @returns when the last transaction that is in it was committed; null where there was none since the base backup
 */
export async function recover(options: RecoverOptions): Promise<Date | null> {
  const { at, covered, dir, end } = options
  let said = await single(options, at)
  // Nothing was committed between the moment and the end of the log, which is known to go further.
  const toEnd =
    at === null ||
    (said.code !== 0 && NOT_REACHED.test(said.log) && covered !== null && at <= new Date(covered))
  if (at !== null && toEnd) said = await single(options, null)
  if (said.code !== 0) throw new SettingFault(words.notRecovered(said.log.slice(-LOG_TAIL)))
  const reached = endOfRecovery(path.join(dir, 'pg', 'pg_wal'))
  if (toEnd && reached !== null && reached + RECORD_BYTES < end)
    throw new SettingFault(words.endedEarly(lsnText(reached), lsnText(end)))
  const last = LAST.exec(said.log)?.[1]
  return last === undefined ? null : new Date(`${last.replace(' ', 'T')}Z`)
}

async function single(
  { dir, binaries, identity, password }: RecoverOptions,
  at: Date | null,
): Promise<{ code: number | null; log: string }> {
  // Read before PostgreSQL knows any zone by name, `Z` among them.
  const target = at && {
    recovery_target_time: at.toISOString().replace('T', ' ').replace('Z', '+00'),
  }
  const flags = Object.entries({ ...SETTINGS, ...target }).flatMap(([k, v]) => ['-c', `${k}=${v}`])
  const child = launch(
    identity,
    binaries.postgres,
    ['--single', '-D', path.join(dir, 'pg'), ...flags, 'postgres'],
    { detached: false, input: `alter role xinjian password '${password}'\n` },
  )
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (log += chunk))
  child.stdin?.on('error', () => undefined)
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, log }
}

/** Where the new timeline left the old one, by its history; null where it has none. */
function endOfRecovery(pgWal: string): bigint | null {
  const newest = namesIn(pgWal).filter(isHistory).at(-1)
  if (!newest) return null
  const lines = fs.readFileSync(path.join(pgWal, newest), 'utf8').trim().split('\n')
  const at = /^\d+\s+(\S+)/.exec(lines.at(-1) ?? '')?.[1]
  return at === undefined ? null : lsnOf(at)
}
