import type { Lit } from '../../world.ts'
import { EDGE_OPACITY, type Emphasis, emphasisOf, WIDER } from '../appearance.ts'
import type { Target } from './pick.ts'
import type { Scene } from './scene.ts'

/** What a drawing is told of its reader. */
export interface State {
  nodeEmphasis: (node: number) => Emphasis
  edgeEmphasis: (edge: number) => Emphasis
  chosen: Target | null
  hovered: Target | null
  /** Index of the node that is dragged. */
  carried: number | null
}

/** The states of nodes and relations while these are set apart. */
export function emphases(scene: Scene, lit: Lit | null) {
  const of = (ids: ReadonlySet<string> | undefined, all: readonly { id: string }[]) => {
    const states = all.map(({ id }) => emphasisOf(ids?.has(id)))
    return (i: number) => states[i]!
  }
  return {
    nodeEmphasis: of(lit?.nodes, scene.drawn.nodes),
    edgeEmphasis: of(lit?.edges, scene.drawn.edges),
  }
}

const isNode = (target: Target | null, node: number): boolean =>
  target !== null && 'node' in target && target.node === node
const isEdge = (target: Target | null, edge: number): boolean =>
  target !== null && 'edge' in target && target.edge === edge

/** Whether a node has the mark of what is chosen, under the pointer, or in the hand. */
const isMarked = (state: State, node: number): boolean =>
  isNode(state.chosen, node) || isNode(state.hovered, node) || state.carried === node

/** Whether the name of a node is drawn: `null` = where there is room for it. */
export const isNamed = (state: State, node: number): boolean | null => {
  if (isMarked(state, node)) return true
  const emphasis = state.nodeEmphasis(node)
  return emphasis === 'LIT' ? true : emphasis === 'PALE' ? false : null
}

/** sigma draws a line half as wide as it is told. */
const HALF = 0.5
/** Thinner no line is drawn, pixels. */
const THINNEST = 0.85

/** How a relation is drawn: pixels, 0–1, whether it has the colour of what is chosen, and whether it is wider than others. */
export function styleOf(scene: Scene, state: State, edge: number, growth: number) {
  const emphasis = state.edgeEmphasis(edge)
  const isChosen = isEdge(state.chosen, edge)
  const isWide = isChosen || emphasis === 'LIT' || isEdge(state.hovered, edge)
  return {
    width: Math.max(THINNEST, (scene.widths[edge]! + (isWide ? WIDER : 0)) * growth * HALF),
    opacity: EDGE_OPACITY[emphasis],
    isChosen,
    isWide,
  }
}
