/** The alerts of deploy/prometheus/alerts.yml, and which of them fire. */
import fs from 'node:fs'
import path from 'node:path'
import { evaluate, type Moment } from './promql.ts'

const FILE = path.resolve(import.meta.dirname, '../../deploy/prometheus/alerts.yml')
const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 }

export interface Alert {
  name: string
  expression: string
  /** So long it must hold before it fires, ms. */
  forMs: number
  runbook: string
}

/** In the order of the file. Throws where one has no expression, no time or no runbook. */
export function alerts(text = fs.readFileSync(FILE, 'utf8')): Alert[] {
  return text
    .split(/^ +- alert: /m)
    .slice(1)
    .map((part) => {
      const name = /^\w+/.exec(part)?.[0] ?? ''
      const expression = /^ +expr: (.+)$/m.exec(part)?.[1]
      const [, n, unit] = /^ +for: (\d+)([smh])$/m.exec(part) ?? []
      const runbook = /runbook: (docs\/runbooks\/[\w-]+\.md)/.exec(part)?.[1]
      if (!expression || !n || !runbook) throw new Error(`${name} lacks expr, for or runbook`)
      return { name, expression, forMs: Number(n) * SECONDS[unit!]! * 1_000, runbook }
    })
}

/** Which alerts fire, told again and again: one element that holds for long enough is enough. */
export class Firing {
  readonly #since = new Map<string, number>()
  readonly #alerts: readonly Alert[]

  constructor(of: readonly Alert[]) {
    this.#alerts = of
  }

  /** Names of those that fire now. */
  at(moment: Moment): string[] {
    return this.#alerts.flatMap(({ name, expression, forMs }) => {
      const holding = evaluate(expression, moment).map(
        ({ labels }) => `${name} ${JSON.stringify(Object.entries(labels).sort())}`,
      )
      for (const key of this.#since.keys())
        if (key.startsWith(`${name} `) && !holding.includes(key)) this.#since.delete(key)
      for (const key of holding) if (!this.#since.has(key)) this.#since.set(key, moment.at)
      const long = forMs / moment.faster
      return holding.some((key) => moment.at - this.#since.get(key)! >= long) ? [name] : []
    })
  }
}
