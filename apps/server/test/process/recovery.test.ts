/** `npm start` recovers by itself: everything killed with -9, database included, then started again on the same folder. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { freePort } from '../free-port.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-recovery-'))
const children: ChildProcess[] = []

async function start(
  env: Record<string, string>,
): Promise<{ child: ChildProcess; said: string; base: string }> {
  const port = await freePort()
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SANDBOX_URL: `http://127.0.0.1:${await freePort()}`,
      DEMO_DATA: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    },
  })
  children.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk))
  for (
    const end = Date.now() + 50_000;
    Date.now() < end && !said.includes('ready http') && child.exitCode === null;
  ) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { child, said, base: `http://127.0.0.1:${port}` }
}

/** A child that was killed has a signal instead of an exit code. */
const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null
const gone = (child: ChildProcess) =>
  new Promise((resolve) => (ended(child) ? resolve(0) : child.on('exit', resolve)))
const pidFile = path.join(dataDir, 'pg', 'postmaster.pid')
const postmaster = () => {
  // Between two servers there is none.
  if (!fs.existsSync(pidFile)) return 0
  return Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0])
}

afterAll(async () => {
  for (const child of children) if (!ended(child)) child.kill('SIGTERM')
  await Promise.all(children.map(gone))
  fs.rmSync(dataDir, { recursive: true, force: true })
})

it('starts again after kill -9 of everything, adopts a database that survived, and stops what it started', async () => {
  const first = await start({})
  expect(first.said).toContain('ready http')
  expect((await fetch(`${first.base}/readyz`)).status).toBe(200)

  // The server alone: its database lives on and is adopted.
  first.child.kill('SIGKILL')
  await gone(first.child)
  const survivor = postmaster()
  const second = await start({})
  expect(second.said).toContain('ready http')
  expect(postmaster()).toBe(survivor)

  // Everything at once: the next start finds a stale pid file and goes through crash recovery.
  second.child.kill('SIGKILL')
  execFileSync('kill', ['-9', String(survivor)])
  await gone(second.child)
  const third = await start({})
  expect(third.said).toContain('ready http')
  expect((await fetch(`${third.base}/readyz`)).status).toBe(200)

  // A second server on the same folder is told why it may not run.
  const fourth = await start({})
  expect(fourth.said).toContain('正被另一个进程')
  await gone(fourth.child)

  // The database alone: it is started again under the living server, which goes on.
  const fallen = postmaster()
  execFileSync('kill', ['-9', String(fallen)])
  const ready = async () => {
    const answer = await fetch(`${third.base}/readyz`).catch(() => null)
    return answer?.status === 200 && ![0, fallen].includes(postmaster())
  }
  for (let i = 0; i < 300 && !(await ready()); i++)
    await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await ready()).toBe(true)
  expect(third.child.exitCode).toBe(null)

  third.child.kill('SIGINT')
  await gone(third.child)
  expect(fs.existsSync(pidFile)).toBe(false)
})

it('with demo data off there is no demo account', async () => {
  const server = await start({})
  expect(server.said).not.toContain('演示账号')
  const response = await fetch(`${server.base}/api/bssSmsCode`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ mobile: '19900000001' }),
  })
  expect(response.status).toBe(200)
  const login = await fetch(`${server.base}/api/bsstoken`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: '19900000001', smsCode: '000000', loginType: 'sms' }),
  })
  expect((await login.json()).status).toBe(1003)
})
