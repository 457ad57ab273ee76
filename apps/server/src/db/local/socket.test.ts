import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { hostOf, removeSockets, socketFolder } from './socket.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'xj-'))
afterAll(() => fs.rmSync(root, { recursive: true, force: true }))

const folder = (name: string): string => {
  const made = path.join(root, name)
  fs.mkdirSync(made)
  return made
}

it.skipIf(process.platform === 'win32')(
  'is where the folder can hold it, and leaves no trace of the try',
  async () => {
    const dir = folder('short')
    expect(await socketFolder(dir)).toBe(dir)
    expect(fs.readdirSync(dir)).toEqual([])
  },
)

it('is nowhere in a folder whose name is too long for it, or that is not there', async () => {
  expect(await socketFolder(folder('n'.repeat(100)))).toBe('')
  expect(await socketFolder(path.join(root, 'gone'))).toBe('')
})

it.skipIf(process.platform === 'win32')(
  'is gone by while it is there, and loopback otherwise',
  async () => {
    const dir = folder('with a space')
    expect(hostOf(dir, 5432)).toBe('127.0.0.1')
    const server = net.createServer()
    await new Promise<void>((resolve) => server.listen(path.join(dir, '.s.PGSQL.5432'), resolve))
    expect(decodeURIComponent(hostOf(dir, 5432))).toBe(dir)
    expect(new URL(`postgres://a:b@${hostOf(dir, 5432)}:5432/c`).port).toBe('5432')
    expect(hostOf(dir, 5433)).toBe('127.0.0.1')
    await new Promise((resolve) => server.close(resolve))
  },
)

it('of a killed server goes with its lock, and nothing else does', () => {
  const dir = folder('left')
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock', 'PG_VERSION'])
    fs.writeFileSync(path.join(dir, name), '')
  removeSockets(dir)
  expect(fs.readdirSync(dir)).toEqual(['PG_VERSION'])
})
