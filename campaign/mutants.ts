/** Files of strangers, wounded in every way: none ends a reader, none holds it, and the good ones among them are all read. */
import { JOBS_PER_PROCESS, KEPT_SHARE } from '@xinjian/intake/isolate'
import { Apart } from '@xinjian/intake/isolate/apart'
import { LIMITS } from '@xinjian/intake/limits'
import { random } from '../bench/lib/random.ts'
import { report } from '../bench/lib/results.ts'
import type { LaneReply, LaneRequest } from './mutants/lane.ts'
import { mutate } from './mutants/mutate.ts'
import { type Original, originals } from './mutants/originals.ts'

const FILES = Number(process.env.CAMPAIGN_FILES ?? 10_000)
const AT_ONCE = 10
/** Pictures take both cores for seconds: few at once, and few of them. */
const PICTURES_AT_ONCE = 2
const PICTURE_SHARE = 0.01
/** Every so manieth file is whole. */
const GOOD_EVERY = 20
const OWN_MS = 5_000
/** Recognition works on two cores at once: its processor time is twice its time. */
const RECOGNITION_CORES = 2
const GROWTH_MB = 512
/** A reader silent for so long holds its place. */
const SILENCE_MS = 300_000
const LANE = new URL('./mutants/lane.ts', import.meta.url)

interface Tally {
  files: number
  read: number
  refused: number
  slowestMs: number
  /** Wounded and good files that their process died of or was silent over, and why. */
  lost: string[]
  goodLost: number
}

/** One reading process after the other, replaced when the product replaces its own; all lanes draw from one row of files. */
class Lane {
  /** Most resident memory that a process of it was seen with after a file. */
  mostMb = 0
  private apart: Apart<LaneRequest, LaneReply> | null = null
  private jobs = 0

  async read(name: string, bytes: Uint8Array): Promise<LaneReply | string> {
    this.apart ??= new Apart(LANE, { memoryMb: LIMITS.memoryMb })
    const reply = await this.ask(name, bytes)
    if (typeof reply === 'string') return reply
    this.mostMb = Math.max(this.mostMb, reply.rssMb)
    const full = reply.rssMb > LIMITS.memoryMb * KEPT_SHARE
    if (full || ++this.jobs === JOBS_PER_PROCESS) this.stop()
    return reply
  }

  stop(): void {
    this.apart?.kill('CORRUPTED')
    this.apart = null
    this.jobs = 0
  }

  private ask(name: string, bytes: Uint8Array): Promise<LaneReply | string> {
    const apart = this.apart!
    return new Promise((resolve) => {
      const silent = setTimeout(() => apart.kill('TIMEOUT'), SILENCE_MS)
      const settle = (reply: LaneReply | string) => {
        clearTimeout(silent)
        apart.onDeath = null
        resolve(reply)
      }
      apart.onReply = settle
      apart.onDeath = (code) => {
        this.apart = null
        settle(code)
      }
      apart.work()
      apart.send({ name, bytes })
    })
  }
}

/** What a process takes that has read each good file once, recognition among them, MiB. */
async function warmMb(good: readonly Original[]): Promise<number> {
  const lane = new Lane()
  try {
    for (const { name, bytes } of good) {
      const reply = await lane.read(name, bytes)
      if (typeof reply === 'string') throw new Error(`${name}: ${reply}`)
    }
  } finally {
    lane.stop()
  }
  return lane.mostMb
}

/** Each original as often as it weighs. */
const weighed = (good: readonly Original[]): Original[] =>
  good.flatMap((original) => new Array<Original>(original.weight).fill(original))

const isPicture = (name: string): boolean => /\.(?:png|jpg)$/.test(name)

export async function run(seed: number): Promise<boolean> {
  const good = await originals()
  const tallies = new Map<string, Tally>()
  for (const { name } of good)
    tallies.set(name, { files: 0, read: 0, refused: 0, slowestMs: 0, lost: [], goodLost: 0 })
  const pictures = good.filter(({ name }) => isPicture(name))
  const others = good.filter(({ name }) => !isPicture(name))
  const share = Math.ceil(FILES * PICTURE_SHARE)
  const warm = await warmMb(good)
  const most = await Promise.all([
    readAll(seed, { from: 0, to: share }, pictures, PICTURES_AT_ONCE, tallies),
    readAll(seed, { from: share, to: FILES }, others, AT_ONCE - PICTURES_AT_ONCE, tallies),
  ])
  return told(seed, tallies, Math.max(0, Math.max(...most) - warm))
}

/** Files of these originals by so many lanes. @returns the most that a process was seen with, MiB */
async function readAll(
  seed: number,
  files: { from: number; to: number },
  good: readonly Original[],
  lanesAtOnce: number,
  tallies: ReadonlyMap<string, Tally>,
): Promise<number> {
  const lanes = Array.from({ length: lanesAtOnce }, () => new Lane())
  const draw = weighed(good)
  let next = files.from
  const work = async (lane: Lane): Promise<void> => {
    while (next < files.to) {
      const number = next++
      const rng = random(seed + number)
      const original = draw[rng.below(draw.length)]!
      const whole = number % GOOD_EVERY === 0
      const bytes = whole ? original.bytes : mutate(original.bytes, rng)
      note(tallies.get(original.name)!, number, whole, await lane.read(original.name, bytes))
      if (number % 500 === 499) process.stdout.write(`${number + 1}/${FILES}\n`)
    }
  }
  try {
    await Promise.all(lanes.map(work))
  } finally {
    for (const lane of lanes) lane.stop()
  }
  return Math.max(...lanes.map((lane) => lane.mostMb))
}

function note(tally: Tally, number: number, whole: boolean, reply: LaneReply | string): void {
  tally.files++
  if (typeof reply === 'string') tally.lost.push(`${number} ${reply}`)
  else {
    const ownMs = reply.recognised ? reply.cpuMs / RECOGNITION_CORES : reply.cpuMs
    tally.slowestMs = Math.max(tally.slowestMs, ownMs)
    if (reply.invoices > 0) tally.read++
    else tally.refused++
  }
  const isRead = typeof reply !== 'string' && reply.code === null && reply.invoices > 0
  if (whole && !isRead) tally.goodLost++
}

function told(seed: number, tallies: ReadonlyMap<string, Tally>, growth: number): boolean {
  const all = [...tallies.values()]
  const lost = all.flatMap((t) => t.lost)
  const goodLost = all.reduce((sum, t) => sum + t.goodLost, 0)
  const slowest = Math.round(Math.max(...all.map((t) => t.slowestMs)))
  const figures = [
    {
      name: 'readers that died or fell silent',
      value: lost.length,
      goal: '0',
      met: lost.length === 0,
    },
    {
      name: 'most own time of a file, ms',
      value: slowest,
      goal: `< ${OWN_MS}`,
      met: slowest < OWN_MS,
    },
    {
      name: 'most a reader grew above its warm size, MiB',
      value: growth,
      goal: `< ${GROWTH_MB}`,
      met: growth < GROWTH_MB,
    },
    {
      name: `good files not read, of ${Math.ceil(FILES / GOOD_EVERY)}`,
      value: goodLost,
      goal: '0',
      met: goodLost === 0,
    },
  ]
  report({
    name: 'campaign-mutants',
    title: 'Wounded files',
    method: [
      `${FILES} files, ${AT_ONCE} at once, every ${GOOD_EVERY}th whole, the others with one to four wounds (bits, bytes, cuts, repeated pieces, inserted marks), half of the archives wounded within a part.`,
      `Readers are processes of ${LIMITS.memoryMb} MiB, replaced as the product replaces them; their warm size is that after each good file once. Own time is processor time, of pages that were recognised half of it, because recognition works on two cores.`,
      `Repeated by \`CAMPAIGN_SEED=${seed} CAMPAIGN_FILES=${FILES} npm run campaign mutants\`.`,
      ...(lost.length > 0 ? [`Lost: ${lost.join(', ')}.`] : []),
    ],
    columns: ['original', 'files', 'gave invoices', 'refused', 'most own time, ms'],
    rows: [...tallies].map(([name, t]) => [
      name,
      t.files,
      t.read,
      t.refused,
      Math.round(t.slowestMs),
    ]),
    figures,
  })
  return figures.every((figure) => figure.met)
}
