/** One crowd in a world of its own. */
import type { BenchCluster } from '../lib/database.ts'
import { percentile } from './clock.ts'
import { countStatements, writeDearest } from './costs.ts'
import { type Crowd, firmsOf, runCrowd } from './crowd.ts'
import type { Walk } from './walker.ts'
import { PROFILE, startWorld } from './world.ts'

/** One firm of each of the first bureaus; the slow ones, far away, would only keep everybody waiting. */
export const WARM_UP = 8
const WARM_UP_S = 5

export interface Visit {
  tasks: number
  workers: number
  /** Links are opened within so many seconds. */
  ramp: number
  /** Answers nothing from the middle of the ramp. */
  hang?: string
  /** People come by doors of partners, too. */
  mixed?: boolean
}

/** Opens a world, warms it, and lets the crowd through. */
export async function visit(cluster: BenchCluster, v: Visit): Promise<Crowd> {
  const world = await startWorld(cluster, v.workers)
  try {
    const firms = await firmsOf(world, v.tasks + WARM_UP)
    // Processes that just started compile and fill their pools first; nobody measures that.
    await runCrowd(world, firms.splice(0, WARM_UP), WARM_UP_S)
    if (PROFILE) await countStatements(world.db)
    const crowd = await runCrowd(world, firms, v.ramp, v)
    if (PROFILE) await writeDearest(world.db, PROFILE)
    return crowd
  } finally {
    await world.stop()
  }
}

export const ms = (n: number) => (Number.isNaN(n) ? '–' : Math.round(n))
export const p95 = (values: readonly number[]) => percentile(values, 0.95)
/** Login → end, milliseconds. */
export const collects = (walks: readonly Walk[]) => walks.flatMap((w) => w.collectMs ?? [])
export const loginsOf = (walks: readonly Walk[]) =>
  (walks.reduce((sum, w) => sum + w.logins, 0) / walks.length).toFixed(2)

/** How many walks ended how, as words. */
export function endsOf(walks: readonly Walk[]): string {
  const groups = Object.groupBy(walks, (w) => w.end)
  return Object.entries(groups)
    .map(([end, list]) => `${end} ${list?.length}`)
    .join(', ')
}
