/**
 * Every alert of deploy/prometheus once: its cause is brought about on the running product, the rules are judged on what `/metrics` tells,
 * the step of its runbook is taken, and it ends. `CAMPAIGN_FASTER` (60): windows and times of the rules are shorter by this factor; 1 = as
 * they stand.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { tell } from '../lib/tell.ts'
import { REHEARSALS, type Rehearsal } from './causes.ts'
import { alerts, Firing } from './rules.ts'
import { Samples } from './samples.ts'
import { type Role, startWorld, type World } from './world.ts'

const FASTER = Number(process.env.CAMPAIGN_FASTER ?? 60)
/** Prometheus asks every fifteen seconds. */
const SCRAPE_MS = Math.max(500, 15_000 / FASTER)
/** Longer than the longest window and time together. */
const LONGEST_MS = (40 * 60_000) / FASTER + 60_000
const ROLES: readonly Role[] = ['api', 'worker']

export async function run(seed: number): Promise<boolean> {
  const world = await startWorld()
  const watch = new Watch(world)
  const rows: (string | number)[][] = []
  const fallen: string[] = []
  const others: string[] = []
  try {
    await watch.quiet()
    for (const rehearsal of REHEARSALS) {
      const lacks = rehearsal.lacks?.(world) ?? null
      const { alert, cause, step } = rehearsal
      if (lacks !== null) {
        rows.push([alert, cause, `not rehearsed: ${lacks}`, '', step, ''])
        continue
      }
      const told = await rehearse(world, watch, rehearsal).catch((error: Error) => {
        fallen.push(`${alert} (${cause}): ${error.message}`)
        return null
      })
      others.push(...(told?.beside ?? []).map((name) => `${alert}: ${name}`))
      rows.push([
        alert,
        cause,
        told ? told.fires.toFixed(1) : '—',
        told?.beside.join(' ') ?? '',
        step,
        told ? told.ends.toFixed(1) : '—',
      ])
      process.stdout.write(`${rows.at(-1)!.join(' | ')}\n`)
      if (!told) break
    }
  } finally {
    await watch.stop()
    await world.stop()
  }
  const rehearsed = new Set(REHEARSALS.map(({ alert }) => alert))
  const missing = alerts().filter(({ name }) => !rehearsed.has(name))
  return tell('alerts', seed, {
    title: 'Every alert once: its cause, the step of its runbook, its end',
    method: [
      `API and worker as processes, DATA_DIR on a disk of ${world.isOwnDisk ? '128 MB of its own' : 'this machine'}, files in S3-compatible storage (as much of one as the tests have). A company looks at a list and saves an enterprise ten times a second, uploads a file a second and verifies two invoices a second, over a line that can be slow or broken (\`campaign/alerts/line.ts\`).`,
      `Prometheus was not here: rules are read by its own grammar (\`@prometheus-io/lezer-promql\`) and evaluated by a reader of the subset that they use (\`campaign/alerts/promql.ts\`, tested on values worked out by hand), on what \`/metrics\` of both told every ${SCRAPE_MS} ms.`,
      `Windows and times of the rules are shorter by ${FASTER}, so that seconds here are not those of production: there an alert fires after its \`for\` and as much of its window as it takes. \`CAMPAIGN_FASTER=1\` rehearses them as they stand, which takes hours.`,
      'Fires and ends: from the cause, and from the step, until the rules say so. Beside: alerts that fired with it.',
    ],
    columns: ['alert', 'cause', 'fires after, s', 'beside', 'step of the runbook', 'ends after, s'],
    rows,
    figures: [
      none('alerts that did not fire, or did not end', fallen),
      none(
        'alerts without a rehearsal',
        missing.map(({ name }) => name),
      ),
    ],
  })
}

const none = (name: string, list: readonly string[]) => ({
  name: list.length === 0 ? name : `${name} (${list.join('; ')})`,
  value: list.length,
  goal: '0',
  met: list.length === 0,
})

interface Told {
  /** Seconds. */
  fires: number
  ends: number
  beside: string[]
}

async function rehearse(world: World, watch: Watch, rehearsal: Rehearsal): Promise<Told> {
  const { alert } = rehearsal
  const began = performance.now()
  await rehearsal.begin(world)
  await watch.until(() => watch.firing.includes(alert))
  const fires = (performance.now() - began) / 1_000
  const beside = watch.firing.filter((name) => name !== alert)
  const stepped = performance.now()
  await rehearsal.end(world)
  await watch.until(() => !watch.firing.includes(alert))
  const ends = (performance.now() - stepped) / 1_000
  await watch.quiet()
  return { fires, ends, beside }
}

/** Scrapes, judges and is a customer, all the while. */
class Watch {
  firing: string[] = []
  readonly #world: World
  readonly #samples = new Samples()
  readonly #rules = new Firing(alerts())
  readonly #going: Promise<void>[]
  #isOver = false
  #checks = 0

  constructor(world: World) {
    this.#world = world
    const { tenant } = world
    this.#going = [
      this.#again(SCRAPE_MS, () => this.#look()),
      this.#again(100, () => tenant.call('/enterprise/list', { page: 1, size: 20 })),
      this.#again(100, () =>
        tenant.call('/enterprise/save', { taxNo: '914403001922038216', name: '警报演练企业' }),
      ),
      this.#again(1_000, async () => tenant.upload(await tenant.enterprise(), [SMALL])),
      this.#again(500, () => this.#check()),
    ]
  }

  async until(holds: () => boolean): Promise<void> {
    for (const end = performance.now() + LONGEST_MS; !holds(); await sleep(50))
      if (performance.now() > end)
        throw new Error(`waited in vain; firing: ${this.firing.join(' ')}`)
  }

  /** Until nothing fires. */
  quiet(): Promise<void> {
    return this.until(() => this.firing.length === 0)
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#going)
  }

  async #look(): Promise<void> {
    await Promise.all(
      ROLES.map(async (role) => {
        const target = { job: 'xinjian', instance: role }
        const answer = await fetch(`http://127.0.0.1:${this.#world.portOf(role)}/metrics`, {
          signal: AbortSignal.timeout(10_000),
        })
          .then((response) => (response.ok ? response.text() : null))
          .catch(() => null)
        if (answer === null) this.#samples.miss(target, Date.now())
        else this.#samples.take(answer, target, Date.now())
      }),
    )
    this.firing = this.#rules.at({ samples: this.#samples, at: Date.now(), faster: FASTER })
  }

  /** An invoice that there is not, another each time; nobody waits for the answer of the one before. */
  async #check(): Promise<void> {
    const invoiceNumber = `254420009999${String(++this.#checks).padStart(8, '0')}`
    const asked = { invoiceNumber, issueDate: '2025-03-01', amount: '100' }
    void this.#world.tenant.call('/tradecredit/front/invoice/verify/check', asked).catch(() => null)
  }

  async #again(ms: number, deed: () => Promise<unknown>): Promise<void> {
    while (!this.#isOver) {
      await deed().catch(() => null)
      await sleep(ms)
    }
  }
}

/** One invoice, whose number is always the same: it is taken once. */
const SMALL = new TextEncoder().encode(
  '发票号码,开票日期,购方识别号,购买方名称,金额,税额,价税合计,发票状态\r\n90000001,2025-03-01,913301007996550001,买方有限公司,100.00,13.00,113.00,正常\r\n',
)
