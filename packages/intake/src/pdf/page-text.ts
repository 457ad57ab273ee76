import { step } from '../isolate/step.ts'
import type { TextPage, TextRun } from '../layout/text.ts'
import { LIMITS } from '../limits.ts'
import type { PdfPage } from './engine.ts'
import { boundedWork } from './work.ts'

/** Text items of pdf.js that carry text (the others mark structure). */
interface TextItem {
  str: string
  transform: number[]
  width: number
  height: number
}

/**
 * Text layer of a page as runs in viewport points (rotation and crop box applied). Runs that do not stand upright are
 * dropped: they are the letters of the round supervision stamp. If most of the page is turned, the page is turned back.
 */
export async function readPageText(page: PdfPage): Promise<TextPage> {
  const viewport = page.getViewport({ scale: 1 })
  const content = await step(LIMITS.textStepMs, () => boundedWork(() => page.getTextContent()))
  const items = (content.items as unknown as TextItem[])
    .filter((i) => typeof i.str === 'string' && i.str.trim() !== '')
    .slice(0, LIMITS.maxRunsPerPage)
  const placed = items.map((item) => place(item, viewport.transform))
  const turn = commonTurn(placed)
  const [width, height] =
    turn % 180 === 0 ? [viewport.width, viewport.height] : [viewport.height, viewport.width]
  const runs = placed
    .filter((p) => p.turn === turn)
    .map((p) => toRun(p, turn, viewport.width, viewport.height))
  return { width, height, runs, ...(turn !== 0 && { turned: 360 - turn }) }
}

interface Placed {
  item: TextItem
  x: number
  y: number
  size: number
  /** 0, 90, 180, 270, or -1 for anything between. */
  turn: number
}

function place(item: TextItem, view: readonly number[]): Placed {
  const [a, b, c, d, e, f] = item.transform as [number, number, number, number, number, number]
  const [va, vb, vc, vd, ve, vf] = view as [number, number, number, number, number, number]
  const dirX = va * a + vc * b
  const dirY = vb * a + vd * b
  const angle = (Math.atan2(dirY, dirX) * 180) / Math.PI
  const quarter = Math.round(angle / 90)
  const upright = Math.abs(angle - quarter * 90) < 3
  return {
    item,
    x: va * e + vc * f + ve,
    y: vb * e + vd * f + vf,
    size: Math.hypot(c, d) || item.height || 1,
    turn: upright ? (((quarter * 90) % 360) + 360) % 360 : -1,
  }
}

function commonTurn(placed: readonly Placed[]): number {
  const chars = new Map<number, number>()
  for (const p of placed)
    if (p.turn >= 0) chars.set(p.turn, (chars.get(p.turn) ?? 0) + p.item.str.length)
  return [...chars].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/** Baseline start → left edge and vertical centre, in the turned frame. */
function toRun(p: Placed, turn: number, width: number, height: number): TextRun {
  const [x, y] =
    turn === 0
      ? [p.x, p.y]
      : turn === 90
        ? [p.y, width - p.x]
        : turn === 180
          ? [width - p.x, height - p.y]
          : [height - p.y, p.x]
  return {
    text: p.item.str,
    x,
    y: y - p.size * 0.35,
    width: p.item.width,
    height: p.size,
    confidence: 1,
  }
}
