/** Many phones at once against one world. */
import { type Firm, pause } from '../../apps/server/test/collect-sandbox.ts'
import { CallTimes } from './clock.ts'
import { type Seconds, since } from './costs.ts'
import { MIXED, type Walk, Walker } from './walker.ts'
import type { World } from './world.ts'

export interface Crowd {
  walks: readonly Walk[]
  /** From the first link opened to the last end (of those waited for). */
  seconds: number
  memory: { api: number; worker: number }
  /** Of the processor, by program. */
  cpu: Seconds
}

/** Ordinary small firms, one after the other from every bureau in turn. */
export async function firmsOf(world: World, count: number): Promise<Firm[]> {
  const all: Firm[] = await world.sandbox.get('/world/enterprises?neighbours=1')
  const byArea = Object.values(
    Object.groupBy(
      all.filter((f) => /^n\d/.test(f.key)),
      (f) => f.areaCode,
    ),
  ) as Firm[][]
  const turns = Math.max(...byArea.map((firms) => firms.length))
  const mixed = Array.from({ length: turns }, (_, i) => byArea.flatMap((f) => f[i] ?? [])).flat()
  if (mixed.length < count) throw new Error(`the sandbox has ${mixed.length} small firms only`)
  return mixed.slice(0, count)
}

/**
 * All firms at once; links are opened evenly over `rampSeconds`. `hang`: from the middle of the ramp this bureau answers
 * nothing, and its firms are not waited for. Doors take turns where they are `mixed`; otherwise all open a plain link.
 */
export async function runCrowd(
  world: World,
  firms: readonly Firm[],
  rampSeconds: number,
  { hang, mixed = false }: { hang?: string | undefined; mixed?: boolean | undefined } = {},
): Promise<Crowd> {
  const doorOf = (i: number) => (mixed ? MIXED[i % MIXED.length]! : null)
  const start = performance.now()
  const before = world.seconds()
  const over = new AbortController()
  const step = (rampSeconds * 1000) / firms.length
  const jobs = firms.map(async (firm, i) => {
    await pause(i * step)
    return new Walker(world, doorOf(i)).walk(firm, over.signal)
  })
  const knob = hang
    ? pause((rampSeconds * 1000) / 2).then(() =>
        world.sandbox.knob('weather', { area: hang, hang: true }),
      )
    : Promise.resolve()
  await Promise.all([knob, ...jobs.filter((_, i) => firms[i]?.areaCode !== hang)])
  const seconds = (performance.now() - start) / 1000
  const memory = world.memory()
  const cpu = since(before, world.seconds())
  over.abort()
  return { walks: await Promise.all(jobs), seconds, memory, cpu }
}

/** Calls of these walks together, by name. */
export function callsOf({ walks }: Pick<Crowd, 'walks'>): CallTimes {
  const all = new CallTimes()
  for (const { times } of walks) all.add(times)
  return all
}
