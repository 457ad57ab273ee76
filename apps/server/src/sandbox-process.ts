/**
 * Starts the sandbox program beside the server, unless one already answers at its address. It holds our end of a pipe, so
 * it ends with us even after `kill -9`.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'

const MAIN = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url))

/** A sandbox that does not stop by itself must not keep the product from stopping. */
const STOP_MS = 5_000

export async function startSandbox(config: Config): Promise<() => Promise<void>> {
  if (await answers(config.sandboxUrl)) return async () => undefined
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH ?? '',
      SANDBOX_PORT: new URL(config.sandboxUrl).port,
      SANDBOX_KEY: config.sandboxKey,
      SANDBOX_EXIT_WITH_STDIN: 'on',
    },
  })
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  for (let i = 0; i < 150; i++) {
    if (await answers(config.sandboxUrl)) {
      return async () => {
        child.kill('SIGTERM')
        const last = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
        await exited
        clearTimeout(last)
      }
    }
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`沙箱未能在 ${config.sandboxUrl} 启动，请检查该端口是否被占用`)
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/inbox.json`, { signal: AbortSignal.timeout(1_000) }).then(
    (r) => r.ok,
    () => false,
  )
