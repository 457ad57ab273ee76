/** The canvas that is seen, and the pictures that it is put together from while something of many moves. */
import type { Pen2D } from './frame.ts'

export interface Layers {
  canvas: HTMLCanvasElement
  /** Of what is seen. */
  pen: Pen2D
  /** Pictures of what stands: relations, and above them nodes with their names. Between them lies what moves. */
  below: Pen2D
  above: Pen2D
  /** Pixels of the device a CSS pixel. */
  density: () => number
  /** CSS pixels. */
  resize: (width: number, height: number) => void
  remove: () => void
}

/** Throws where the browser gives no canvas to draw on. @param isMany whether there are pictures: without them they have no size */
export function layersIn(box: HTMLElement, className: string, isMany: boolean): Layers {
  const penOf = () => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('no canvas')
    return pen
  }
  const [pen, below, above] = [penOf(), penOf(), penOf()]
  const { canvas } = pen
  canvas.className = className
  box.append(canvas)
  const sized = isMany ? [pen, below, above] : [pen]
  let density = 1
  return {
    ...{ canvas, pen, below, above },
    density: () => density,
    resize: (width, height) => {
      density = devicePixelRatio
      for (const one of sized) {
        one.canvas.width = Math.max(1, Math.round(width * density))
        one.canvas.height = Math.max(1, Math.round(height * density))
      }
      canvas.style.width = `${width}px`
      canvas.style.height = `${height}px`
    },
    remove: () => {
      canvas.remove()
      // What a canvas holds is not free before it has no size.
      for (const one of sized) one.canvas.width = 0
    },
  }
}

/** Clears a picture; from then on it is drawn in CSS pixels. */
export function begin(pen: Pen2D, density: number): void {
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height)
  pen.setTransform(density, 0, 0, density, 0, 0)
}
