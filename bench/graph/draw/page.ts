/** What the bench calls in the browser: the product's drawing and layout, and sigma as its own demo has it, over the same graph. */
import { MultiDirectedGraph } from 'graphology'
import Sigma from 'sigma'
import { hasCard, penFor } from '../../../apps/web/src/office/graph/draw/choice.ts'
import { coloursIn } from '../../../apps/web/src/office/graph/draw/colours.ts'
import type { Drawn } from '../../../apps/web/src/office/graph/draw/drawn.ts'
import { beginningOf } from '../../../apps/web/src/office/graph/layout/begin.ts'
import { layOut } from '../../../apps/web/src/office/graph/layout/lay-out.ts'

interface Spot {
  x: number
  y: number
}

export interface First {
  /** From the call to the second frame after it, ms. */
  firstMs: number
  /** Middle of the node that is dragged, in the page. */
  spot: Spot
  /** Whether the processor draws by itself. */
  isFlat: boolean
}

export interface Bench {
  /** Lays out the graph that is drawn from now on; ms. */
  layOut(drawn: Drawn): Promise<number>
  ours(): Promise<First>
  bare(): Promise<First>
  /** Starts counting; `stop` ends it. A frame counts that was drawn with the dragged node at another place than in the one before. */
  count(): void
  stop(): { frames: number; ms: number }
}

interface Live {
  at: () => Spot
  /** Whether a frame was drawn since it was asked last. */
  wasDrawn: () => boolean
  kill: () => void
  isFlat: boolean
}

const box = document.getElementById('box') as HTMLElement
const colours = coloursIn(box)
let graph: { drawn: Drawn; placed: Float32Array }
let live: Live | null = null
let counting: { from: number; frames: number; spot: Spot } | null = null
const nothing = () => undefined

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Ends the drawing before; the next begins on a quiet page. */
async function shown(make: () => Promise<Live>): Promise<First> {
  live?.kill()
  live = null
  box.replaceChildren()
  await frame()
  await frame()
  const from = performance.now()
  live = await make()
  await frame()
  await frame()
  return { firstMs: performance.now() - from, spot: live.at(), isFlat: live.isFlat }
}

/** By sigma: it says itself when it has drawn. */
function bySigma(sigma: { on: (event: 'afterRender', heard: () => void) => unknown }) {
  let drawn = false
  sigma.on('afterRender', () => {
    drawn = true
  })
  return () => {
    const was = drawn
    drawn = false
    return was
  }
}

/** By the processor: its canvas was cleared since, and has the colour of the node where the node stands. Reading it waits for the canvas. */
function byCanvas(at: () => Spot) {
  const pen = box.querySelector('canvas')!.getContext('2d')!
  const probe = document.createElement('canvas').getContext('2d')!
  probe.fillStyle = colours.nodes.CENTRE
  probe.fillRect(0, 0, 1, 1)
  const wanted = probe.getImageData(0, 0, 1, 1).data.join()
  let cleared = 0
  const { clearRect } = pen
  pen.clearRect = (...of) => {
    cleared++
    clearRect.apply(pen, of)
  }
  return () => {
    const { x, y } = at()
    const pixel = () =>
      pen
        .getImageData(Math.round(x * devicePixelRatio), Math.round(y * devicePixelRatio), 1, 1)
        .data.join()
    const was = cleared > 0 && pixel() === wanted
    cleared = 0
    return was
  }
}

const look = () => {
  if (!counting) return
  const { x, y } = live!.at()
  const isElsewhere = x !== counting.spot.x || y !== counting.spot.y
  if (live!.wasDrawn() && isElsewhere) {
    counting.frames++
    counting.spot = { x, y }
  }
  // Behind the frame: what is due in it was drawn.
  requestAnimationFrame(() => setTimeout(look))
}

const bench: Bench = {
  async layOut(drawn) {
    // Chunks are there: no line is measured.
    await penFor(hasCard())
    const from = performance.now()
    graph = { drawn, placed: await layOut(beginningOf(drawn), new AbortController().signal) }
    return performance.now() - from
  },
  ours: () =>
    shown(async () => {
      const { drawn, placed } = graph
      const texts = { font: 'sans-serif', wheel: '', appleWheel: '', touch: '' }
      const { draw } = await penFor(hasCard())
      const drawing = draw(
        box,
        { drawn, placed, colours, texts, still: true },
        { onNode: nothing, onEdge: nothing },
      )
      const at = () => drawing.spotOf(drawn.nodes[0]!.id)
      const isFlat = !('sigma' in drawing)
      const wasDrawn =
        'sigma' in drawing ? bySigma(drawing.sigma as Parameters<typeof bySigma>[0]) : byCanvas(at)
      return { at, wasDrawn, kill: drawing.kill, isFlat }
    }),
  bare: () =>
    shown(async () => {
      const { drawn, placed } = graph
      const of = new MultiDirectedGraph()
      for (const [i, { id, label }] of drawn.nodes.entries())
        of.addNode(id, {
          ...{ x: placed[i * 2], y: -placed[i * 2 + 1]!, size: 4, label, color: '#3b6ea5' },
        })
      for (const { id, from, to } of drawn.edges) of.addEdgeWithKey(id, from, to, { size: 1 })
      const sigma = new Sigma(of, box, { settings: { enableNodeDrag: true } })
      const { id } = drawn.nodes[0]!
      const at = () => sigma.graphToViewport(of.getNodeAttributes(id) as Spot)
      return { at, wasDrawn: bySigma(sigma), kill: () => sigma.kill(), isFlat: false }
    }),
  count() {
    counting = { from: performance.now(), frames: 0, spot: live!.at() }
    live!.wasDrawn()
    look()
  },
  stop() {
    const { from, frames } = counting!
    counting = null
    return { frames, ms: performance.now() - from }
  },
}
Object.assign(globalThis, { bench })
