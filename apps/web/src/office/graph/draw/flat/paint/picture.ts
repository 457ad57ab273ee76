/** One frame: what stands, and between its relations and its nodes what moves, is chosen or lies under the pointer. */
import type { Emphasis } from '../../appearance.ts'
import type { View } from '../camera.ts'
import { laidOut } from '../layer-cache.ts'
import type { Naming } from '../naming.ts'
import type { Scene } from '../scene.ts'
import type { State } from '../state.ts'
import { paintEdges } from './edges.ts'
import type { Frame, Pen2D } from './frame.ts'
import { nameBox, paintEdgeNames, paintMark, paintNames } from './labels.ts'
import { begin, type Layers } from './layers.ts'
import { paintNodes } from './nodes.ts'

/** What is set apart lies above what is not. */
const DEPTHS: readonly Emphasis[] = ['PALE', 'PLAIN', 'LIT']
/** Of a node with more relations their names would hide the drawing while it is under the pointer. */
const NAMED_EDGES = 60

/** Without what is chosen or under the pointer: it changes too often to be drawn into what stands. */
const unmarked = (frame: Frame): Frame => ({
  ...frame,
  state: { ...frame.state, chosen: null, hovered: null },
})

/** Relations that stand: all but those of the node in the hand. @param named nodes whose names are drawn */
function paintRelations(pen: Pen2D, of: Frame, named: readonly number[]): void {
  const frame = unmarked(of)
  const { scene, state } = frame
  const { carried } = state
  const standing = scene.order.filter(
    (edge) => carried === null || !(scene.from[edge] === carried || scene.to[edge] === carried),
  )
  for (const depth of DEPTHS)
    paintEdges(
      pen,
      frame,
      standing.filter((edge) => state.edgeEmphasis(edge) === depth),
    )
  if (!scene.hasNames) return
  const isNamed = new Set(named)
  paintEdgeNames(
    pen,
    frame,
    standing.filter(
      (edge) =>
        state.edgeEmphasis(edge) === 'LIT' ||
        (isNamed.has(scene.from[edge]!) && isNamed.has(scene.to[edge]!)),
    ),
  )
}

/** Nodes that stand, and their names. */
function paintParties(pen: Pen2D, of: Frame, named: readonly number[], naming: Naming): void {
  const frame = unmarked(of)
  const { scene, state } = frame
  const nodes = [...scene.radii.keys()].filter((node) => node !== state.carried)
  for (const depth of DEPTHS)
    paintNodes(
      pen,
      frame,
      nodes.filter((node) => state.nodeEmphasis(node) === depth),
    )
  paintNames(
    pen,
    frame,
    named.map((node) => nameBox(frame, naming, node)),
  )
}

/** Nodes whose names are drawn with what stands. */
export const namedOf = (frame: Frame, naming: Naming): readonly number[] =>
  naming.named(unmarked(frame).state)

/** Draws the two pictures of what stands. */
export function paintLayers(
  { below, above, density }: Layers,
  frame: Frame,
  named: readonly number[],
  naming: Naming,
): void {
  begin(below, density())
  paintRelations(below, frame, named)
  begin(above, density())
  paintParties(above, frame, named, naming)
}

/** Draws what is seen. @param painted the view at which the pictures of what stands were drawn; null = what stands is drawn itself */
export function paintFrame(
  { pen, below, above, density }: Layers,
  frame: Frame,
  of: { named: readonly number[]; naming: Naming; painted: View | null },
): void {
  const { named, naming, painted } = of
  const { scene, state } = frame
  const put = ({ canvas }: Pen2D) => {
    const { by, x, y } = laidOut(painted!, frame.view)
    pen.setTransform(by, 0, 0, by, x * density(), y * density())
    pen.drawImage(canvas, 0, 0)
    pen.setTransform(density(), 0, 0, density(), 0, 0)
  }
  begin(pen, density())
  if (painted) put(below)
  else paintRelations(pen, frame, named)
  const around = aroundOf(scene, state)
  paintEdges(pen, frame, movingEdges(state, around))
  if (scene.hasNames && around.length <= NAMED_EDGES) paintEdgeNames(pen, frame, around)
  if (painted) put(above)
  else paintParties(pen, frame, named, naming)
  for (const node of markedOf(state)) {
    const box = nameBox(frame, naming, node)
    paintMark(pen, frame, box)
    paintNodes(pen, frame, [node])
    paintNames(pen, frame, [box])
  }
}

/** Relations of the node in the hand or under the pointer. */
function aroundOf(scene: Scene, { carried, hovered }: State): readonly number[] {
  const node = carried ?? (hovered && 'node' in hovered ? hovered.node : null)
  return node === null ? [] : scene.edgesOf(node)
}

/** Relations that are drawn above those that stand. */
function movingEdges({ carried, chosen, hovered }: State, around: readonly number[]): number[] {
  const marked = [chosen, hovered].flatMap((target) =>
    target && 'edge' in target ? [target.edge] : [],
  )
  return [...(carried === null ? [] : around), ...marked]
}

/** Nodes with a mark, the one in the hand or under the pointer above. */
function markedOf(state: State): readonly number[] {
  const nodes = [state.chosen, state.hovered].flatMap((target) =>
    target && 'node' in target ? [target.node] : [],
  )
  return [...new Set(state.carried === null ? nodes : [...nodes, state.carried])]
}
