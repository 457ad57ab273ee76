/** A drawing on canvases that note what is drawn on them, in a box of 672 by 372 pixels. */
import { vi } from 'vitest'
import type { Colours } from '../../colours.ts'
import type { Drawing } from '../../drawing.ts'
import type { Drawn } from '../../drawn.ts'
import { draw } from '../drawing.ts'
import { FOUR, PLACES } from './scene-sample.ts'

export const COLOURS: Colours = {
  ...{ text: 'text', surface: 'surface', line: 'line', chosen: 'chosen' },
  nodes: {
    ...{ CENTRE: 'centre', ENTERPRISE: 'firm', RISKY: 'risky' },
    ...{ PERSON: 'person', FOLDED: 'folded' },
  },
  edges: {
    ...{ TRADE: 'trade', CAPITAL: 'capital', PEOPLE: 'people' },
    ...{ GUARANTEE: 'guarantee', SAME: 'same', LITIGATION: 'litigation' },
  },
}

/** What one canvas shows: since it was cleared last. */
export class Pen {
  readonly canvas: HTMLCanvasElement
  /** `colour opacity width` of each line, in their order. */
  strokes: string[] = []
  /** `colour opacity` of each shape. */
  fills: string[] = []
  texts: string[] = []
  pictures = 0
  globalAlpha = 1
  lineWidth = 1
  strokeStyle = ''
  fillStyle = ''
  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas
  }
  clearRect() {
    this.strokes = []
    this.fills = []
    this.texts = []
    this.pictures = 0
  }
  stroke() {
    this.strokes.push(`${this.strokeStyle} ${this.globalAlpha} ${this.lineWidth}`)
  }
  fill() {
    this.fills.push(`${this.fillStyle} ${this.globalAlpha}`)
  }
  fillText(text: string) {
    this.texts.push(text)
  }
  measureText(text: string) {
    return { width: text.length * 12 }
  }
  drawImage() {
    this.pictures++
  }
  beginPath() {}
  moveTo() {}
  lineTo() {}
  rect() {}
  quadraticCurveTo() {}
  arc() {}
  closePath() {}
  setTransform() {}
  save() {}
  restore() {}
  translate() {}
  rotate() {}
}

export interface Stage {
  drawing: Drawing
  onNode: (id: string) => void
  onEdge: (id: string) => void
  seen: Pen
  below: Pen
  above: Pen
  /** Draws what is due. */
  frame: () => void
  isDue: () => boolean
  /** Where a node is seen, to a thousandth of a pixel. */
  spot: (id: string) => { x: number; y: number }
  mouse: (name: string, x: number, y: number) => void
  touch: (name: string, ...at: (readonly [number, number])[]) => boolean
  wheel: (x: number, y: number, of?: object) => boolean
}

export const TEXTS = { font: 'serif', wheel: 'wheel', appleWheel: 'apple', touch: 'touch' }

export function boxOf(width: number, height: number): HTMLElement {
  const box = document.createElement('div')
  Object.defineProperties(box, { clientWidth: { value: width }, clientHeight: { value: height } })
  document.body.append(box)
  return box
}

/** Ended by `endStage`. */
export function stageOf(of: Drawn = FOUR, placed: Float32Array = PLACES): Stage {
  const pens: Pen[] = []
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (due: () => void) => frames.push(due))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    const pen = new Pen(this)
    pens.push(pen)
    return pen as never
  })
  HTMLCanvasElement.prototype.setPointerCapture = () => undefined
  const pressed = { onNode: vi.fn<(id: string) => void>(), onEdge: vi.fn<(id: string) => void>() }
  const subject = { drawn: of, placed, colours: COLOURS, texts: TEXTS, still: true }
  const drawing = draw(boxOf(672, 372), subject, pressed)
  live.push(drawing)
  const [seen, below, above] = pens as [Pen, Pen, Pen]
  const tell = (event: Event) => {
    seen.canvas.dispatchEvent(event)
    return event.defaultPrevented
  }
  const rounded = (n: number) => Math.round(n * 1000) / 1000
  return {
    ...{ drawing, ...pressed, seen, below, above },
    frame: () => {
      for (const due of frames.splice(0)) due()
    },
    isDue: () => frames.length > 0,
    spot: (id) => {
      const { x, y } = drawing.spotOf(id)
      return { x: rounded(x), y: rounded(y) }
    },
    mouse: (name, clientX, clientY) =>
      void tell(new PointerEvent(name, { clientX, clientY, button: 0, pointerId: 1 })),
    touch: (name, ...at) => {
      const targetTouches = at.map(([clientX, clientY]) => ({ clientX, clientY }))
      return tell(Object.assign(new Event(name, { cancelable: true }), { targetTouches }))
    },
    // Here a turn of the wheel is no event of the mouse, and has no place of its own.
    wheel: (clientX, clientY, more) =>
      tell(
        Object.assign(new WheelEvent('wheel', { deltaY: -1, cancelable: true }), {
          ...{ clientX, clientY, ...more },
        }),
      ),
  }
}

const live: Drawing[] = []

export function endStage(): void {
  for (const drawing of live.splice(0)) drawing.kill()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
}
