import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileCache } from './lib/compile-cache.mjs'

let root = ''
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-cache-'))
})
afterAll(() => fs.rmSync(root, { recursive: true }))

describe('compile cache', () => {
  it('is made where it can be written', () => {
    const folder = path.join(root, 'deep/cache')
    expect(compileCache(folder)).toEqual({ NODE_COMPILE_CACHE: folder })
    expect(fs.existsSync(folder)).toBe(true)
  })
  it('is left out where it cannot', () => {
    const file = path.join(root, 'file')
    fs.writeFileSync(file, '')
    expect(compileCache(path.join(file, 'cache'))).toEqual({})
  })
  it('does no harm when it stops being writable later', () => {
    const gone = path.join(root, 'file', 'cache')
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', 'console.log(1)'], {
      env: { ...process.env, NODE_COMPILE_CACHE: gone },
      encoding: 'utf8',
    })
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '1\n', stderr: '' })
  })
})
