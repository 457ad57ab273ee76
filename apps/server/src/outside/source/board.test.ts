/** What the board counts for the status page is what whoever is on duty is alerted by. */
import { afterAll, expect, it } from 'vitest'
import type { Db } from '../../db/pool.ts'
import { registry } from '../../http/metrics.ts'
import { Board } from './board.ts'

const db = { run: async () => 0 } as unknown as Db
const board = new Board(db)
afterAll(() => board.stop())

it('calls of a place are told by their time and whether the place is ill, calls of our own are not', async () => {
  board.record('9999', 120, null, 0)
  board.record('9999', 7_000, '系统繁忙', 0)
  board.record('API', 30, null, 0)
  const told = (await registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith('xinjian_outside_seconds') && /place="(9999|API)"/.test(line))
  expect(told).toContain('xinjian_outside_seconds_count{place="9999",outcome="DONE"} 1')
  expect(told).toContain('xinjian_outside_seconds_count{place="9999",outcome="FAILED"} 1')
  expect(told).toContain('xinjian_outside_seconds_bucket{le="0.1",place="9999",outcome="DONE"} 0')
  expect(told).toContain('xinjian_outside_seconds_bucket{le="0.2",place="9999",outcome="DONE"} 1')
  expect(told).toContain('xinjian_outside_seconds_bucket{le="6",place="9999",outcome="FAILED"} 0')
  expect(told).toContain('xinjian_outside_seconds_bucket{le="12",place="9999",outcome="FAILED"} 1')
  expect(told.filter((line) => line.includes('API'))).toEqual([])
})
