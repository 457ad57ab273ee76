import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { SMALL_HEAP } from './lib/small-heap.mjs'

/** Two hundred MiB, of which a tenth lives for a while: MiB of heap at most, and of the nursery. */
const CHURN = `
  const v8 = require('node:v8')
  let most = 0, nursery = 0
  const held = []
  for (let i = 0; i < 400_000; i++) {
    held.push({ a: 'x' + i, b: [i, i, i], c: new Array(32).fill(i) })
    if (held.length > 40_000) held.splice(0, 20_000)
    if (i % 1_000 === 0) {
      most = Math.max(most, process.memoryUsage().heapTotal)
      nursery = Math.max(nursery, v8.getHeapSpaceStatistics().find((s) => s.space_name === 'new_space').space_size)
    }
  }
  console.log(JSON.stringify([most / 2 ** 20, nursery / 2 ** 20]))`

const measured = (flags: readonly string[]): [most: number, nursery: number] =>
  JSON.parse(spawnSync(process.execPath, [...flags, '-e', CHURN], { encoding: 'utf8' }).stdout)

it('keeps garbage of a worker small', () => {
  const [most, nursery] = measured(SMALL_HEAP)
  const [usual, usualNursery] = measured([])
  // Two halves of eight; while one is swept on a busy machine V8 may hold a page more.
  expect(nursery).toBeLessThanOrEqual(17)
  expect(usualNursery).toBeGreaterThan(17)
  expect(most).toBeLessThan(usual)
})
