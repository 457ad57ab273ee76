/**
 * Starts the sandbox program beside the server. Codes and captchas go to it, so the server must know that it is its own:
 * whoever answers has to solve a challenge with a token of this start, which only the child was given. A sandbox that somebody
 * else runs is used where SANDBOX_URL names it, and then solves the challenge with SANDBOX_KEY. Our own holds our end of a pipe,
 * so it ends with us even after `kill -9`. One that dies later is started again, and whoever has taken its place by then is not
 * mistaken for it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'
import { SettingFault } from './setting-fault.ts'

const MAIN = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url))

/** A sandbox that does not stop by itself must not keep the product from stopping. */
const STOP_MS = 5_000
/** The one of a server that was killed may be about to end. */
const LEAVES_MS = 5_000
const STARTS_MS = 15_000
const LOOK_MS = 100
const SHARED_LOOK_MS = 5_000

/** Who hears what becomes of it later. */
export interface SandboxWatch {
  /** We are ending: so may it, by the same Ctrl-C. */
  stopping(): boolean
  say(line: string): void
  /** It is gone and cannot be had again, or somebody else answers in its place: no code may be sent there. */
  lost(error: unknown): void
}

/** `leavesMs`: how long whoever answers there is waited for to end; shorter in tests. */
export async function startSandbox(
  config: Config,
  leavesMs = LEAVES_MS,
  watch: SandboxWatch | null = null,
): Promise<() => Promise<void>> {
  let stopped = false
  let child: ChildProcess | null = null
  const begin = async () => {
    child = await launch(config, leavesMs)
    if (stopped) await ended(child)
    else child?.once('exit', () => void again())
  }
  const again = async () => {
    // The signal that ends it may be on its way to us as well.
    await pause(LOOK_MS)
    if (stopped || !watch || watch.stopping()) return
    watch.say('沙箱意外结束，正在重新启动…')
    try {
      await begin()
      watch.say('沙箱已重新启动')
    } catch (error) {
      watch.lost(error)
    }
  }
  await begin()
  const looking = child || !watch ? null : lookAfter(config, watch)
  return async () => {
    stopped = true
    if (looking) clearInterval(looking)
    await ended(child)
  }
}

/** One that somebody else runs may be replaced by a stranger unseen. */
function lookAfter({ sandboxUrl: url, sandboxKey }: Config, watch: SandboxWatch): NodeJS.Timeout {
  const timer = setInterval(async () => {
    if ((await knows(url, 'key', sandboxKey)) || !(await answers(url))) return
    // A start or an end in between looks the same: asked twice before it is said.
    await pause(LOOK_MS)
    if ((await knows(url, 'key', sandboxKey)) || !(await answers(url))) return
    clearInterval(timer)
    watch.lost(stranger(url))
  }, SHARED_LOOK_MS)
  return timer.unref()
}

async function ended(child: ChildProcess | null): Promise<void> {
  if (child === null || child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const last = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await exited
  clearTimeout(last)
}

/** The child that answers as ours; null: one that is named runs already and has our key. */
async function launch(config: Config, leavesMs: number): Promise<ChildProcess | null> {
  const { sandboxUrl: url, sandboxKey, sandboxShared } = config
  for (const end = Date.now() + leavesMs; await answers(url); await pause(LOOK_MS)) {
    if (sandboxShared && (await knows(url, 'key', sandboxKey))) return null
    if (Date.now() > end) throw stranger(url)
  }
  const token = randomBytes(32).toString('base64url')
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH ?? '',
      SANDBOX_PORT: new URL(url).port,
      SANDBOX_KEY: sandboxKey,
      SANDBOX_TOKEN: token,
      SANDBOX_EXIT_WITH_STDIN: 'on',
    },
  })
  for (const end = Date.now() + STARTS_MS; Date.now() < end; await pause(LOOK_MS)) {
    if (await knows(url, 'token', token)) return child
    if (child.exitCode !== null) break
  }
  child.kill('SIGKILL')
  if (await answers(url)) throw stranger(url)
  throw new Error(`沙箱未能在 ${url} 启动，请检查该端口是否被占用`)
}

const stranger = (url: string) =>
  new SettingFault(
    `${url} 上应答的不是本程序的沙箱，验证码不会发往那里。请结束占用该端口的程序，或换一个端口（PORT=3100 npm start）；` +
      '要使用另行启动的沙箱，请用 SANDBOX_URL 指明地址，并让双方的 SANDBOX_KEY 相同',
  )

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const ask = (url: string): Promise<Response | null> =>
  fetch(url, { signal: AbortSignal.timeout(1_000), redirect: 'error' }).catch(() => null)

/** Anybody at all: an answer of whatever kind. */
const answers = async (url: string): Promise<boolean> => (await ask(`${url}/health`)) !== null

/** Whoever answers holds the secret: a number of ours comes back as only it can say it. */
async function knows(url: string, by: 'token' | 'key', secret: string): Promise<boolean> {
  const challenge = randomBytes(16).toString('hex')
  const answer = await ask(`${url}/health?by=${by}&challenge=${challenge}`)
  const said = answer?.ok ? await answer.text().catch(() => '') : ''
  return said === `ok ${createHmac('sha256', secret).update(`health.${challenge}`).digest('hex')}`
}
