/** /readyz: what is wrong with the database or the disk is said, and a probe leaves nothing behind. */
import fs from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())
afterEach(() => void vi.restoreAllMocks())

const ready = async () => {
  const response = await fetch(`${server.base.replace(/\/api$/, '')}/readyz`)
  return [response.status, await response.json()]
}
const fault = (code: string) => Object.assign(new Error(code), { code })
const left = () => fs.readdirSync(server.config.dataDir).filter((name) => name.startsWith('ready-'))

it('a healthy one is ready, and nothing of the look stays', async () => {
  expect(await ready()).toEqual([200, { ok: true }])
  expect(left()).toEqual([])
})

it.each([
  ['ENOSPC', 'DISK_FULL'],
  ['EDQUOT', 'DISK_FULL'],
  ['EROFS', 'DISK_READ_ONLY'],
  ['EACCES', 'DISK_READ_ONLY'],
  ['EIO', 'DISK'],
])('a folder where opening ends in %s: %s', async (code, why) => {
  vi.spyOn(fs.promises, 'open').mockRejectedValue(fault(code))
  expect(await ready()).toEqual([503, { ok: false, why: [why] }])
  vi.restoreAllMocks()
  expect(await ready()).toEqual([200, { ok: true }])
})

it('a disk that is full only when it is written to is full', async () => {
  const { open } = fs.promises
  vi.spyOn(fs.promises, 'open').mockImplementation(() => open('/dev/full', 'r+'))
  expect(await ready()).toEqual([503, { ok: false, why: ['DISK_FULL'] }])
  vi.restoreAllMocks()
  expect(left()).toEqual([])
})

it('a disk with less room than the log of the database takes is full', async () => {
  const all = await fs.promises.statfs(server.config.dataDir)
  vi.spyOn(fs.promises, 'statfs').mockResolvedValue({ ...all, bsize: 4096, bavail: 4095 } as never)
  expect(await ready()).toEqual([503, { ok: false, why: ['DISK_FULL'] }])
  vi.spyOn(fs.promises, 'statfs').mockResolvedValue({ ...all, bsize: 4096, bavail: 4096 } as never)
  expect(await ready()).toEqual([200, { ok: true }])
})

it('a folder that is gone, and a database that takes nothing, are both told', async () => {
  vi.spyOn(fs.promises, 'statfs').mockRejectedValue(fault('ENOENT'))
  const closed = async (to: 'on' | 'off', client = server.db.pool) => {
    const { rows } = await client.query('select current_database() as name')
    await client.query(`alter database "${rows[0].name}" set default_transaction_read_only = ${to}`)
  }
  await closed('on')
  // Connections that were open keep what they had: new ones ask.
  await server.db.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await vi.waitFor(async () =>
    expect(await ready()).toEqual([503, { ok: false, why: ['DATABASE_READ_ONLY', 'DISK'] }]),
  )
  const owner = await server.db.pool.connect()
  await owner.query('set default_transaction_read_only = off')
  await closed('off', owner as never)
  owner.release(true)
})
