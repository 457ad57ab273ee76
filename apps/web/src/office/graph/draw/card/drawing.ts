/** The graph on its canvas, by sigma (docs/decisions/0192). Fetched with the first graph that is drawn where there is a graphics card. */
import { MultiDirectedGraph } from 'graphology'
import Sigma from 'sigma'
import {
  extremityArrow,
  layerFill,
  layerPlain,
  pathCurved,
  pathLine,
  sdfCircle,
  sdfDiamond,
  sdfSquare,
} from 'sigma/rendering'
import type { Lit } from '../../world.ts'
import {
  EDGE_OPACITY,
  type Emphasis,
  emphasisOf,
  FARTHEST,
  GLIDE_MS,
  MARK,
  NEAREST,
  NODE_OPACITY,
  radiusOf,
  SHAPES,
  SLACK,
  WIDER,
  widthOf,
} from '../appearance.ts'
import type { Colours } from '../colours.ts'
import type { Drawing, Pressed, Subject } from '../drawing.ts'
import type { Drawn } from '../drawn.ts'
import { ringOf, sideOnRing } from '../ring.ts'
import { NAME_SIZE, nameWidths, paddingFor, type Side, sideWithin } from '../side.ts'

interface NodeLook {
  x: number
  y: number
  size: number
  color: string
  label: string
  /** Where the label stands beside it. */
  side: Side
  shape: string
}
interface EdgeLook {
  size: number
  color: string
  label: string
  amount: string
  head: string
}

/** Where movement is unwelcome nothing glides. Milliseconds: of none sigma makes no place at all. */
const AT_ONCE = 1
/** The drawing as a whole, which is how it is first seen. */
const WHOLE = { cameraState: { x: 0.5, y: 0.5, ratio: 1, angle: 0 } }

const graphOf = ({ nodes, edges }: Drawn, placed: Float32Array, colours: Colours) => {
  const graph = new MultiDirectedGraph<NodeLook, EdgeLook>()
  for (const [i, { id, label, kind, weight }] of nodes.entries())
    graph.addNode(id, {
      x: placed[i * 2]!,
      // The screen counts downwards, sigma upwards.
      y: -placed[i * 2 + 1]!,
      size: radiusOf(kind, weight),
      color: colours.nodes[kind],
      label,
      side: 'right',
      shape: SHAPES[kind],
    })
  for (const { id, from, to, tone, directed, weight, label, amount } of edges)
    graph.addEdgeWithKey(id, from, to, {
      size: widthOf(weight),
      color: colours.edges[tone],
      label,
      amount,
      head: directed ? 'arrow' : 'none',
    })
  return graph
}

/** Draws into the box, which has a width and a height. Throws where the browser draws no WebGL 2. */
export function draw(
  box: HTMLElement,
  of: Subject,
  pressed: Pressed,
): Drawing & { sigma: { on: (event: 'afterRender', heard: () => void) => unknown } } {
  const { colours, texts, drawn } = of
  let placed = of.placed
  const graph = graphOf(drawn, placed, colours)
  const names = nameWidths(texts.font)
  const padding = () => paddingFor(box.clientWidth, drawn.nodes, ({ label }) => names(label))
  const sigma = new Sigma(graph, box, {
    primitives: {
      nodes: {
        shapes: [sdfCircle(), sdfDiamond(), sdfSquare()],
        layers: [layerFill()],
        label: { font: { family: texts.font, size: NAME_SIZE }, color: colours.text },
      },
      edges: {
        paths: [pathLine(), pathCurved()],
        extremities: [extremityArrow()],
        layers: [layerPlain()],
      },
    },
    customNodeState: { emphasis: 'PLAIN' as Emphasis, isChosen: false },
    customEdgeState: { emphasis: 'PLAIN' as Emphasis, isChosen: false },
    styles: {
      nodes: {
        x: { attribute: 'x' },
        y: { attribute: 'y' },
        size: { attribute: 'size' },
        shape: { attribute: 'shape' },
        color: { attribute: 'color' },
        label: { attribute: 'label' },
        labelPosition: { attribute: 'side' },
        labelColor: colours.text,
        opacity: (_, { emphasis }) => NODE_OPACITY[emphasis],
        labelVisibility: (_, { emphasis, isChosen, isHovered }) =>
          emphasis === 'LIT' || isChosen || isHovered
            ? 'visible'
            : emphasis === 'PALE'
              ? 'hidden'
              : 'auto',
        depth: (_, { emphasis, isChosen }) =>
          isChosen || emphasis === 'LIT' ? 'topNodes' : 'nodes',
        backdropVisibility: (_, { isChosen, isHovered }) =>
          isChosen || isHovered ? 'visible' : 'hidden',
        backdropColor: colours.surface,
        backdropBorderColor: colours.chosen,
        backdropBorderWidth: MARK.border,
        backdropPadding: MARK.padding,
        cursor: 'pointer',
      },
      edges: {
        path: 'straight',
        parallelPath: 'curved',
        size: ({ size }, { emphasis, isChosen, isHovered }) =>
          isChosen || isHovered || emphasis === 'LIT' ? size + WIDER : size,
        color: ({ color }, { isChosen }) => (isChosen ? colours.chosen : color),
        head: { attribute: 'head' },
        opacity: (_, { emphasis }) => EDGE_OPACITY[emphasis],
        label: ({ label, amount }, { emphasis }) =>
          emphasis === 'LIT' ? [label, amount].filter(Boolean).join(' ') : label,
        labelPosition: 'above',
        labelColor: colours.text,
        depth: (_, { emphasis, isChosen }) =>
          isChosen || emphasis === 'LIT' ? 'topEdges' : 'edges',
        cursor: 'pointer',
      },
    },
    settings: {
      enableEdgeEvents: true,
      enableNodeDrag: true,
      renderEdgeLabels: drawn.edges.some(({ label, amount }) => label !== '' || amount !== ''),
      labelRenderedSizeThreshold: 0,
      // In pixels: in the measure of the layout, sigma's own, parties of a small graph would cover one another.
      itemSizesReference: 'screen',
      edgePickingPadding: SLACK,
      nodePickingPadding: SLACK,
      stagePadding: padding(),
      minCameraRatio: NEAREST,
      maxCameraRatio: FARTHEST,
      ...(of.still && {
        zoomDuration: AT_ONCE,
        inertiaDuration: AT_ONCE,
        doubleClickZoomingDuration: AT_ONCE,
      }),
      // A page behind another tab has no width.
      allowInvalidContainer: true,
      gestureTarget: 'shared',
      sharedGestureWheelMessage: texts.wheel,
      sharedGestureAppleWheelMessage: texts.appleWheel,
      sharedGestureTouchMessage: texts.touch,
    },
  })
  sigma.on('clickNode', ({ node }) => pressed.onNode(node))
  sigma.on('clickNodeLabel', ({ node }) => pressed.onNode(node))
  sigma.on('clickEdge', ({ edge }) => pressed.onEdge(edge))
  const camera = sigma.getCamera()
  const glide = { duration: of.still ? AT_ONCE : GLIDE_MS }
  let isOver = false
  let ring: readonly string[] = []
  let isMoved = true
  const settle = () => {
    const moved = ringOf(ring, placed)
    let i = 0
    graph.updateEachNodeAttributes(
      (id, look) => {
        const [x, y] = moved.get(id) ?? [placed[i * 2]!, placed[i * 2 + 1]!]
        i++
        // The screen counts downwards, sigma upwards.
        return { ...look, x, y: -y }
      },
      { attributes: ['x', 'y'] },
    )
    isMoved = true
  }
  /** Once sigma knows where they stand: no name is cut by the edge. */
  sigma.on('afterProcess', () => {
    if (!isMoved || box.clientWidth === 0) return
    isMoved = false
    graph.updateEachNodeAttributes(
      (id, look) => {
        const place = ring.indexOf(id)
        const side = sideWithin(place < 0 ? 'right' : sideOnRing(place, ring.length), {
          ...{ x: sigma.graphToViewport(look, WHOLE).x, radius: look.size },
          ...{ name: names(look.label), width: box.clientWidth },
        })
        return { ...look, side }
      },
      { attributes: ['side'] },
    )
  })
  return {
    sigma,
    place: (at: Float32Array) => {
      if (isOver) return
      placed = at
      settle()
    },
    light: (lit: Lit | null) => {
      if (isOver) return
      for (const id of graph.nodes())
        sigma.setNodeState(id, { emphasis: emphasisOf(lit?.nodes.has(id)) })
      for (const id of graph.edges())
        sigma.setEdgeState(id, { emphasis: emphasisOf(lit?.edges.has(id)) })
      const next = lit?.ring?.filter((id) => graph.hasNode(id)) ?? []
      if (next.length === 0 && ring.length === 0) return
      ring = next
      settle()
      void camera.reset(glide)
    },
    choose: (chosen: string | null) => {
      if (isOver) return
      for (const id of graph.nodes()) sigma.setNodeState(id, { isChosen: id === chosen })
      for (const id of graph.edges()) sigma.setEdgeState(id, { isChosen: id === chosen })
    },
    reveal: (id: string) => {
      if (isOver || !graph.hasNode(id)) return
      const { x, y } = sigma.graphToViewport(graph.getNodeAttributes(id))
      const { width, height } = sigma.getDimensions()
      if (x > 0 && y > 0 && x < width && y < height) return
      const at = sigma.getNodeDisplayData(id)
      if (at) void camera.animate({ x: at.x, y: at.y }, glide)
    },
    spotOf: (id: string) => ({ id, ...sigma.graphToViewport(graph.getNodeAttributes(id)) }),
    zoom: (way: 'IN' | 'OUT' | 'WHOLE') =>
      void (way === 'WHOLE'
        ? camera.reset(glide)
        : way === 'IN'
          ? camera.zoomIn(glide)
          : camera.zoomOut(glide)),
    resize: () => {
      if (isOver || box.clientWidth === 0) return
      isMoved = true
      sigma.setSetting('stagePadding', padding())
      sigma.resize().scheduleRefresh()
    },
    picture: () => {
      // What WebGL drew is gone with its frame: it is drawn and copied in one go.
      sigma.refresh()
      return sigma.getStageCanvas()
    },
    kill: () => {
      isOver = true
      sigma.kill()
    },
  }
}
