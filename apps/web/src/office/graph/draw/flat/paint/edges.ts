/** Relations and their heads. Each line is a path of its own: of one line the browser makes a rectangle, which is half the work of a longer path. */
import { SHAPES } from '../../appearance.ts'
import { pointOf } from '../camera.ts'
import { type Leg, type Line, legOf } from '../curve.ts'
import { styleOf } from '../state.ts'
import { type Frame, isSeen, type Pen2D } from './frame.ts'

/** Of more relations in the box each is a hair without a head, but those that are set apart: a quarter of the work, and more is seen of them. */
const CROWD = 1000
/** A line and its head are nowhere wider, pixels. */
const HEAD = 40

/** Where a relation runs, from middle to middle; null = it is not in the box. */
function lineAt({ scene, view, room }: Frame, edge: number): Line | null {
  const [a, b] = [scene.from[edge]! * 2, scene.to[edge]! * 2]
  const from = pointOf({ x: scene.at[a]!, y: scene.at[a + 1]! }, view)
  const to = pointOf({ x: scene.at[b]!, y: scene.at[b + 1]! }, view)
  const bend = scene.bends[edge]!
  const bow = Math.abs(bend) * (Math.abs(to.x - from.x) + Math.abs(to.y - from.y))
  return isSeen(room, from, to, HEAD + bow) ? { from, to, bend } : null
}

/** What a relation is drawn by, pixels; null = it is not in the box, or its ends stand in one place. */
export function legAt(frame: Frame, edge: number, width: number): Leg | null {
  const line = lineAt(frame, edge)
  return line && legOf(line, endOf(frame, edge), width)
}

/** What the head of a relation ends at; null = it has none. */
function endOf({ scene, growth }: Frame, edge: number) {
  const to = scene.to[edge]!
  return scene.drawn.edges[edge]!.directed
    ? { shape: SHAPES[scene.drawn.nodes[to]!.kind], radius: scene.radii[to]! * growth }
    : null
}

/** @param edges in the order of the scene: what looks alike stands together */
export function paintEdges(pen: Pen2D, frame: Frame, edges: Iterable<number>): void {
  const { scene, state, colours, growth, hair } = frame
  const seen = [...edges].flatMap((edge) => {
    const line = lineAt(frame, edge)
    return line ? [{ edge, line }] : []
  })
  const isCrowd = seen.length > CROWD
  for (const { edge, line } of seen) {
    const { width, opacity, isChosen, isWide } = styleOf(scene, state, edge, growth)
    const isHair = isCrowd && !isWide
    const leg = legOf(line, isHair ? null : endOf(frame, edge), width)
    if (!leg) continue
    const colour = isChosen ? colours.chosen : colours.edges[scene.drawn.edges[edge]!.tone]
    pen.globalAlpha = opacity
    pen.strokeStyle = colour
    pen.lineWidth = isHair ? hair : width
    paintLeg(pen, leg, colour)
  }
  pen.globalAlpha = 1
}

function paintLeg(pen: Pen2D, { from, by, end, isStraight, head }: Leg, colour: string): void {
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  if (isStraight) pen.lineTo(end.x, end.y)
  else pen.quadraticCurveTo(by.x, by.y, end.x, end.y)
  pen.stroke()
  if (!head) return
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(head.tip.x, head.tip.y)
  pen.lineTo(head.left.x, head.left.y)
  pen.lineTo(head.right.x, head.right.y)
  pen.closePath()
  pen.fill()
}
