/** How nodes and relations look, whichever way they are drawn; pixels while the drawing is seen whole. */
import type { NodeKind } from './drawn.ts'

export type Shape = 'circle' | 'diamond' | 'square'

export const SHAPES: Record<NodeKind, Shape> = {
  CENTRE: 'circle',
  ENTERPRISE: 'circle',
  RISKY: 'diamond',
  PERSON: 'square',
  FOLDED: 'circle',
}

export type Emphasis = 'PLAIN' | 'LIT' | 'PALE'
export const NODE_OPACITY: Record<Emphasis, number> = { PLAIN: 1, LIT: 1, PALE: 0.18 }
export const EDGE_OPACITY: Record<Emphasis, number> = { PLAIN: 0.6, LIT: 1, PALE: 0.12 }

/** Of what is not set apart: true = it is, undefined = nothing is set apart. */
export const emphasisOf = (isLit: boolean | undefined): Emphasis =>
  isLit === undefined ? 'PLAIN' : isLit ? 'LIT' : 'PALE'

const LEAST = 4
const MOST = 13
/** Radius of a node. */
export const radiusOf = (kind: NodeKind, weight: number): number =>
  kind === 'CENTRE'
    ? MOST
    : kind === 'FOLDED'
      ? LEAST
      : LEAST + (MOST - LEAST) * 0.7 * Math.sqrt(weight)

/** Its head grows with an edge: which way a ring runs must be seen. */
export const widthOf = (weight: number): number => 1 + 3 * Math.sqrt(weight)
/** So much wider is what is set apart, chosen or under the pointer. */
export const WIDER = 2

/** Around the mark of what is chosen or under the pointer. */
export const MARK = { border: 2, padding: 4 }
/** Around a node or a relation the pointer still finds it. */
export const SLACK = 4
/** How near and how far the drawing is seen: 1 = whole, less = nearer. */
export const NEAREST = 0.05
export const FARTHEST = 4
export const GLIDE_MS = 250
