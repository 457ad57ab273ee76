/** A data folder that cannot be used is told in words before anything is started in it. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDataDir } from './data-dir.ts'
import { needed } from './start-fault.ts'

let dir: string
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-data-dir-'))
})
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }))

it('one that is not there is made, and the trial leaves nothing', () => {
  openDataDir(path.join(dir, 'a', 'var'))
  expect(fs.readdirSync(path.join(dir, 'a', 'var'))).toEqual([])
})

it.each(['var', 'var/pg', 'var/blobs'])('a file where %s should be a folder', (name) => {
  fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true })
  fs.writeFileSync(path.join(dir, name), '')
  expect(() => openDataDir(path.join(dir, 'var'))).toThrow(/应是目录.*请移走该文件/)
})

it.each([
  ['EACCES', /没有权限写入 \/data，.*DATA_DIR/],
  ['EROFS', /只读/],
  ['ENOSPC', /磁盘已满，无法写入 \/data，请清理/],
  ['EMFILE', /ulimit/],
])('%s is put into words', (code, words) => {
  const work = () => {
    throw Object.assign(new Error('as the system says it'), { code })
  }
  expect(() => needed('/data', work)).toThrow(words)
})

it('one whose restore has not ended is refused, and nothing is made in it', () => {
  fs.mkdirSync(path.join(dir, '.restoring'))
  expect(() => openDataDir(dir)).toThrow(/恢复没有完成[\s\S]*A restore into .* did not end/)
  expect(fs.readdirSync(dir)).toEqual(['.restoring'])
})
