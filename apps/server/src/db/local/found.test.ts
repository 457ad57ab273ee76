/** A folder is judged before anything is started in it: what holds data is never touched, what holds none is made anew. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clusterStands } from './found.ts'
import { mustHaveRoom } from './make.ts'
import { lastWords } from './ready.ts'

let dir: string
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-found-'))
})
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }))

const put = (name: string, bytes: string | Uint8Array) => {
  const file = path.join(dir, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, bytes)
}
const withData = () => {
  put('pg/base/16384/1259', 'rows')
  put('pg/PG_VERSION', '18\n')
  put('pg/global/pg_control', 'state')
  put('pg-password', 'secret')
}

it('a whole one stands; none, and the remains of a first start, do not', () => {
  expect(clusterStands(dir)).toBe(false)
  put('pg/PG_VERSION', '18\n')
  expect(clusterStands(dir)).toBe(false)
  put('pg/base/1/1259', 'of PostgreSQL itself')
  put('pg/global/pg_control', Buffer.alloc(8192))
  expect(clusterStands(dir)).toBe(false)
  withData()
  expect(clusterStands(dir)).toBe(true)
})

it.each<[string, () => void, RegExp]>([
  ['no version', () => put('pg/PG_VERSION', ''), /已损坏（缺少文件 PG_VERSION）.*请不要删除.*备份/],
  ['a newer version', () => put('pg/PG_VERSION', '19\n'), /由 PostgreSQL 19 建立.*DATABASE_URL/],
  ['an older version', () => put('pg/PG_VERSION', '16\n'), /由 PostgreSQL 16 建立.*DATABASE_URL/],
  [
    'a zeroed control file',
    () => put('pg/global/pg_control', Buffer.alloc(8192)),
    /已损坏（控制文件 global\/pg_control 缺失或为空）.*请不要删除.*备份/,
  ],
  [
    'an empty control file',
    () => put('pg/global/pg_control', ''),
    /已损坏（控制文件 global\/pg_control 缺失或为空）/,
  ],
  ['no password', () => fs.rmSync(path.join(dir, 'pg-password')), /缺少内嵌数据库的密码文件.*备份/],
])('data with %s is told in words', (_, spoil, words) => {
  withData()
  spoil()
  expect(() => clusterStands(dir)).toThrow(words)
})

it('a first start needs room on the disk', () => {
  expect(() => mustHaveRoom(dir, () => 100 * 2 ** 20)).toThrow(
    /磁盘空间不足：.* 只剩 100 MB，首次启动需要 256 MB，请清理/,
  )
  mustHaveRoom(dir, () => 2 ** 30)
})

it.each([
  [
    'FATAL:  could not write lock file "postmaster.pid": No space left on device',
    /^磁盘已满.*清理/,
  ],
  ['FATAL:  incorrect checksum in control file', /文件已损坏。请不要删除数据目录.*备份/],
  ['PANIC:  could not locate a valid checkpoint record at 0/0', /文件已损坏/],
  ['FATAL:  could not open file "x": Permission denied', /^内嵌数据库没有权限/],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', /^内存不足/],
  ['FATAL:  something else', /^内嵌数据库未能启动。日志末尾：\nFATAL/],
])('the last words of a database are put into ours: %s', (log, words) => {
  expect(lastWords(log)).toMatch(words)
})
