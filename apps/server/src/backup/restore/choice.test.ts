/** Which base backup leads to a moment, by its own timeline's log. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { layoutOf } from '../layout.ts'
import { manifestOf } from '../manifest.test-support.ts'
import { writeManifest } from '../manifest.ts'
import { chosenBase } from './choice.ts'

const NOW = Date.parse('2026-11-28T12:00:00Z')
let root: string
const layout = () => layoutOf(root)
const chosen = (at: string | null, base: string | null = null) =>
  chosenBase(layout(), { at: at === null ? null : new Date(at), base, now: NOW }).id

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-choice-'))
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

function made(): void {
  for (const [id, hour, timeline] of [
    ['a', '02', 1],
    ['b', '04', 1],
    ['c', '08', 2],
  ] as const) {
    fs.mkdirSync(layout().base(id), { recursive: true })
    const startedAt = `2026-11-28T${hour}:00:00.000Z`
    writeManifest(layout().base(id), manifestOf({ id, startedAt, first: 2, last: 3, timeline }))
  }
  fs.mkdirSync(layout().wal)
  for (const [timeline, hour] of [
    [1, '06'],
    [2, '11'],
  ]) {
    const at = `2026-11-28T${hour}:00:00.000Z`
    const text = JSON.stringify({ timeline, lsn: '0/0', at })
    fs.writeFileSync(path.join(layout().wal, `received-${timeline}.json`), text)
  }
}

it('the newest, or the newest before the moment', () => {
  made()
  expect(chosen(null)).toBe('c')
  expect(chosen('2026-11-28T03:00:00Z')).toBe('a')
  expect(chosen('2026-11-28T04:00:00Z')).toBe('b')
  expect(chosen('2026-11-28T10:00:00Z')).toBe('c')
  expect(chosen('2026-11-28T05:00:00Z', 'a')).toBe('a')
})

it('a moment between what the old machine sent and the first base backup of the restored one is out of reach', () => {
  made()
  expect(() => chosen('2026-11-28T07:00:00Z')).toThrow(/日志只到 2026-11-28T06:00:00.000Z/)
})

it('a moment before, behind, to come; a base backup that is none; no backup', () => {
  expect(() => chosen(null)).toThrow(/没有完成的备份/)
  made()
  expect(() => chosen('2026-11-28T01:00:00Z')).toThrow(/最早可恢复到 2026-11-28T02:00:00.000Z/)
  expect(() => chosen('2026-11-28T11:30:00Z')).toThrow(/日志只到 2026-11-28T11/)
  expect(() => chosen('2026-11-28T12:00:01Z')).toThrow(/在将来/)
  expect(() => chosen(null, 'x')).toThrow(/没有备份 x。可用的有：a、b、c/)
  expect(() => chosen('2026-11-28T03:00:00Z', 'b')).toThrow(/最早可恢复到 2026-11-28T04/)
})

it('a damaged newest one is said, and no older one is taken in its place unasked', () => {
  made()
  fs.writeFileSync(path.join(layout().base('c'), 'manifest.json'), '{')
  expect(() => chosen(null)).toThrow(/截断或改动/)
  expect(chosen(null, 'b')).toBe('b')
})
