/** The server's secret, kept apart from the backup: whoever has both reads what is sealed. */
import { createHmac } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { SettingFault } from '../setting-fault.ts'
import { isInside, writeWhole } from './files.ts'
import { SECRET_FILE } from './layout.ts'
import { words } from './words.ts'

/** A word by which a secret is known again, and which tells nothing of it. */
const checkOf = (secret: string): string =>
  createHmac('sha256', Buffer.from(secret.trim(), 'hex'))
    .update('xinjian backup')
    .digest('hex')
    .slice(0, 16)

/** @param given SECRET_KEY of the environment, which comes before the file. */
export function secretCheckOf(dataDir: string, given: string | null): string | null {
  const file = path.join(dataDir, SECRET_FILE)
  const secret = given ?? (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null)
  return secret === null ? null : checkOf(secret)
}

/** Copies the secret of DATA_DIR to a folder of its own. @returns its path; null: there is none, SECRET_KEY is in use */
export function saveSecret(dataDir: string, to: string, backupDir: string): string | null {
  if (isInside(to, backupDir)) throw new SettingFault(words.secretsInside(to))
  const file = path.join(dataDir, SECRET_FILE)
  if (!fs.existsSync(file)) return null
  fs.mkdirSync(to, { recursive: true, mode: 0o700 })
  const target = path.join(to, SECRET_FILE)
  writeWhole(target, fs.readFileSync(file))
  return target
}

/**
 * Whether a restored server will have the secret of the backup: SECRET_KEY or one of SECRET_KEYS_READ, or the file of `from`. Throws a SettingFault where a
 * secret is given and is another one.
 * @returns text of the file to lay into DATA_DIR; null where none is given, or none is needed
 */
export function secretFor(
  check: string | null,
  from: string | null,
  given: string | null,
  read: readonly string[] = [],
): { file: string | null; missing: boolean } {
  if (given !== null) {
    if (check !== null && [given, ...read].every((one) => checkOf(one) !== check))
      throw new SettingFault(words.otherSecret('SECRET_KEY'))
    return { file: null, missing: false }
  }
  if (from === null) return { file: null, missing: check !== null }
  const file = path.join(from, SECRET_FILE)
  if (!fs.existsSync(file)) throw new SettingFault(words.noSecret(file))
  const text = fs.readFileSync(file, 'utf8')
  if (check !== null && checkOf(text) !== check) throw new SettingFault(words.otherSecret(file))
  return { file: text, missing: false }
}
