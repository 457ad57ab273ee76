/**
 * The product on a cluster of Citus, two companies at work on different workers: the shards of one are moved under its load, its worker is
 * stopped and started, and then the coordinator. Nothing that a client was told is lost or twice; the other company goes on; whoever cannot be
 * answered is told so, and goes on by itself. `CITUS_URL` names an administrator of the coordinator, `CITUS_STOP` and `CITUS_START` stop and
 * start a node (nodes.ts); `CAMPAIGN_SECONDS` is the length of each part, 20 unless said.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../apps/server/src/db/pool.ts'
import { stockedCluster } from '../../apps/server/test/distributed/cluster.ts'
import { freePort } from '../../apps/server/test/free-port.ts'
import { steady } from '../lib/steady.ts'
import { tell } from '../lib/tell.ts'
import { endServer, newTenant, startServer, type Tenant } from '../lib/tenants.ts'
import { type Astray, astrayOf } from './count.ts'
import { type Load, startLoad, type Unanswered } from './load.ts'
import { type Node, type Nodes, openNodes } from './nodes.ts'

const PART_MS = Number(process.env.CAMPAIGN_SECONDS ?? 20) * 1_000
/** A node that is back knows what was prepared before it went within a minute (`citus.recover_2pc_interval`). */
const BACK_MS = 120_000
/** Companies are made until two lie on different workers. */
const MOST_COMPANIES = 20

interface Part {
  name: string
  from: number
  to: number
}

export async function run(seed: number): Promise<boolean> {
  if (!process.env.CITUS_URL) throw new Error('CITUS_URL 未设置：其为协调节点的管理员连接')
  const made = await stockedCluster()
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-citus-'))
  const db = openDatabase(made.url, () => undefined, { distributed: true })
  const port = await freePort()
  const server = await startServer({
    ...{ PORT: String(port), DATABASE_URL: made.url, DATA_DIR: dataDir },
  })
  try {
    const nodes = await openNodes(
      Object.assign(new URL(process.env.CITUS_URL), { pathname: new URL(made.url).pathname }).href,
    )
    const base = `http://127.0.0.1:${port}/api`
    const [own, other] = await apart(nodes, (n) => newTenant(db, base, `分布机构${n}`))
    const loads = [startLoad(own, base, 'AB'), startLoad(other, base, 'CD')] as const
    const files = startLoad(other, base, 'EF', { isCharged: false })
    const { parts, moved, backs } = await blows(nodes, own, loads)
    for (const load of [...loads, files]) await load.stop()
    const astray = await Promise.all([
      steady(() => astrayOf(db, own.id, loads[0].told)),
      steady(() => astrayOf(db, other.id, loads[1].told)),
      steady(() => astrayOf(db, other.id, files.told)),
    ])
    return conclude(seed, { parts, moved, backs, loads, files, astray })
  } finally {
    await endServer(server)
    await db.close()
    await made.drop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Two companies on different workers. */
async function apart(
  nodes: Nodes,
  make: (n: number) => Promise<Tenant>,
): Promise<[Tenant, Tenant]> {
  const first = await make(0)
  const { group } = await nodes.of(first.id)
  for (let n = 1; n < MOST_COMPANIES; n++) {
    const next = await make(n)
    if ((await nodes.of(next.id)).group !== group) return [first, next]
  }
  throw new Error('all companies lie on one worker')
}

/** Each part in turn; milliseconds of the move, and until each company had done a round again after a node came back. */
async function blows(nodes: Nodes, own: Tenant, [ownLoad, otherLoad]: readonly [Load, Load]) {
  const parts: Part[] = []
  const during = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const from = Date.now()
    const result = await work()
    parts.push({ name, from, to: Date.now() })
    process.stdout.write(`${name}: ${ownLoad.told.done.length} | ${otherLoad.told.done.length}\n`)
    return result
  }
  const backAgain = async (loads: readonly Load[]): Promise<number> => {
    const begin = Date.now()
    const before = loads.map(({ told }) => told.done.length)
    const isBack = () => loads.every(({ told }, i) => told.done.length > before[i]!)
    while (!isBack() && Date.now() - begin < BACK_MS) await sleep(50)
    return isBack() ? Date.now() - begin : Number.POSITIVE_INFINITY
  }
  const away = async (node: Node, name: string, loads: readonly Load[]): Promise<number> => {
    await nodes.stop(node)
    await during(`${name} away`, () => sleep(PART_MS))
    await nodes.start(node)
    return during(`${name} back`, () => backAgain(loads))
  }
  await during('all there', () => sleep(PART_MS))
  const from = await nodes.of(own.id)
  const to = nodes.workers.find(({ group }) => group !== from.group)!
  const moved = [
    await during('its shards moved away', () => nodes.move(own.id, to)),
    await during('its shards moved back', () => nodes.move(own.id, from)),
  ]
  const backs = {
    worker: await away(from, 'its worker', [ownLoad]),
    coordinator: await away(nodes.coordinator, 'coordinator', [ownLoad, otherLoad]),
  }
  return { parts, moved, backs }
}

/** The product's own word of what passes by itself: 503, in Chinese, and nothing of the database's. */
const isInWords = ({ http, msg }: Unanswered): boolean =>
  http === 503 && /^[\p{Script=Han}，。、；：！？0-9 ]+$/u.test(msg)

interface Outcome {
  parts: Part[]
  moved: number[]
  backs: { worker: number; coordinator: number }
  loads: readonly [Load, Load]
  /** Of the other company, which only uploads. */
  files: Load
  astray: Astray[]
}

function conclude(seed: number, { parts, moved, backs, loads, files, astray }: Outcome): boolean {
  const told = [...loads, files].map((load) => load.told)
  const own = loads[0].told
  const inPart = ({ from, to }: Part) => ({
    done: told.map(({ done }) => done.filter((at) => at >= from && at <= to).length),
    not: told.map(({ unanswered }) => unanswered.filter(({ at }) => at >= from && at <= to).length),
  })
  const odd = told.flatMap(({ unanswered }) => unanswered).filter((one) => !isInWords(one))
  for (const one of odd.slice(0, 10)) process.stdout.write(`${one.http} ${one.msg}\n`)
  const of = (name: string) => inPart(parts.find((part) => part.name === name)!)
  const perMinute = (name: string, which: 1 | 2) => {
    const part = parts.find((one) => one.name === name)!
    return (of(name).done[which]! * 60_000) / (part.to - part.from)
  }
  const kept = (which: 1 | 2) => perMinute('its worker away', which) / perMinute('all there', which)
  const sum = (key: keyof Astray) => astray.reduce((n, one) => n + one[key], 0)
  const zero = (name: string, value: number) => ({ name, value, goal: '0', met: value === 0 })
  const seconds = (ms: number) => Math.round(ms / 100) / 10
  return tell('citus', seed, {
    title: 'A cluster whose shards move and whose nodes go away',
    method: [
      'A coordinator and two workers of Citus, 4 shards; the product as shipped on the coordinator; two companies on different workers, each by one client over HTTP that saves an enterprise, uploads 40 invoices of it, waits for the import, orders a report and waits for it, again and again; a second client of the other company only uploads. What is not answered is asked again.',
      `The shards of the first company (all its tables) are moved to the other worker and back under this load: ${moved.map((ms) => `${seconds(ms)} s`).join(', ')}. Then its worker is stopped without a farewell and started, then the coordinator.`,
      'Afterwards everything that a client was told is counted on the nodes: enterprises, imports, reports, invoices of each enterprise, charges, entries and balance.',
    ],
    columns: [
      'part',
      'seconds',
      'rounds of the company',
      'rounds of the other',
      'imports of the other',
      'not answered to the company',
      'not answered to the other',
      'not to its imports',
    ],
    rows: parts.map((part) => {
      const { done, not } = inPart(part)
      return [part.name, seconds(part.to - part.from), ...done, ...not]
    }),
    figures: [
      zero('told and lost', sum('lost')),
      zero('written twice', sum('double')),
      zero('money astray', sum('money')),
      zero('answers that are no 503 in words', odd.length),
      {
        name: 'rounds of the company',
        value: own.done.length,
        goal: '> 20',
        met: own.done.length > 20,
      },
      {
        name: 'answers to the company that had to wait',
        value: own.unanswered.length,
        goal: '> 0',
        met: own.unanswered.length > 0,
      },
      half('rounds', kept(1)),
      half('imports', kept(2)),
      zero('not answered to the other while the worker was away', of('its worker away').not[1]!),
      back('the worker', backs.worker),
      back('the coordinator', backs.coordinator),
    ],
  })
}

const half = (what: string, kept: number) => ({
  name: `${what} of the other while the worker was away ÷ while all were there`,
  value: Number(kept.toFixed(2)),
  goal: '≥ 0.5',
  met: kept >= 0.5,
})

const back = (what: string, ms: number) => ({
  name: `seconds until a round was done again after ${what} was back`,
  value: Number.isFinite(ms) ? Math.round(ms / 100) / 10 : -1,
  goal: `≤ ${BACK_MS / 1_000}`,
  met: ms <= BACK_MS,
})
