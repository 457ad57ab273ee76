/** The secret stays out of the backup folder, and a restore knows the right one. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { saveSecret, secretCheckOf, secretFor } from './secret.ts'

const OURS = '1f'.repeat(32)
const OTHER = '2e'.repeat(32)
let root: string
const at = (name: string) => path.join(root, name)
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-secret-'))
  for (const name of ['data', 'backup', 'other']) fs.mkdirSync(at(name))
  fs.writeFileSync(at('data/secret.key'), OURS)
  fs.writeFileSync(at('other/secret.key'), OTHER)
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

it('is saved apart, to its owner alone, and never into the backup', () => {
  expect(() => saveSecret(at('data'), at('backup'), at('backup'))).toThrow(
    /密钥不能放在备份目录之内/,
  )
  expect(() => saveSecret(at('data'), at('backup/keys'), at('backup'))).toThrow(/--secrets-to/)
  const saved = saveSecret(at('data'), at('keys'), at('backup'))
  expect(saved).toBe(at('keys/secret.key'))
  expect(fs.readFileSync(at('keys/secret.key'), 'utf8')).toBe(OURS)
  if (process.platform !== 'win32') expect(fs.statSync(at('keys/secret.key')).mode & 0o077).toBe(0)
  expect(saveSecret(at('backup'), at('none'), at('backup'))).toBe(null)
})

it('is known again without being told', () => {
  const check = secretCheckOf(at('data'), null)
  expect(check).toMatch(/^[0-9a-f]{16}$/)
  expect(OURS).not.toContain(check)
  expect(secretCheckOf(at('other'), null)).not.toBe(check)
  expect(secretCheckOf(at('other'), OURS)).toBe(check)
  expect(secretCheckOf(at('backup'), null)).toBe(null)
})

it('another is refused; a missing one is told', () => {
  const check = secretCheckOf(at('data'), null)
  expect(secretFor(check, at('data'), null)).toEqual({ file: OURS, missing: false })
  expect(secretFor(check, null, OURS)).toEqual({ file: null, missing: false })
  expect(secretFor(check, null, null)).toEqual({ file: null, missing: true })
  expect(() => secretFor(check, at('other'), null)).toThrow(/不是该备份所用的密钥/)
  expect(() => secretFor(check, null, OTHER)).toThrow(/SECRET_KEY/)
  expect(() => secretFor(check, at('backup'), null)).toThrow(/没有找到密钥文件/)
})
