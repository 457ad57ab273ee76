import { afterEach, expect, it, vi } from 'vitest'
import { loadOcrModels } from './ocr-models.ts'

const SIDE = 32

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['above what a reader with its models takes', 400e6, 1],
  ['of a reader that holds nothing else', 200e6, 0],
])(
  'memory %s: the collector is called before a picture is searched',
  async (_, resident, times) => {
    const gc = vi.fn()
    vi.stubGlobal('gc', gc)
    const { detect } = await loadOcrModels()
    vi.spyOn(process.memoryUsage, 'rss').mockReturnValue(resident)
    const { data } = await detect(new Float32Array(3 * SIDE * SIDE), SIDE, SIDE)
    expect(data).toHaveLength(SIDE * SIDE)
    expect(gc).toHaveBeenCalledTimes(times)
  },
)
