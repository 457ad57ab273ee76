/** A copy of the repository to try changes in: what a recipe of ARCHITECTURE.md touches, or what a mutant breaks. */
import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT, repositoryFiles } from './files.ts'

export interface Ran {
  ok: boolean
  /** Everything it printed, in the order it came. */
  output: string
  /** It was ended because its time was up. */
  late: boolean
}

export interface RunOptions {
  env?: NodeJS.ProcessEnv
  /** Longest time in milliseconds. */
  ms?: number
}

export interface Scratch {
  root: string
  /** Writes files by their path in the repository; null deletes one. A function gets what stands there and answers what shall. */
  write(files: Record<string, string | null | ((now: string) => string)>): void
  /** Runs a program of the repository's Node at the root of the copy; one that takes too long has failed. */
  run(args: string[], options?: RunOptions): Promise<Ran>
  types(): Promise<Ran>
  /** Vitest, with arguments such as a project and parts of file names. */
  vitest(options?: RunOptions & { args?: string[] }): Promise<Ran>
  /** What differs from the repository as it was copied, sorted: `M path` changed, `A path` new, `D path` gone. */
  changed(): string[]
  remove(): void
}

/** Types of the whole repository on a machine that does much else. */
const LONGEST_MS = 900_000

/** Copies the files git knows or would add, chosen by `wanted`. Packages are linked, those of the repository to the copy. */
export function makeScratch(wanted: (file: string) => boolean = () => true): Scratch {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-scratch-'))
  for (const file of repositoryFiles().filter(wanted)) {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    fs.copyFileSync(path.join(ROOT, file), path.join(root, file))
  }
  linkPackages(root)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=scratch', '-c', 'user.email=', ...args], {
      cwd: root,
      encoding: 'utf8',
    })
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'as it was')

  const run: Scratch['run'] = (args, { env = {}, ms = LONGEST_MS } = {}) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, args, {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...env },
        timeout: ms,
        killSignal: 'SIGKILL',
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => {
          output += text
        })
      child.on('error', reject)
      child.on('close', (code, signal) =>
        resolve({ ok: code === 0, output, late: signal === 'SIGKILL' }),
      )
    })

  return {
    root,
    write(files) {
      for (const [file, content] of Object.entries(files)) {
        const place = path.join(root, file)
        if (content === null) {
          fs.rmSync(place)
          continue
        }
        fs.mkdirSync(path.dirname(place), { recursive: true })
        const text = typeof content === 'string' ? content : content(fs.readFileSync(place, 'utf8'))
        fs.writeFileSync(place, text)
      }
    },
    run,
    async types() {
      // Where the copy holds the web.
      if (fs.existsSync(path.join(root, 'apps/web/build/css-types.ts'))) {
        const written = await run(['scripts/css-types.ts'])
        if (!written.ok) return written
      }
      // The second time only what a change reaches.
      const kept = ['--incremental', '--tsBuildInfoFile', 'scratch.tsbuildinfo']
      return run([bin('tsc'), '-p', 'tsconfig.json', ...kept])
    },
    vitest: ({ args = [], ...options } = {}) => run([bin('vitest'), 'run', ...args], options),
    changed() {
      git('add', '--all')
      const lines = git('diff', '--cached', '--name-status', '--no-renames').split('\n')
      return lines
        .filter((line) => line !== '')
        .map((line) => line.replace('\t', ' '))
        .sort()
    },
    remove: () => fs.rmSync(root, { recursive: true, force: true }),
  }
}

const bin = (name: string): string => path.join(ROOT, 'node_modules/.bin', name)

/** Each package is linked by itself: a link to the whole folder would lead back to the sources of the repository. */
function linkPackages(root: string): void {
  const from = path.join(ROOT, 'node_modules')
  const to = path.join(root, 'node_modules')
  fs.mkdirSync(path.join(to, '@xinjian'), { recursive: true })
  for (const name of fs.readdirSync(from))
    if (name !== '@xinjian' && (!name.startsWith('.') || name === '.bin'))
      fs.symlinkSync(path.join(from, name), path.join(to, name))
  for (const name of fs.readdirSync(path.join(from, '@xinjian'))) {
    const own = path.relative(ROOT, fs.realpathSync(path.join(from, '@xinjian', name)))
    fs.symlinkSync(path.join(root, own), path.join(to, '@xinjian', name))
  }
}
