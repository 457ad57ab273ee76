/** The same product on one node, and on a coordinator and two workers of Citus; both stand, and one works at a time. */
import { openDatabase } from '../../apps/server/src/db/pool.ts'
import { stockedCluster } from '../../apps/server/test/distributed/cluster.ts'
import { startWorld, type World } from '../collect/world.ts'
import type { BenchCluster } from '../lib/database.ts'

export interface Side {
  world: World
  url: string
}

export const SIDES = ['single', 'citus'] as const
export type Which = (typeof SIDES)[number]

export interface Sides extends Record<Which, Side> {
  stop(): Promise<void>
}

/** The cluster of Citus is that of `CITUS_URL`; the single node is the embedded database. */
export async function startSides(embedded: BenchCluster): Promise<Sides> {
  const single = await startSide(embedded)
  try {
    const citus = await startSide({ create: distributed })
    return {
      single,
      citus,
      async stop() {
        await citus.world.stop()
        await single.world.stop()
      },
    }
  } catch (error) {
    await single.world.stop()
    throw error
  }
}

async function startSide(cluster: Pick<BenchCluster, 'create'>): Promise<Side> {
  let url = ''
  const world = await startWorld(
    {
      async create() {
        const made = await cluster.create()
        url = made.url
        return made
      },
    },
    1,
  )
  return { world, url }
}

async function distributed(): ReturnType<BenchCluster['create']> {
  const { url, drop } = await stockedCluster()
  const db = openDatabase(url, () => undefined, { distributed: true })
  return {
    db,
    url,
    async drop() {
      await db.close()
      await drop()
    },
  }
}
