/** How fast this machine is at this moment, by work that never changes: what figures without a peer are held against. */
import { createHash } from 'node:crypto'
import { random } from './random.ts'

const TIMES = 15

/** Milliseconds of a fixed piece of work of one core, median of a few. */
export function yardstick(): number {
  const took: number[] = []
  for (let i = 0; i < TIMES; i++) {
    const started = performance.now()
    work()
    took.push(performance.now() - started)
  }
  return took.sort((a, b) => a - b)[TIMES >> 1]!
}

function work(): void {
  const { below } = random(7)
  const rows = Array.from({ length: 8_000 }, (_, id) => ({ id, name: `企业${below(1e6)}` }))
  rows.sort((a, b) => (a.name < b.name ? -1 : 1))
  createHash('sha256')
    .update(JSON.stringify(JSON.parse(JSON.stringify(rows))))
    .digest()
}
