/** What the bench calls in the browser: the product's drawing and layout, and sigma as its own demo has it, over the same graph. */
import { MultiDirectedGraph } from 'graphology'
import Sigma from 'sigma'
import { coloursIn } from '../../../apps/web/src/office/graph/draw/colours.ts'
import { draw } from '../../../apps/web/src/office/graph/draw/drawing.ts'
import type { Drawn } from '../../../apps/web/src/office/graph/draw/drawn.ts'
import { beginningOf } from '../../../apps/web/src/office/graph/layout/begin.ts'
import { layOut } from '../../../apps/web/src/office/graph/layout/lay-out.ts'

export interface Drawing {
  /** From the call to the frame that shows it, ms. */
  firstMs: number
  /** Middle of the node that is dragged, in the page. */
  spot: { x: number; y: number }
}

export interface Bench {
  layOut(drawn: Drawn): Promise<number>
  ours(drawn: Drawn): Promise<Drawing>
  bare(drawn: Drawn): Promise<Drawing>
  /** Starts counting frames that were drawn; `stop` ends it. */
  count(): void
  stop(): { frames: number; ms: number }
}

const box = document.getElementById('box') as HTMLElement
let placed: Float32Array | null = null
let live: { sigma: { on: unknown; kill(): void } & Pick<Sigma, 'graphToViewport'> } | null = null
let counting: { from: number; frames: number } | null = null
const nothing = () => undefined

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Ends the drawing before; the next begins on a quiet page. */
async function shown(
  make: () => { sigma: Sigma; at: (id: string) => { x: number; y: number } },
  id: string,
): Promise<Drawing> {
  live?.sigma.kill()
  box.replaceChildren()
  await frame()
  const from = performance.now()
  const { sigma, at } = make()
  live = { sigma }
  await frame()
  await frame()
  const firstMs = performance.now() - from
  sigma.on('afterRender', () => {
    if (counting) counting.frames++
  })
  return { firstMs, spot: at(id) }
}

const bench: Bench = {
  async layOut(drawn) {
    const from = performance.now()
    placed = await layOut(beginningOf(drawn), new AbortController().signal)
    return performance.now() - from
  },
  ours: (drawn) =>
    shown(() => {
      const texts = { font: 'sans-serif', wheel: '', appleWheel: '', touch: '' }
      const of = { drawn, placed: placed!, colours: coloursIn(box), texts, still: true }
      const drawing = draw(box, of, { onNode: nothing, onEdge: nothing })
      return { sigma: drawing.sigma as unknown as Sigma, at: drawing.spotOf }
    }, drawn.nodes[0]!.id),
  bare: (drawn) =>
    shown(() => {
      const graph = new MultiDirectedGraph()
      for (const [i, { id, label }] of drawn.nodes.entries())
        graph.addNode(id, {
          ...{ x: placed![i * 2], y: -placed![i * 2 + 1]!, size: 4, label, color: '#3b6ea5' },
        })
      for (const { id, from, to } of drawn.edges) graph.addEdgeWithKey(id, from, to, { size: 1 })
      const sigma = new Sigma(graph, box, { settings: { enableNodeDrag: true } })
      const at = (id: string) =>
        sigma.graphToViewport(graph.getNodeAttributes(id) as { x: number; y: number })
      return { sigma: sigma as unknown as Sigma, at }
    }, drawn.nodes[0]!.id),
  count() {
    counting = { from: performance.now(), frames: 0 }
  },
  stop() {
    const { from, frames } = counting!
    counting = null
    return { frames, ms: performance.now() - from }
  },
}
Object.assign(globalThis, { bench })
