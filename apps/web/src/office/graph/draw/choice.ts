/** Which way a graph is drawn here: by sigma where a graphics card draws WebGL 2, else by the processor (docs/decisions/0273). */
import { orReload } from '../../../shell/errors/new-build.ts'
import type { Draw } from './drawing.ts'

export interface Pen {
  draw: Draw
}

/** As browsers name what draws WebGL without a card: Chromium, Mesa, Windows, macOS, a Windows without a driver. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|swrast|software|microsoft basic render|gdi generic/i

/** Whether this name of a renderer is of a program that reckons on the processor. A browser that names none is believed to have a card. */
export const isSoftware = (renderer: string): boolean => SOFTWARE.test(renderer)

/** Whether WebGL 2 is drawn by a graphics card. The context that is asked for it is released. */
export function hasCard(canvas: HTMLCanvasElement = document.createElement('canvas')): boolean {
  const gl = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (!gl) return false
  const named = gl.getExtension('WEBGL_debug_renderer_info')
  const renderer = gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER)
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return !isSoftware(String(renderer))
}

export const flatPen = (): Promise<Pen> => orReload(() => import('./flat/drawing.ts'))
const cardPen = (): Promise<Pen> => orReload(() => import('./card/drawing.ts'))

/** The chunk of the way that is chosen; of the other nothing is fetched. */
export const penFor = (withCard: boolean): Promise<Pen> =>
  // What draws by a card may not even load where WebGL 2 is switched off meanwhile.
  withCard ? cardPen().catch(flatPen) : flatPen()
