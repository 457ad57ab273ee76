import { expect, it } from 'vitest'
import type { OcrModels } from './ocr-models.ts'
import { bandsOf, textMap } from './text-map.ts'

/** A model that sees what is blue, one row down and one row up included. */
function seeing(sizes: number[]): OcrModels {
  const detect: OcrModels['detect'] = async (input, width, height) => {
    sizes.push(width * height)
    const at = (i: number) => input[i] ?? 0
    const data = new Float32Array(width * height).map(
      (_, i) =>
        at(i) + (i >= width ? at(i - width) : 0) + (i + width < width * height ? at(i + width) : 0),
    )
    return { data, dims: [1, height, width] }
  }
  return { detect, recognise: () => Promise.reject(new Error('not asked')), alphabet: [] }
}

it('a large picture is searched in bands, and its map is as if it had been searched at once', async () => {
  const [width, height] = [1600, 1408]
  const data = new Uint8Array(width * height * 3).map((_, i) => (i * 7919) % 251)
  const sizes: number[] = []
  const map = await textMap(seeing(sizes), { width, height, data })
  expect(sizes).toHaveLength(3)
  expect(Math.max(...sizes)).toBeLessThan(1e6)
  const row = (y: number) => map.subarray(y * width, (y + 1) * width)
  const blue = (x: number, y: number) => (data[(y * width + x) * 3 + 2]! / 255 - 0.406) / 0.225
  const besides = (x: number, y: number) =>
    [y - 1, y, y + 1].filter((r) => r >= 0 && r < height).reduce((s, r) => s + blue(x, r), 0)
  for (const y of [0, 1, 479, 480, 481, 959, 960, 961, height - 1])
    for (const x of [0, 77, width - 1]) expect(row(y)[x]).toBeCloseTo(besides(x, y), 4)
})

it.each([
  [960, 736, [736]],
  [32, 32, [32]],
  [1600, 1408, [480, 960, 1408]],
])('%i × %i ends its bands at %j', (width, height, ends) => {
  const bands = bandsOf(width, height)
  expect(bands.map(({ to }) => to)).toEqual(ends)
  expect(bands.map(({ from }) => from)).toEqual([0, ...ends.slice(0, -1)])
})
