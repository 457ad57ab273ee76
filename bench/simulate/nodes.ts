/** The product on so many nodes, as stations of a simulation. */
import type { Cost, Kind } from './costs.ts'
import type { Station, Visit } from './stations.ts'
import { nodeOf, type PaperWorld, sharesOfNodes } from './world.ts'

/** A node: a machine of two cores for each of API, worker and database, as those that the tables were measured on. */
const CORES = 2
/** Of one bureau, at once (features/collect/job: each worker process). */
const PER_BUREAU = 12
/**
 * Share of the database's time that is spent on the coordinator once there are several nodes: sessions, directory, planning. Nothing
 * measured it; the table tells what half and double of it would do.
 */
export const ON_COORDINATOR = 0.2

export interface Deployment {
  nodes: number
  onCoordinator: number
  /** Whether a bureau bears twelve of each worker, or twelve in all. */
  bureau: 'each worker' | 'in all'
}

export interface Model {
  stations: Station[]
  /** Visits of work for an enterprise. */
  route(enterprise: number): Visit[]
  /** Most that all stations bear, a second, and the one that bears no more. */
  most: { perSecond: number; station: string }
}

/** Work of one kind for enterprises of the world, each as often. */
export function modelOf(
  world: PaperWorld,
  kind: Kind,
  cost: Cost,
  { nodes, onCoordinator, bureau }: Deployment,
): Model {
  const atCoordinator = nodes === 1 ? 0 : onCoordinator
  const named = (name: string, servers: number): Station => ({ name, servers })
  const outside = kind === 'collection' ? world.ofBureau.length : kind === 'verification' ? 1 : 0
  const bureauServers = bureau === 'in all' ? PER_BUREAU : PER_BUREAU * nodes
  const stations = [
    named('processor of the API', CORES * nodes),
    named('processor of workers', CORES * nodes),
    named('coordinator', CORES),
    ...Array.from({ length: nodes }, (_, i) => named(`database node ${i + 1}`, CORES)),
    ...Array.from({ length: outside }, (_, i) =>
      kind === 'verification'
        ? named('platform that verifies', 1)
        : named(`bureau ${i + 1}`, bureauServers),
    ),
  ]
  const firstNode = 3
  const firstOutside = firstNode + nodes
  const route = (enterprise: number): Visit[] => {
    const node = firstNode + nodeOf(world.institution[enterprise]!, nodes)
    const away = firstOutside + (kind === 'collection' ? world.bureau[enterprise]! : 0)
    return [
      { station: 0, ms: cost.api },
      { station: 2, ms: cost.database * atCoordinator },
      { station: node, ms: cost.database * (1 - atCoordinator) },
      { station: 1, ms: cost.worker },
      { station: away, ms: cost.outside, fixed: true as const },
    ].filter(({ ms }) => ms > 0)
  }
  const nodeShares = sharesOfNodes(world.ofInstitution, nodes)
  const bureauShares = world.ofBureau.map((n) => n / world.size.enterprises)
  /** Milliseconds of each station that one takes, in the mean. */
  const taken = [
    cost.api,
    cost.worker,
    cost.database * atCoordinator,
    ...nodeShares.map((share) => share * cost.database * (1 - atCoordinator)),
    ...(kind === 'collection' ? bureauShares : outside > 0 ? [1] : []).map(
      (share) => share * cost.outside,
    ),
  ]
  const bears = stations.map(({ name, servers }, i) => ({
    station: name,
    perSecond: taken[i]! > 0 ? (servers * 1_000) / taken[i]! : Number.POSITIVE_INFINITY,
  }))
  const most = bears.reduce((least, one) => (one.perSecond < least.perSecond ? one : least))
  return { stations, route, most }
}
