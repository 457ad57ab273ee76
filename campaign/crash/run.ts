/**
 * Rounds in which API, worker, database and sandbox are each killed with -9 at random moments, with connections cut and a full
 * disk among them, while people upload invoices and books, order reports, have vendors asked and collect taxes and books. `CAMPAIGN_ROUNDS` sets how many.
 * Ctrl-C ends it with the rounds that were.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type CrashWorld, startCrashWorld } from '../../apps/server/test/collect/crash-world.ts'
import { type Firm, officeToken, Sandbox } from '../../apps/server/test/collect-phone.ts'
import type { TestServer } from '../../apps/server/test/harness.ts'
import { type Random, random } from '../../bench/lib/random.ts'
import { spread } from '../../bench/lib/results.ts'
import { firmOf, publishedFirms, taxNoOf } from '../lib/firms.ts'
import { tell } from '../lib/tell.ts'
import { BLOWS, type Blow, strike } from './blows.ts'
import { type Found, look, RECOVERY_MS, takenUp } from './check.ts'
import { INSTITUTIONS, openDoors, PARTNER } from './doors.ts'
import { Load, nothingYet, type PublishedFirm } from './load.ts'

const ROUNDS = Number(process.env.CAMPAIGN_ROUNDS ?? 20)
const LATENCY = 0.3

export async function run(seed: number): Promise<boolean> {
  const rng = random(seed)
  const sandbox = await Sandbox.start(LATENCY)
  const world = await startCrashWorld(sandbox, { hurry: false })
  try {
    const token = await officeToken({ db: world.db } as TestServer, 'demo')
    await openDoors(world, sandbox)
    const published = await publishedFirms(sandbox)
    const load = new Load(world, sandbox, token, nothingYet())
    const rows: (string | number)[][] = []
    const recoveries: number[] = []
    const going: Promise<string[]>[] = []
    let stopped = false
    process.once('SIGINT', () => {
      stopped = true
    })
    for (let round = 0; round < ROUNDS && !stopped; round++) {
      const firms = await Promise.all(
        [0, 1, 2, 3].map((nth) => firmOf(sandbox, nth * ROUNDS + round)),
      )
      going.push(begin(load, firms, published[round % published.length]!, round, rng))
      const blows = shuffled(rng)
      const slowest = await oneRound(blows, rng, world, sandbox)
      recoveries.push(slowest)
      rows.push([round + 1, blows.join(' '), (slowest / 1000).toFixed(1)])
      process.stdout.write(`${rows.at(-1)?.join(' | ')}\n`)
    }
    const givenUp = (await Promise.all(going)).flat()
    const found = await look(world.db, load.told)
    return conclude(seed, rows, recoveries, world, load, { ...found, givenUp })
  } finally {
    await world.stop()
    sandbox.stop()
  }
}

/**
 * Two enterprises with uploads of invoices and of books and a report on each, a third of which vendors are asked, and collections of one firm's taxes, of another's books, of a third's
 * taxes at a partner's door and of a fourth's for two institutions of its own choice.
 * They go on through the rounds that follow: a person waits a minute for another code. @returns what their clients gave up
 */
async function begin(
  load: Load,
  firms: readonly Firm[],
  published: PublishedFirm,
  round: number,
  rng: Random,
): Promise<string[]> {
  const [ofTaxes, ofBooks, atPartner, byChoice] = firms as [Firm, Firm, Firm, Firm]
  // Of its own: how often phones ask must not change which blow comes next.
  const fate = random(Math.floor(rng.next() * 1e9))
  const ended = await Promise.allSettled([
    load.uploadAndReport(taxNoOf(round * 2)),
    load.uploadAndReport(taxNoOf(round * 2 + 1)),
    load.askPublished(published),
    load.collect(ofTaxes, 'TAX'),
    load.collect(ofBooks, 'ERP'),
    load.collectAtDoor(atPartner, PARTNER, fate),
    load.collectAtDoor(byChoice, INSTITUTIONS, fate),
  ])
  return ended.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
}

/** Every blow once. @returns the slowest recovery, ms */
async function oneRound(
  blows: readonly Blow[],
  rng: Random,
  world: CrashWorld,
  sandbox: Sandbox,
): Promise<number> {
  let slowest = 0
  for (const blow of blows) {
    await sleep(200 + rng.next() * 2_000)
    const since = Date.now()
    await strike(blow, world, sandbox)
    // The API and the sandbox hold no row; others leave some whose worker is gone or was told to come again.
    if (blow === 'worker' || blow === 'postgres')
      slowest = Math.max(slowest, await takenUp(world.db, since))
  }
  return slowest
}

function conclude(
  seed: number,
  rows: (string | number)[][],
  recoveries: number[],
  world: CrashWorld,
  load: Load,
  { undone, doubled, stuck, givenUp }: Found & { givenUp: string[] },
): boolean {
  const { imports, books, reports, published, collections, odd } = load.told
  const slowest = Math.max(...recoveries)
  const none = (name: string, list: string[]) => ({
    name: list.length === 0 ? name : `${name} (${[...new Set(list)].slice(0, 10).join('; ')})`,
    value: list.length,
    goal: '0',
    met: list.length === 0,
  })
  return tell('crash', seed, {
    title: 'Everything killed, again and again',
    method: [
      `${rows.length} rounds; in each API, worker, database and sandbox are killed with -9 at random moments, every connection to the database is cut once, and its disk is full for two seconds (injected).`,
      'Meanwhile two firms upload invoices and a journal and order a report on each, and the taxes of a firm and the books in a program of another are collected from phones, and vendors are asked what registry and courts publish of one more; each tries again until it is told that it is done.',
      `Two more are collected from phones that die between steps (${load.told.deaths} deaths; what the last call was answered is never read): at a partner's door with its code, its word and a bank card, and for two institutions of one's own choice. Of each firm a company may have one contract of a kind, one report, one charge and one message of the end.`,
      `Acknowledged: ${imports.length} imports of invoices, ${books.length} of journals, ${reports.length} reports, ${published.length} of them of registry and courts, ${collections.length} collections.`,
      `Recovery: from the kill of a worker or of the database until every row that ran then is taken up again or done, restarts included: ${spread(
        recoveries.map((ms) => ms / 1000),
        1,
      )} s.`,
    ],
    columns: ['round', 'blows', 'slowest recovery, s'],
    rows,
    figures: [
      none('acknowledged and not done', undone),
      none('doubled', doubled),
      none('left running', stuck),
      none('fell by itself', world.fallen),
      none('answers that were neither done nor "come again"', odd),
      none('given up by its client', givenUp),
      {
        name: 'slowest recovery, s',
        value: Math.round(slowest / 100) / 10,
        goal: `< ${RECOVERY_MS / 1000}`,
        met: slowest < RECOVERY_MS,
      },
    ],
  })
}

function shuffled(rng: Random): Blow[] {
  return BLOWS.map((blow) => ({ blow, at: rng.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ blow }) => blow)
}
