/** Files for whoever runs the product: what they name exists, and each alert has its runbook. */
import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { registry } from '../../../apps/server/src/http/metrics.ts'
import { read } from '../lib/files.ts'

const ALERTS = read('deploy/prometheus/alerts.yml')
const DASHBOARD = read('deploy/grafana/dashboard.json')
const RUNBOOKS = 'docs/runbooks'
/** Runbooks of deeds, which no alert calls for. */
const DEEDS = ['restore.md', 'turn-keys.md']

/** Series that a process tells, as Prometheus names those of a histogram. */
const series = registry
  .getMetricsAsArray()
  .flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`])

describe('what is watched', () => {
  it.each([
    ['alerts', ALERTS],
    ['dashboard', DASHBOARD],
  ])('names only series that there are: %s', (_, text) => {
    const named = [...text.matchAll(/\b(?:xinjian|nodejs|process)_[a-z0-9_]+/g)].map(([n]) => n)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !series.includes(name))).toEqual([])
  })

  it('has a runbook for each alert, and no runbook that no alert names', () => {
    const alerts = [...ALERTS.matchAll(/- alert: (\w+)/g)]
    const named = [...ALERTS.matchAll(/runbook: docs\/runbooks\/([\w-]+\.md)/g)].map(
      ([, file = '']) => file,
    )
    expect(named).toHaveLength(alerts.length)
    expect([...new Set([...named, ...DEEDS])].sort()).toEqual(
      fs
        .readdirSync(RUNBOOKS)
        .concat(fs.existsSync(`${RUNBOOKS}/restore.md`) ? [] : DEEDS)
        .sort(),
    )
  })
})

describe('settings', () => {
  const table = read('apps/server/src/config.ts')
  const files = ['deploy/compose.yaml', 'deploy/Containerfile', 'docs/operate.md']
  const OTHERS = /^(?:NODE_|POSTGRES_|DATABASE_PASSWORD$|DATABASE_ADMIN_PASSWORD$)/
  it.each(files)('of %s are those of the server', (file) => {
    const set = [...read(file).matchAll(/^(?:ENV )?\s*([A-Z][A-Z_]+)[=:] ?/gm)].map(
      ([, name = '']) => name,
    )
    expect(set).not.toEqual([])
    const strange = set.filter(
      (name) => !OTHERS.test(name) && !new RegExp(`\\* \\|[^|]*\\b${name}\\b[^|]*\\|`).test(table),
    )
    expect(strange).toEqual([])
  })
})
