/** Backup and restore for whoever runs the service: what `xinjian backup` and `xinjian restore` do (docs/decisions/0231). */
import fs from 'node:fs'
import path from 'node:path'
import { readConfig } from '../config.ts'
import { SettingFault } from '../setting-fault.ts'
import { makeBase } from './base.ts'
import { isInside } from './files.ts'
import { layoutOf } from './layout.ts'
import type { Manifest } from './manifest.ts'
import { onDatabase } from './on-database.ts'
import { type Pruned, prune } from './prune.ts'
import { type Outcome, type RestoreOptions, restore } from './restore/restore.ts'
import { saveSecret, secretCheckOf } from './secret.ts'
import { type Verified, verifyBackup } from './verify.ts'
import { words } from './words.ts'

export { SettingFault } from '../setting-fault.ts'

export interface BackupCommand {
  /** Backup folder; null = BACKUP_DIR. */
  to: string | null
  secretsTo: string | null
  /** null = BACKUP_KEEP. */
  keep: number | null
  say(line: string): void
}

export interface BackupDone {
  manifest: Manifest
  pruned: Pruned
  /** Where the secret was copied to; null: not asked, or SECRET_KEY is in use. */
  secret: string | null
}

/** Folder for backups that the environment names. */
export const backupDirOf = (): string | null => readConfig().backupDir

/** A base backup now, with the server running or not. Throws a SettingFault that says what to do. */
export async function backupNow({ to, secretsTo, keep, say }: BackupCommand): Promise<BackupDone> {
  const config = readConfig()
  const { dataDir } = config
  const dir = path.resolve(to ?? config.backupDir ?? '')
  if (isInside(dir, dataDir) || isInside(dataDir, dir))
    throw new SettingFault(words.backupInside(dir, dataDir))
  const layout = layoutOf(dir)
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 })
  // Before the backup: a place that is refused is refused at once.
  const secret = secretsTo === null ? null : saveSecret(dataDir, path.resolve(secretsTo), dir)
  const secretCheck = secretCheckOf(dataDir, config.secretKey)
  if (config.databaseUrl !== null) say(words.foreign())
  const manifest = await onDatabase(config, (url) =>
    makeBase({ dataDir, layout, url, secretCheck }),
  )
  return { manifest, pruned: await prune(layout, dataDir, keep ?? config.backupKeep), secret }
}

/** Each base backup of a folder, read whole. Throws a SettingFault where there is none. */
export async function verifyFolder(dir: string): Promise<Verified[]> {
  const layout = layoutOf(path.resolve(dir))
  const verified = await verifyBackup(layout)
  if (verified.length === 0) throw new SettingFault(words.noBackup(layout.bases))
  return verified
}

/** Restores with the environment's SECRET_KEY. Throws a SettingFault that says what to do. */
export function restoreInto(
  options: Omit<RestoreOptions, 'secretKey' | 'secretKeysRead'>,
): Promise<Outcome> {
  const { secretKey, secretKeysRead } = readConfig()
  return restore({
    ...options,
    from: path.resolve(options.from),
    into: path.resolve(options.into),
    ...{ secretKey, secretKeysRead },
  })
}
