/** The same product on one node, and on a coordinator and two workers of Citus; both stand, and one works at a time. */
import pg from 'pg'
import { dbOf, openDatabase } from '../../apps/server/src/db/pool.ts'
import { nodesOf, stockedCluster } from '../../apps/server/test/distributed/cluster.ts'
import { databasePid } from '../collect/costs.ts'
import { startWorld, type World, type WorldCluster } from '../collect/world.ts'
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

async function startSide(cluster: WorldCluster): Promise<Side> {
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

const distributed: WorldCluster['create'] = async () => {
  const { url, drop } = await stockedCluster()
  const db = openDatabase(url, () => undefined, { distributed: true })
  return {
    db,
    url,
    servers: await serversOf(),
    async drop() {
      await db.close()
      await drop()
    },
  }
}

/** Processes of the servers of all nodes, which run on this machine. */
async function serversOf(): Promise<number[]> {
  const pids: number[] = []
  for (const { hostname, port } of await nodesOf()) {
    const url = Object.assign(new URL(process.env.CITUS_URL ?? ''), { hostname, port })
    const pool = new pg.Pool({ connectionString: url.href, max: 1 })
    try {
      pids.push(await databasePid(dbOf(pool)))
    } finally {
      await pool.end()
    }
  }
  return pids
}
