/** A first start that is killed leaves nothing that hinders the next; a folder that cannot be used is told in words, at once. */
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { type Cluster, startCluster } from '../../src/db/local/cluster.ts'
import { SettingFault } from '../../src/setting-fault.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const CLUSTER = fileURLToPath(new URL('../support/cluster-process.ts', import.meta.url))
const QUICK = { fsync: 'off', shared_buffers: '16MB' }

const folders: string[] = []
const clusters: Cluster[] = []
const children: ChildProcess[] = []
afterEach(async () => {
  for (const child of children.splice(0)) await killed(child)
  for (const cluster of clusters.splice(0)) await cluster.stop()
  for (const dir of folders.splice(0)) fs.rmSync(dir, { recursive: true, force: true })
})

function folder(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-first-'))
  fs.chmodSync(dir, 0o755)
  folders.push(dir)
  return dir
}

/** In a group of its own: what it started can be killed with it, as a power cut would. */
function run(file: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [file, ...args], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', ...env },
  })
  children.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  return { child, said: () => text }
}

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function killed(child: ChildProcess, all = false): Promise<void> {
  if (isOver(child)) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  process.kill((all ? -1 : 1) * (child.pid ?? 0), 'SIGKILL')
  await gone
}

async function start(dir: string): Promise<Cluster> {
  const cluster = await startCluster({ dir, settings: QUICK })
  clusters.push(cluster)
  return cluster
}

it.each([
  ['its version is written', 'PG_VERSION', true],
  ['its control file is written', 'pg_control', false],
])('a first start killed when %s is made up for by the second', async (_, file, all) => {
  const dir = folder()
  const { child } = run(CLUSTER, [dir])
  const made = () => fs.readdirSync(dir, { recursive: true }).some((f) => String(f).endsWith(file))
  for (let i = 0; i < 6_000 && !made(); i++) await new Promise((r) => setTimeout(r, 5))
  await killed(child, all)
  await (await start(dir)).database('made')
  // A maker that outlived its server goes on for a moment; what it leaves then goes with the start after this one.
  const left = () => fs.readdirSync(dir).filter((name) => /new|init/.test(name))
  if (all) expect(left()).toEqual([])
})

it('remains of a first start hinder none; a wrong password is told at once, and the data stays', async () => {
  const dir = folder()
  fs.mkdirSync(path.join(dir, 'pg', 'base', '1'), { recursive: true })
  fs.writeFileSync(path.join(dir, 'pg', 'PG_VERSION'), '18\n')
  fs.writeFileSync(path.join(dir, 'pg-password'), 'of nobody')
  const first = await start(dir)
  await first.database('made')
  await first.stop()

  const file = path.join(dir, 'pg-password')
  const password = fs.readFileSync(file, 'utf8')
  fs.writeFileSync(file, 'another')
  await expect(start(dir)).rejects.toThrow(SettingFault)
  await expect(start(dir)).rejects.toThrow(/pg-password 与内嵌数据库不符/)
  fs.writeFileSync(file, password)
  const again = await start(dir)
  expect(again.url('made')).toContain(password)
})

it('a start that cannot be says why in words, without a stack, and ends as a failure', async () => {
  const dir = folder()
  fs.writeFileSync(path.join(dir, 'blobs'), '')
  const { child, said } = run(MAIN, [], { DATA_DIR: dir, SANDBOX: 'off', PORT: '0' })
  await new Promise((resolve) => child.once('exit', resolve))
  expect(child.exitCode).toBe(1)
  expect(said()).toMatch(/^启动失败：.*blobs 应是目录.*请移走该文件后重新启动$/m)
  expect(said()).not.toMatch(/\n\s+at /)
  expect(fs.readdirSync(dir)).toEqual(['blobs'])
})
