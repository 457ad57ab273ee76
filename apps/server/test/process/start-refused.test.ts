/** Starts that are refused say why in a sentence, start nothing else, and end nobody else's program. */
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { lockDataDir } from '../../src/db/local/lock.ts'
import { isPostgresOf, startOf } from '../../src/db/local/process-of.ts'
import { startSandbox } from '../../src/sandbox-process.ts'
import { Sandbox } from '../collect-phone.ts'
import { freePort } from '../free-port.ts'
import { until } from '../harness.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const one of undo.splice(0)) await one()
})

function run(args: string[], env: Record<string, string>) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-refused-'))
  undo.push(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  const child = spawn(process.execPath, [MAIN, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...env },
  })
  undo.push(() => child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk))
  return new Promise<{ code: number | null; said: string; left: string[] }>((resolve) =>
    child.on('close', (code) => resolve({ code, said, left: fs.readdirSync(dataDir) })),
  )
}

describe('arguments and settings', () => {
  it.each([[['--role=wroker'], {}, 'all、api、worker']] as [
    string[],
    Record<string, string>,
    string,
  ][])('%j %j', async (args, env, allowed) => {
    const { code, said, left } = await run(args, env)
    expect(code).toBe(1)
    expect(said).toMatch(/^启动失败：[^\n]+\n$/)
    expect(said).toContain(allowed)
    expect(left).toEqual([])
  })
})

describe('the sandbox', () => {
  const sandboxAt = (port: number, env: Record<string, string> = {}) =>
    startSandbox(readConfig({ PORT: String(port - 1), ...env }), 200)

  /** Another program that answers everything with 200. */
  async function stranger(): Promise<{ port: number; heard: string[] }> {
    const heard: string[] = []
    const server = http.createServer((req, res) => {
      heard.push(`${req.method} ${req.url}`)
      res.end('ok')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    undo.push(() => new Promise((resolve) => server.close(resolve)))
    return { port: (server.address() as AddressInfo).port, heard }
  }

  it('a stranger on its port is not taken for it, named or not, and hears of nothing', async () => {
    const { port, heard } = await stranger()
    await expect(sandboxAt(port)).rejects.toThrow(/不是本程序的沙箱/)
    const url = `http://127.0.0.1:${port}`
    await expect(sandboxAt(port, { SANDBOX_URL: url })).rejects.toThrow(/不是本程序的沙箱/)
    expect(heard.every((request) => request.startsWith('GET /health'))).toBe(true)
  })

  it('one that somebody else runs is used where it is named and has our key, and left running', async () => {
    const other = await Sandbox.start()
    undo.push(() => other.stop())
    const stop = await startSandbox(readConfig({ SANDBOX_URL: other.url }))
    await stop()
    expect((await fetch(`${other.url}/health`)).ok).toBe(true)
    const port = Number(new URL(other.url).port)
    await expect(
      sandboxAt(port, { SANDBOX_URL: other.url, SANDBOX_KEY: 'another-key' }),
    ).rejects.toThrow(/SANDBOX_KEY/)
    await expect(sandboxAt(port)).rejects.toThrow(/不是本程序的沙箱/)
  })

  it('its own is started, known, and stopped', async () => {
    const port = await freePort()
    const stop = await sandboxAt(port)
    const url = `http://127.0.0.1:${port}/health`
    expect(await (await fetch(url)).text()).toBe('ok')
    await stop()
    await expect(fetch(url)).rejects.toThrow()
  })
})

describe('a sandbox that dies later', () => {
  /** Pids of sandboxes that this process started. */
  const own = (): number[] =>
    fs
      .readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .filter((pid) =>
        fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('sandbox/src/main.ts'),
      )
      .map(Number)

  async function watched(): Promise<{
    port: number
    pid: number
    said: string[]
    lost: unknown[]
  }> {
    const port = await freePort()
    const [said, lost]: [string[], unknown[]] = [[], []]
    const before = own()
    const config = readConfig({ PORT: String(port - 1) })
    const watch = {
      stopping: () => false,
      say: (line: string) => said.push(line),
      lost: (e: unknown) => lost.push(e),
    }
    undo.push(await startSandbox(config, 200, watch))
    return { port, pid: own().find((pid) => !before.includes(pid))!, said, lost }
  }

  it('is started again, and said', async () => {
    const { port, pid, said, lost } = await watched()
    process.kill(pid, 'SIGKILL')
    await until(async () => (said.length === 2 ? said : null))
    expect(said[1]).toBe('沙箱已重新启动')
    expect(await (await fetch(`http://127.0.0.1:${port}/health`)).text()).toBe('ok')
    expect(lost).toEqual([])
  })

  it('and is replaced by a stranger: nothing is sent there, whoever started us hears of it', async () => {
    const { port, pid, lost } = await watched()
    const server = http.createServer((_req, res) => res.end('ok'))
    undo.push(() => new Promise((resolve) => server.close(resolve)))
    process.kill(pid, 'SIGKILL')
    // It has the place long before a new process is up.
    for (let bound = false; !bound; ) {
      bound = await new Promise((resolve) => {
        server.once('error', () => resolve(false))
        server.listen(port, '127.0.0.1', () => resolve(true))
      })
    }
    await until(async () => (lost.length > 0 ? lost : null))
    expect(String(lost[0])).toContain('不是本程序的沙箱')
  })
})

describe('a number that was given to another process since', () => {
  /** A program of somebody else that looks like ours by its name. */
  function bystander(name: string, args: string[] = [], argv0?: string): ChildProcess {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-bystander-'))
    const file = path.join(dir, name)
    fs.writeFileSync(file, 'setInterval(() => {}, 1000)')
    const child = spawn(process.execPath, [file, ...args], {
      stdio: 'ignore',
      ...(argv0 ? { argv0 } : {}),
    })
    undo.push(() => {
      child.kill('SIGKILL')
      fs.rmSync(dir, { recursive: true, force: true })
    })
    return child
  }
  const dataDir = () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-stale-'))
    undo.push(() => fs.rmSync(dir, { recursive: true, force: true }))
    return dir
  }

  it('in the lock of a folder keeps nobody from starting', async () => {
    const dir = dataDir()
    const other = bystander('main.ts')
    // As a server left it that had the number at another time.
    fs.writeFileSync(path.join(dir, 'server.lock'), `${other.pid}\n1`)
    const unlock = await lockDataDir(dir)
    expect(fs.readFileSync(path.join(dir, 'server.lock'), 'utf8')).toContain(String(process.pid))
    unlock()
    expect(other.exitCode).toBeNull()
  })

  it('in the lock of a folder is refused while it is who wrote the lock', async () => {
    const dir = dataDir()
    const other = bystander('main.js')
    const pid = other.pid ?? 0
    fs.writeFileSync(path.join(dir, 'server.lock'), `${pid}\n${startOf(pid)}`)
    await expect(lockDataDir(dir)).rejects.toThrow(/正被另一个进程/)
  })

  it('in the file of the database is no database of ours, though it be one of somebody else', async () => {
    const [ours, theirs] = [path.join(dataDir(), 'pg'), path.join(dataDir(), 'pg')]
    fs.mkdirSync(ours)
    fs.mkdirSync(theirs)
    const other = bystander('server.js', ['-D', theirs], 'postgres')
    const pid = other.pid ?? 0
    // A program that has just begun has no arguments for a moment.
    await until(async () => isPostgresOf(pid, theirs) || null)
    expect(isPostgresOf(pid, ours)).toBe(false)
    expect(isPostgresOf(process.pid, ours)).toBe(false)
    expect(isPostgresOf(0, ours)).toBe(false)
  })
})
