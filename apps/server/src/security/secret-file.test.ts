/** The key in DATA_DIR: whole, random, or refused. Nothing is signed with a key that anyone knows. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SettingFault } from '../setting-fault.ts'
import { loadSecret } from './secret.ts'

let dir: string
const file = () => path.join(dir, 'secret.key')
beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-secret-'))
})
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }))

const load = () => loadSecret({ secretKey: null, dataDir: dir })

it('is made once, for its owner alone, and nothing lies beside it', () => {
  const made = load().derive('test', 32)
  expect(fs.readFileSync(file(), 'utf8')).toMatch(/^[0-9a-f]{64}$/)
  expect(fs.statSync(file()).mode & 0o777).toBe(0o600)
  expect(fs.readdirSync(dir)).toEqual(['secret.key'])
  expect(load().derive('test', 32)).toEqual(made)
})

it.each([
  ['empty', ''],
  ['a line end', '\n'],
  ['cut', 'a1b2c3d4e5f60718'],
  ['cut by one character', 'f00102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1'],
  ['garbage', 'hello world, this is certainly no key of thirty-two bytes in hex!'],
  ['zeros, as a file is that was never written', '\0'.repeat(64)],
  ['zeros', '0'.repeat(64)],
  ['a repeated byte', 'ab'.repeat(32)],
])('%s: is refused, says what to do, does not repeat it, and is left as it is', (_, text) => {
  fs.writeFileSync(file(), text)
  expect(load).toThrow(SettingFault)
  expect(load).toThrow(/密钥文件 .*secret\.key 已损坏.*从备份恢复/)
  if (text.trim()) expect(load).not.toThrow(text.trim())
  expect(fs.readFileSync(file(), 'utf8')).toBe(text)
  fs.rmSync(file())
})
