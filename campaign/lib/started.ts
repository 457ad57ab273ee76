/** Servers on a folder of their own, killed while they start for the first time. */
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../apps/server/test/free-port.ts'

/** Of this clone. */
export const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

export interface Started {
  port: number
  child: ChildProcess
  said: () => string
}

/**
 * `more`: of the environment, instead of what a bare start has. `program`: path of another release's main.ts, and what it is told on its
 * command line.
 */
export async function startOn(
  dataDir: string,
  more: Record<string, string> = {},
  program: readonly [main: string, ...args: string[]] = [MAIN],
): Promise<Started> {
  const port = await freePort()
  const child = spawn(process.execPath, [...program], {
    // A group of its own: what it started can be killed with it, as a power cut would.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      SANDBOX_URL: `http://127.0.0.1:${await freePort()}`,
      DEMO_DATA: 'off',
      LOG_LEVEL: 'silent',
      ...more,
    },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  return { port, child, said: () => text }
}

export const isOver = ({ child }: Started) => child.exitCode !== null || child.signalCode !== null

/** Waits until it says ready or ends; true = ready. */
export async function isReady(started: Started, ms = 50_000): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end && !isOver(started); await tick())
    if (started.said().includes('ready http')) return true
  return started.said().includes('ready http')
}

/** Kills the server alone, or with all it started, the database included. */
export async function killStart(started: Started, dataDir: string, all: boolean): Promise<void> {
  signal(all ? -(started.child.pid ?? 0) : (started.child.pid ?? 0), 'SIGKILL')
  if (all) for (const pid of postmasters(dataDir)) signal(pid, 'SIGKILL')
  while (!isOver(started)) await tick()
}

export async function stopStart(started: Started): Promise<void> {
  if (!isOver(started)) started.child.kill('SIGTERM')
  while (!isOver(started)) await tick()
}

export function newFolder(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-first-'))
  fs.chmodSync(dir, 0o755)
  return path.join(dir, 'var')
}

/** Ends what a killed server left running, and removes the folder. */
export async function removeFolder(dataDir: string): Promise<void> {
  for (const pid of postmasters(dataDir)) signal(pid, 'SIGKILL')
  fs.rmSync(path.dirname(dataDir), {
    recursive: true,
    force: true,
    maxRetries: 30,
    retryDelay: 100,
  })
}

function postmasters(dataDir: string): number[] {
  const file = path.join(dataDir, 'pg', 'postmaster.pid')
  const pid = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : 0
  const command = `/proc/${pid}/cmdline`
  const ours = fs.existsSync(command) && fs.readFileSync(command, 'utf8').includes(dataDir)
  return pid > 1 && ours ? [pid] : []
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    if (Math.abs(pid) > 1) process.kill(pid, name)
  } catch {
    // It had ended by itself.
  }
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 5))
