import type { contract, DataOf } from '@xinjian/contract'
import type { GraphFinding } from '@xinjian/graph/graph'

type WireFinding = DataOf<typeof contract.graph.graphQuery>['findings'][number]

/** A finding as an answer carries it: the same, in lists of its own. */
export const wireFinding = ({
  nodes,
  edges,
  figures,
  rounds,
  ...one
}: GraphFinding): WireFinding => ({
  ...one,
  ...{ nodes: [...nodes], edges: [...edges], figures: { ...figures } },
  ...(rounds && { rounds: rounds.map(({ papers }) => ({ papers: [...papers] })) }),
})
