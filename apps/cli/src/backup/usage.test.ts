import { expect, it } from 'vitest'
import { xinjian } from '../cli.test-support.ts'
import { backupOptions, restoreOptions } from './usage.ts'

it('takes the folder of BACKUP_DIR where none is named', () => {
  expect(backupOptions([], '/b')).toEqual({ to: null, secretsTo: null, keep: null })
  expect(backupOptions(['--to', '/c', '--secrets-to', '/s', '--keep', '3'], '/b')).toEqual({
    to: '/c',
    secretsTo: '/s',
    keep: 3,
  })
  expect(backupOptions(['--verify'], '/b')).toEqual({ verify: '/b' })
  expect(backupOptions(['--verify', '/c'], null)).toEqual({ verify: '/c' })
})

it.each([
  [[], /--to[\s\S]*Name the backup folder/],
  [['--keep', '0', '--to', '/c'], /至少为 1/],
  [['/c'], /不接受/],
  [['--verify'], /--verify DIR/],
])('backup %j is refused', (args, words) => {
  expect(() => backupOptions(args, null)).toThrow(words)
})

it('a moment has its zone', () => {
  const { at } = restoreOptions(['--into', '/d', '--at', '2026-11-28T14:30:00+08:00'], '/b')
  expect(at?.toISOString()).toBe('2026-11-28T06:30:00.000Z')
  for (const wrong of ['2026-11-28T14:30:00', '2026-11-28', 'yesterday', '2026-13-28T14:30:00Z'])
    expect(() => restoreOptions(['--into', '/d', '--at', wrong], '/b'), wrong).toThrow(/带时区/)
  expect(() => restoreOptions(['--into', '/d'], null)).toThrow(/--from/)
  expect(() => restoreOptions([], '/b')).toThrow(/--into/)
})

it('refusals end with 1 and say what to do, in both languages', async () => {
  const none = await xinjian('restore', '--from', '/no/such', '--into', '/no/such/data')
  expect([none.code, none.err]).toEqual([
    1,
    expect.stringMatching(/没有完成的备份[\s\S]*no finished backup/),
  ])
  const verify = await xinjian('backup', '--verify', '/no/such')
  expect([verify.code, verify.err]).toEqual([1, expect.stringMatching(/no finished backup/)])
  expect((await xinjian('restore')).code).toBe(2)
})
