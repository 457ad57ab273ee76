import { expect, it } from 'vitest'
import type { OcrModels } from './ocr-models.ts'
import { bandsOf, textMap } from './text-map.ts'

/** A model that sees what is blue, its two neighbours across the bands included. */
function seeing(strip: boolean, sizes: number[]): OcrModels {
  const detect: OcrModels['detect'] = async (input, width, height) => {
    sizes.push(width * height)
    const at = (x: number, y: number) =>
      x < 0 || y < 0 || x >= width || y >= height ? 0 : input[y * width + x]!
    const data = new Float32Array(width * height).map((_, i) => {
      const [x, y] = [i % width, Math.floor(i / width)]
      const beside = strip ? at(x - 1, y) + at(x + 1, y) : at(x, y - 1) + at(x, y + 1)
      return at(x, y) + beside
    })
    return { data, dims: [1, height, width] }
  }
  return { detect, recognise: () => Promise.reject(new Error('not asked')), alphabet: [] }
}

it.each([
  ['bands', 1600, 1408, 3, [0, 1, 479, 480, 481, 959, 960, 961]],
  ['bands along a strip', 6528, 320, 3, [0, 1, 2175, 2176, 2177, 4351, 4352, 4353]],
])(
  'a large picture is searched in %s, and its map is as if it had been searched at once',
  async (_, width, height, count, edges) => {
    const data = new Uint8Array(width * height * 3).map((_, i) => (i * 7919) % 251)
    const sizes: number[] = []
    const strip = width > 2 * height
    const map = await textMap(seeing(strip, sizes), { width, height, data })
    expect(sizes).toHaveLength(count)
    expect(Math.max(...sizes)).toBeLessThan(1e6)
    const blue = (x: number, y: number) =>
      x < 0 || y < 0 || x >= width || y >= height
        ? 0
        : (data[(y * width + x) * 3 + 2]! / 255 - 0.406) / 0.225
    const besides = (x: number, y: number) =>
      blue(x, y) + (strip ? blue(x - 1, y) + blue(x + 1, y) : blue(x, y - 1) + blue(x, y + 1))
    for (const along of [...edges, (strip ? width : height) - 1])
      for (const across of [0, 77, (strip ? height : width) - 1]) {
        const [x, y] = strip ? [along, across] : [across, along]
        expect(map[y * width + x]).toBeCloseTo(besides(x, y), 4)
      }
  },
)

it.each([
  [960, 736, [736]],
  [32, 32, [32]],
  [1600, 1408, [480, 960, 1408]],
])('%i × %i ends its bands at %j', (width, height, ends) => {
  const bands = bandsOf(width, height)
  expect(bands.map(({ to }) => to)).toEqual(ends)
  expect(bands.map(({ from }) => from)).toEqual([0, ...ends.slice(0, -1)])
})
