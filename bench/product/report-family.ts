/**
 * The four reports on tax facts of one enterprise: ordered together over HTTP until the worker has made them all, their joint PDF, and
 * what ten times the returns cost. Beside them, what reading and writing the same facts and documents as JSON takes.
 */
import os from 'node:os'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { canonicalJson } from '@xinjian/format'
import { type TenantDb, tenantOf } from '../../apps/server/src/db/tenant.ts'
import { kindOf } from '../../apps/server/src/features/report/kinds/registry.ts'
import { must, officeToken, Phone } from '../../apps/server/test/collect-phone.ts'
import { pause } from '../../apps/server/test/collect-sandbox.ts'
import { startWorld, type World } from '../collect/world.ts'
import { startBenchCluster } from '../lib/database.ts'
import { median, report, spread } from '../lib/results.ts'
import { buildPages } from './product.ts'
import { tenTimes } from './ten-times.ts'

const FAMILY = ['TAX', 'TAX_INVOICE', 'TAX_RISK', 'TAX_PAYMENT'] as const satisfies ReportKind[]
const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 11)
const BLOCKS = 3
/** Of each block. */
const WARM_UP = 2
const FIRM = 'maker'
const LOOK_MS = 10
const COLLECT_MS = 600_000
/** A server that printed a moment ago: the sheet in waiting is open again. */
const PAUSE_MS = 1_500

/** Milliseconds of every round, by what was done. */
type Times = Map<string, number[]>

async function timed<T>(times: Times | null, name: string, work: () => Promise<T> | T): Promise<T> {
  const started = performance.now()
  const result = await work()
  times?.set(name, [...(times.get(name) ?? []), performance.now() - started])
  return result
}

class Office {
  private readonly world: World
  private readonly token: string
  private readonly taxId: string

  constructor(world: World, token: string, taxId: string) {
    this.world = world
    this.token = token
    this.taxId = taxId
  }

  /** All four ordered at once, until the last of them is ready. */
  async order(): Promise<string[]> {
    const rows: { reportNo: string }[] = await this.ask('/report/pack/order', {
      taxId: this.taxId,
      reportTypes: FAMILY,
    })
    const wanted = rows.map(({ reportNo }) => reportNo)
    for (;;) {
      const found = await this.world.db.rows<{ status: string; message: string }>(
        'select status, message from report where report_no = any($1)',
        [wanted],
      )
      const failed = found.find(({ status }) => status === 'FAILED')
      if (failed) throw new Error(failed.message)
      if (found.every(({ status }) => status === 'READY')) return wanted
      await pause(LOOK_MS)
    }
  }

  async print(reportNos: readonly string[]): Promise<Uint8Array> {
    const response = await fetch(`${this.world.server.base}/report/pack/download`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ reportNos }),
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (response.headers.get('content-type') !== 'application/pdf')
      throw new Error(new TextDecoder().decode(bytes).slice(0, 300))
    return bytes
  }

  private async ask(path: string, body: object) {
    return (await must(this.world.server.call('POST', path, body, this.token))).data
  }
}

async function collected(world: World): Promise<{ office: Office; tenant: TenantDb; id: number }> {
  const firm = await world.sandbox.firm(FIRM)
  const phone = new Phone(world.server, world.sandbox)
  await phone.login(firm)
  await phone.collect()
  await phone.until(['SUCCESS', 'PARTIAL'], COLLECT_MS)
  const row = await world.db.one<{ id: number; company_id: number }>(
    'select id, company_id from enterprise where tax_no = $1',
    [firm.taxNo],
  )
  const office = new Office(world, await officeToken(world.server, 'demo'), firm.taxNo)
  return { office, tenant: tenantOf(world.db, row!.company_id), id: row!.id }
}

/** Each kind from stored facts to canonical JSON in this process, and the bare reading and writing of what goes in and comes out. */
async function alone(tenant: TenantDb, id: number, times: Times | null): Promise<void> {
  for (const name of FAMILY) {
    const kind = kindOf(name)
    const { last } = (await kind.months(tenant, id))!
    const { facts, json } = await timed(times, name, async () => {
      const loaded = await kind.load(tenant, id, { judgedOn: null, terms: {} as never })
      const document = kind.engine.make(loaded!.facts, last)
      return { facts: loaded!.facts, json: canonicalJson(document) }
    })
    await timed(times, `${name}: JSON alone`, () => {
      JSON.parse(JSON.stringify(facts))
      JSON.stringify(JSON.parse(json))
    })
  }
}

interface Measured {
  together: number[]
  pdf: number[]
  alone: Times
  sheets: number
}

const nothing = (): Measured => ({ together: [], pdf: [], alone: new Map(), sheets: 0 })

/** One block of rounds, the first of them to warm up after the data changed. */
async function measure(
  { office, tenant, id }: Awaited<ReturnType<typeof collected>>,
  into: Measured,
  rounds: number,
  printed: boolean,
): Promise<void> {
  for (let i = -WARM_UP; i < rounds; i++) {
    const times: Times | null = i < 0 ? null : new Map()
    const reportNos = await timed(times, 'together', () => office.order())
    if (printed) {
      await pause(PAUSE_MS)
      const pdf = await timed(times, 'pdf', () => office.print(reportNos))
      into.sheets = new TextDecoder('latin1').decode(pdf).match(/\/Type\s*\/Page\b/g)?.length ?? 0
    }
    await alone(tenant, id, times && into.alone)
    into.together.push(...(times?.get('together') ?? []))
    into.pdf.push(...(times?.get('pdf') ?? []))
  }
}

export async function run(): Promise<void> {
  buildPages()
  const cluster = await startBenchCluster()
  try {
    const world = await startWorld(cluster, 1)
    try {
      const subject = await collected(world)
      await world.db.pool.query('vacuum (analyze)')
      const more = await tenTimes(world.db, subject.id)
      const [one, ten] = [nothing(), nothing()]
      const load = os.loadavg()[0]!
      let returns = 0
      // By turns: what else the machine does meets both alike.
      for (let block = 0; block < BLOCKS; block++) {
        await measure(subject, one, Math.ceil(ROUNDS / BLOCKS), true)
        returns = await more.add()
        await measure(subject, ten, Math.ceil(ROUNDS / BLOCKS), false)
        await more.remove()
      }
      tell(one, ten, returns, { load, version: cluster.version })
    } finally {
      await world.stop()
    }
  } finally {
    await cluster.stop()
  }
}

function tell(
  one: Measured,
  ten: Measured,
  returns: number,
  { load, version }: { load: number; version: string },
): void {
  const seconds = median(one.together) / 1000
  const paper = median(one.pdf) / 1000
  const of = (measured: Measured, name: string) => measured.alone.get(name) ?? []
  const growth = FAMILY.map((kind) => median(of(ten, kind)) / median(of(one, kind)))
  const worst = Math.max(...growth, median(ten.together) / median(one.together))
  report(
    {
      name: 'report-family',
      title: 'The four reports on tax facts of one enterprise',
      method: [
        `A manufacturer of the sandbox with three years of invoices and ${returns / 10} returns, collected over the bureau's protocol; one API and one worker in processes of their own, embedded PostgreSQL, warm; medians of ${one.together.length} rounds.`,
        `Together: one order of ${FAMILY.join(', ')} over HTTP until the last is READY, looked at every ${LOOK_MS} ms. Joint PDF: the download of the four, new each round and never printed before, ${PAUSE_MS} ms after they were ready; ${one.sheets} sheets.`,
        `Alone: from stored facts to canonical JSON in one process. JSON alone: the same facts and the same document parsed and written once, which nobody can do without.`,
        `Ten times: ${returns} returns with their lines, each year again further back; by turns with the others, ${BLOCKS} times.`,
        `Load of the machine before: ${load.toFixed(1)}.`,
      ],
      columns: [
        'what',
        'ms median (min–max)',
        `ms with ${returns} returns`,
        'ratio',
        '× JSON alone',
      ],
      rows: [
        [
          'together, ordered to READY',
          spread(one.together),
          spread(ten.together),
          (median(ten.together) / median(one.together)).toFixed(2),
          '–',
        ],
        ['joint PDF', spread(one.pdf), '–', '–', '–'],
        ...FAMILY.map((kind, i) => [
          `${kind} alone`,
          spread(of(one, kind), 1),
          spread(of(ten, kind), 1),
          growth[i]!.toFixed(2),
          (median(of(one, kind)) / median(of(one, `${kind}: JSON alone`))).toFixed(1),
        ]),
      ],
      figures: [
        {
          name: 'seconds of the four reports together',
          clock: 'time',
          value: Number(seconds.toFixed(2)),
          goal: '< 1',
          met: seconds < 1,
        },
        {
          name: 'seconds of their joint PDF',
          clock: 'time',
          value: Number(paper.toFixed(2)),
          goal: '< 4',
          met: paper < 4,
        },
        {
          name: 'a report with ten times the returns ÷ a report, the worst',
          value: Number(worst.toFixed(2)),
          goal: '≤ 2',
          met: worst <= 2,
          ours: true,
        },
      ],
    },
    { postgresql: version },
  )
}

if (import.meta.main) await run()
