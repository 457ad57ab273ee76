import { describe, expect, it, vi } from 'vitest'
import { hasCard, isSoftware } from './choice.ts'

/** A canvas whose browser draws WebGL 2 by this renderer; null = it draws none. */
function canvasOf(renderer: string | null, isNamed = true) {
  const loseContext = vi.fn()
  const gl = {
    RENDERER: 7937,
    getExtension: (name: string) =>
      name === 'WEBGL_lose_context'
        ? { loseContext }
        : isNamed
          ? { UNMASKED_RENDERER_WEBGL: 37446 }
          : null,
    getParameter: (of: number) => (of === 37446 ? renderer : of === 7937 ? 'WebKit WebGL' : null),
  }
  const getContext = vi.fn(() => (renderer === null ? null : gl))
  return { canvas: { getContext } as unknown as HTMLCanvasElement, getContext, loseContext }
}

describe('the way a graph is drawn', () => {
  it.each([
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    'Google SwiftShader',
    'llvmpipe (LLVM 15.0.7, 256 bits)',
    'llvmpipe, or similar',
    'ANGLE (Mesa, llvmpipe (LLVM 17.0.6, 256 bits), OpenGL 4.5)',
    'softpipe',
    'Mesa DRI swrast',
    'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0, D3D11)',
    'Apple Software Renderer',
    'GDI Generic',
  ])('%s is a program', (renderer) => {
    expect(isSoftware(renderer)).toBe(true)
    expect(hasCard(canvasOf(renderer).canvas)).toBe(false)
  })

  it.each([
    'ANGLE (NVIDIA, NVIDIA GeForce GTX 1650 Direct3D11 vs_5_0 ps_5_0, D3D11)',
    'ANGLE (Intel, Intel(R) UHD Graphics 620 Direct3D11 vs_5_0 ps_5_0, D3D11)',
    'Apple GPU',
    'Mali-G57',
    'Adreno (TM) 640',
    'AMD Radeon R9 200 Series, or similar',
  ])('%s is a card', (renderer) => {
    expect(hasCard(canvasOf(renderer).canvas)).toBe(true)
  })

  it('is asked for without what is slow, and lets go of what it asked with', () => {
    const { canvas, getContext, loseContext } = canvasOf('Apple GPU')
    hasCard(canvas)
    expect(getContext.mock.calls).toEqual([['webgl2', { failIfMajorPerformanceCaveat: true }]])
    expect(loseContext).toHaveBeenCalledOnce()
  })

  it('without WebGL 2 there is no card; a browser that does not name its own is believed', () => {
    expect(hasCard(canvasOf(null).canvas)).toBe(false)
    expect(hasCard(canvasOf('SwiftShader', false).canvas)).toBe(true)
  })
})
