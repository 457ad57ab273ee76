/** An earlier release as its own files, beside the packages that are installed here. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const MIGRATIONS = 'apps/server/src/db/migrations'
/** Changes of the schema that are looked at, newest first. */
const LOOKED_AT = 200

export interface Release {
  revision: string
  /** ISO day of the revision. */
  day: string
  /** Migrations of today that it does not have. */
  lacks: string[]
  /** Its main.ts. */
  main: string
  remove(): void
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** File name → hash of its content. */
function migrationsOf(revision: string): Map<string, string> {
  const lines = git('ls-tree', '-r', revision, MIGRATIONS).trim().split('\n')
  return new Map(
    lines.map((line) => {
      const [, , hash = '', file = ''] = line.split(/\s+/)
      return [path.basename(file), hash]
    }),
  )
}

/** What today has and it lacks; null where it has one that today has otherwise or not at all: its database cannot become today's. */
function lackedBy(revision: string, now: ReadonlyMap<string, string>): string[] | null {
  const then = migrationsOf(revision)
  if ([...then].some(([name, hash]) => now.get(name) !== hash)) return null
  return [...now.keys()].filter((name) => !then.has(name))
}

/**
 * The newest revision whose migrations are fewer than today's and otherwise the same; null where there is no history to look into.
 *
 * @param from a revision that somebody asked for instead; throws where its migrations are no part of today's
 */
export function releaseBefore(
  from: string | undefined,
): { revision: string; lacks: string[] } | null {
  let heads: string[]
  try {
    if (from !== undefined) heads = [git('rev-parse', '--verify', `${from}^{commit}`).trim()]
    else
      heads = git('log', `-${LOOKED_AT}`, '--date-order', '--format=%P %H', '--', MIGRATIONS)
        .trim()
        .split(/\s+/)
        .filter((revision) => revision !== '')
  } catch (error) {
    if (from !== undefined) throw new Error(`git 中没有版本 ${from}`, { cause: error })
    return null
  }
  const now = migrationsOf('HEAD')
  const time = (revision: string) => Number(git('log', '-1', '--format=%ct', revision))
  const fitting = [...new Set(heads)]
    .flatMap((revision) => {
      const lacks = known(revision) ? lackedBy(revision, now) : null
      return lacks && (lacks.length > 0 || from !== undefined)
        ? [{ revision, lacks, at: time(revision) }]
        : []
    })
    .sort((a, b) => b.at - a.at)
  if (from !== undefined && fitting.length === 0)
    throw new Error(`版本 ${from} 的迁移与当前不同源，其数据库不能升级到当前版本`)
  return fitting[0] ?? null
}

/** A clone without history knows the names of parents, and not the parents. */
function known(revision: string): boolean {
  try {
    git('cat-file', '-e', `${revision}^{commit}`)
    return true
  } catch {
    return false
  }
}

/** Its files in a temporary folder. Packages are those installed here, but for the repository's own, which are its. */
export function unpack(revision: string, lacks: string[]): Release {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-release-'))
  fs.chmodSync(dir, 0o755)
  const tar = execFileSync('git', ['archive', revision], { cwd: ROOT, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', dir], { input: tar })
  const installed = path.join(ROOT, 'node_modules')
  const own = path.join(dir, 'node_modules')
  fs.mkdirSync(own)
  for (const name of fs.readdirSync(installed)) {
    if (name === '@xinjian') continue
    fs.symlinkSync(path.join(installed, name), path.join(own, name))
  }
  fs.mkdirSync(path.join(own, '@xinjian'))
  for (const room of ['apps', 'packages'])
    for (const name of fs.readdirSync(path.join(dir, room)))
      fs.symlinkSync(path.join(dir, room, name), path.join(own, '@xinjian', name))
  return {
    revision,
    day: git('log', '-1', '--format=%cs', revision).trim(),
    lacks,
    main: path.join(dir, 'apps/server/src/main.ts'),
    remove: () => fs.rmSync(dir, { recursive: true, force: true }),
  }
}
