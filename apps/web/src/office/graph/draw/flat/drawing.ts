/**
 * The graph on a canvas that the processor draws by itself (docs/decisions/0273). Fetched with the first graph that is drawn where there is no
 * graphics card.
 */
import styles from '../../graph.module.css'
import type { Lit } from '../../world.ts'
import { MARK } from '../appearance.ts'
import type { Draw, Drawing } from '../drawing.ts'
import { ringOf } from '../ring.ts'
import { paddingFor } from '../side.ts'
import { type Point, pointOf, type View, WHOLE } from './camera.ts'
import { eyeOn } from './eye.ts'
import { type Grip, TURN } from './gestures/grip.ts'
import { followMouse } from './gestures/mouse.ts'
import { followTouch } from './gestures/touch.ts'
import { followWheel } from './gestures/wheel.ts'
import { hintIn } from './hint.ts'
import { layerCache } from './layer-cache.ts'
import { naming } from './naming.ts'
import type { Frame } from './paint/frame.ts'
import { nameBox } from './paint/labels.ts'
import { layersIn } from './paint/layers.ts'
import { namedOf, paintFrame, paintLayers } from './paint/picture.ts'
import { pick, type Target } from './pick.ts'
import { sceneOf } from './scene.ts'
import { emphases, type State } from './state.ts'

/** Nodes and relations that are drawn anew in every frame; of more there are pictures, which are put together and moved. */
const MANY = 1500

/** Throws where the browser gives no canvas. */
export const draw: Draw = (box, { drawn, placed, colours, texts, still }, pressed): Drawing => {
  const scene = sceneOf(drawn, placed)
  const isMany = drawn.nodes.length + drawn.edges.length > MANY
  const layers = layersIn(box, styles.flat, isMany)
  const { canvas } = layers
  const over = new AbortController()
  const hint = hintIn(box, styles.hint, texts)
  const state: State = {
    ...emphases(scene, null),
    ...{ chosen: null, hovered: null, carried: null },
  }
  let ring: readonly string[] = []
  let due = 0
  const request = () => {
    if (due === 0 && !over.signal.aborted) due = requestAnimationFrame(show)
  }
  const eye = eyeOn(scene.at, still, request)
  const names = naming(scene, eye, texts.font)
  const frameAt = (view: View): Frame => ({
    ...{ scene, state, colours, view, font: texts.font },
    ...{ room: eye.room(), growth: eye.growth(), hair: 1 / layers.density() },
  })
  /** Nodes whose names were drawn last. */
  let named: readonly number[] = []
  const stands = layerCache((view) => {
    const frame = frameAt(view)
    named = namedOf(frame, names)
    paintLayers(layers, frame, named, names)
  })
  const show = () => {
    due = 0
    if (eye.room().width === 0) return
    // The window stands on another screen now.
    if (layers.density() !== devicePixelRatio) measure()
    const frame = frameAt(eye.view())
    const painted = isMany ? stands.at(frame.view, eye.isMoving()) : null
    if (!isMany) named = namedOf(frame, names)
    paintFrame(layers, frame, { named, naming: names, painted })
  }
  const redraw = () => {
    stands.spoil()
    request()
  }
  const measure = () => {
    const { clientWidth: width, clientHeight: height } = box
    const padding = paddingFor(width, [...scene.nodes.values()], names.widthOf)
    eye.resize({ width, height, padding })
    layers.resize(width, height)
    names.settle(ring)
    stands.spoil()
  }
  const settle = () => {
    const moved = ringOf(ring, placed)
    for (const [i, { id }] of drawn.nodes.entries())
      scene.at.set(moved.get(id) ?? [placed[i * 2]!, placed[i * 2 + 1]!], i * 2)
    state.carried = null
    eye.settle()
    names.settle(ring)
    redraw()
  }
  const spotOf = (node: number) => pointOf(grip.nodeAt(node), eye.view())
  const targetOf = (id: string | null): Target | null => {
    const [node, edge] = [scene.nodes.get(id ?? ''), scene.edges.get(id ?? '')]
    return node !== undefined ? { node } : edge !== undefined ? { edge } : null
  }
  /** The node whose name lies there. */
  const nameAt = ({ x, y }: Point): Target | null => {
    const frame = frameAt(eye.view())
    const found = named
      .map((node) => nameBox(frame, names, node))
      .findLast(
        (name) =>
          x >= name.x - MARK.padding / 2 &&
          x <= name.x + name.width + MARK.padding / 2 &&
          y >= name.y &&
          y <= name.y + name.height,
      )
    return found ? { node: found.node } : null
  }
  const grip: Grip = {
    eye,
    targetAt: (point, slack) => {
      const found = pick(scene, { view: eye.view(), growth: eye.growth() }, point, slack)
      return found && 'node' in found ? found : (nameAt(point) ?? found)
    },
    hover: (target) => {
      canvas.style.cursor = target ? 'pointer' : ''
      if (isAlike(target, state.hovered)) return
      state.hovered = target
      request()
    },
    press: (target) =>
      'node' in target
        ? pressed.onNode(drawn.nodes[target.node]!.id)
        : pressed.onEdge(drawn.edges[target.edge]!.id),
    nodeAt: (node) => ({ x: scene.at[node * 2]!, y: scene.at[node * 2 + 1]! }),
    carry: (node, { x, y }) => {
      if (state.carried !== node) stands.spoil()
      state.carried = node
      scene.at.set([x, y], node * 2)
      request()
    },
    drop: () => {
      state.carried = null
      names.settle(ring)
      redraw()
    },
    tell: hint.tell,
  }
  followMouse(canvas, grip, over.signal)
  followTouch(canvas, grip, over.signal)
  followWheel(canvas, grip, over.signal)
  measure()
  show()

  return {
    place: (at) => {
      if (over.signal.aborted) return
      placed = at
      settle()
    },
    light: (lit: Lit | null) => {
      if (over.signal.aborted) return
      Object.assign(state, emphases(scene, lit))
      const next = lit?.ring?.filter((id) => scene.nodes.has(id)) ?? []
      if (next.length === 0 && ring.length === 0) return redraw()
      ring = next
      settle()
      eye.glideTo(WHOLE)
    },
    choose: (chosen) => {
      state.chosen = targetOf(chosen)
      request()
    },
    reveal: (id) => {
      const node = scene.nodes.get(id)
      if (node === undefined || over.signal.aborted) return
      const { x, y } = spotOf(node)
      const { width, height } = eye.room()
      if (x > 0 && y > 0 && x < width && y < height) return
      eye.bring(grip.nodeAt(node))
    },
    spotOf: (id) => ({ id, ...spotOf(scene.nodes.get(id)!) }),
    zoom: (way) => {
      if (over.signal.aborted) return
      const { width, height } = eye.room()
      if (way === 'WHOLE') eye.glideTo(WHOLE)
      else eye.approach({ x: width / 2, y: height / 2 }, way === 'IN' ? TURN.by : 1 / TURN.by)
    },
    resize: () => {
      const { width, height } = eye.room()
      if (over.signal.aborted || box.clientWidth === 0) return
      // Whoever watches a box is told its size once when it begins.
      if (width === box.clientWidth && height === box.clientHeight) return
      measure()
      // At once: a canvas of another size is empty.
      show()
    },
    picture: () => {
      eye.rest()
      show()
      return canvas
    },
    kill: () => {
      over.abort()
      cancelAnimationFrame(due)
      eye.stop()
      eye.rest()
      hint.remove()
      layers.remove()
    },
  }
}

const isAlike = (a: Target | null, b: Target | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
