/** Every alert can be judged here and is brought about once; that each has its runbook and names series that there are: tests/repo/docs/deploy.test.ts. */
import fs from 'node:fs'
import { expect, it } from 'vitest'
import { registry } from '../../apps/server/src/http/metrics.ts'
import { REHEARSALS } from './causes.ts'
import { evaluate } from './promql.ts'
import { alerts } from './rules.ts'
import { Samples } from './samples.ts'

it('is rehearsed, and nothing that is no alert', () => {
  const names = alerts().map(({ name }) => name)
  expect(names.length).toBeGreaterThan(5)
  expect([...new Set(REHEARSALS.map(({ alert }) => alert))].sort()).toEqual([...names].sort())
})

it.each(alerts())('$name lies in the subset that is read, and has a runbook', async (alert) => {
  const samples = new Samples()
  // As a process tells it: labels that the rules ask for are those that there are.
  samples.take(await registry.metrics(), { job: 'xinjian', instance: 'api' }, 0)
  expect(() => evaluate(alert.expression, { samples, at: 0, faster: 1 })).not.toThrow()
  expect(fs.existsSync(alert.runbook)).toBe(true)
})

it('what is told in Prometheus’ format is read to its last series', async () => {
  const samples = new Samples()
  const text = await registry.metrics()
  samples.take(text, { job: 'xinjian', instance: 'api' }, 0)
  // What is not a number yet holds no rule.
  const lines = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !/ nan$/i.test(line))
  // And `up`, which Prometheus adds.
  expect(samples.now(0, () => true)).toHaveLength(lines.length + 1)
})
