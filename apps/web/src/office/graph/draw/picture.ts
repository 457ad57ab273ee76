import type { Colours } from './colours.ts'
import type { Drawing } from './drawing.ts'

const EDGE = 16
const LINE = 22

/** What is seen of the graph as a PNG, on the page's ground, with lines above that say what it is of. */
export function pictureOf(
  { picture }: Pick<Drawing, 'picture'>,
  { surface, text }: Colours,
  { lines, font }: { lines: readonly string[]; font: string },
): Promise<Blob> {
  const stage = picture()
  const scale = stage.width / Math.max(1, stage.clientWidth)
  const head = (lines.length * LINE + EDGE) * scale
  const canvas = document.createElement('canvas')
  canvas.width = stage.width
  canvas.height = stage.height + head
  const pen = canvas.getContext('2d')!
  pen.fillStyle = surface
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(stage, 0, head)
  pen.fillStyle = text
  pen.textBaseline = 'top'
  pen.font = `${13 * scale}px ${font}`
  for (const [i, line] of lines.entries())
    pen.fillText(line, EDGE * scale, (EDGE + i * LINE) * scale)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
