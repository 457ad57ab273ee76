/** Nodes, each by the shape of its kind. */
import { NODE_OPACITY, SHAPES, type Shape } from '../../appearance.ts'
import { SQUARE } from '../curve.ts'
import { type Frame, isSeen, type Pen2D } from './frame.ts'

export function paintNodes(pen: Pen2D, frame: Frame, nodes: Iterable<number>): void {
  const { scene, state, colours, room, growth } = frame
  const { scale, left, top } = frame.view
  for (const node of nodes) {
    const radius = scene.radii[node]! * growth
    const at = { x: scene.at[node * 2]! * scale + left, y: scene.at[node * 2 + 1]! * scale + top }
    if (!isSeen(room, at, at, radius)) continue
    const { kind } = scene.drawn.nodes[node]!
    pen.globalAlpha = NODE_OPACITY[state.nodeEmphasis(node)]
    pen.fillStyle = colours.nodes[kind]
    pen.beginPath()
    traceShape(pen, SHAPES[kind], at.x, at.y, radius)
    pen.fill()
  }
  pen.globalAlpha = 1
}

/** Adds the outline of a node to the path. */
export function traceShape(pen: Pen2D, shape: Shape, x: number, y: number, radius: number): void {
  if (shape === 'circle') {
    pen.moveTo(x + radius, y)
    pen.arc(x, y, radius, 0, 2 * Math.PI)
  } else if (shape === 'diamond') {
    pen.moveTo(x, y - radius)
    pen.lineTo(x + radius, y)
    pen.lineTo(x, y + radius)
    pen.lineTo(x - radius, y)
    pen.closePath()
  } else {
    const half = radius * SQUARE
    pen.rect(x - half, y - half, 2 * half, 2 * half)
  }
}
