/** The program and its command line as processes of their own, with an environment that is given whole. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '../free-port.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const CLI = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url))

export interface Process {
  child: ChildProcess
  port: number
  /** The proxy sends it calls. */
  up: boolean
}

/** Ready, with all roles, on a port of its own. Rejects with what it said where it ends instead. */
export async function startProcess(env: NodeJS.ProcessEnv): Promise<Process> {
  const port = await freePort()
  const child = spawn(process.execPath, [MAIN, '--role=all'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, PORT: String(port) },
  })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)))
    child.stdout?.on('data', (bytes) => {
      said += bytes
      if (said.includes('ready ')) resolve()
    })
  })
  return { child, port, up: true }
}

/** Takes it out of the proxy, and ends it as a release does. */
export async function stopProcess(one: Process): Promise<void> {
  one.up = false
  const gone = new Promise((resolve) => one.child.once('exit', resolve))
  one.child.kill('SIGTERM')
  await gone
}

/** What `xinjian` prints, and its exit code. */
export const xinjian = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  new Promise<{ code: number | null; out: string }>((resolve) => {
    const child = spawn(process.execPath, [CLI, ...args], { env })
    let out = ''
    child.stdout.on('data', (bytes) => {
      out += bytes
    })
    child.on('close', (code) => resolve({ code, out }))
  })
