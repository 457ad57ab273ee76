import {
  floatOf,
  type Graph,
  type Step,
  type Weights,
  wholeAttribute,
  wholes,
  wholesAttribute,
} from './graph.ts'

/** Pixels of a side that one pixel becomes in a step of enlarging, and in both. */
const [TWO, FOUR] = [2, 4] as const

/** The end of a model that enlarges twice: the steps in their order. */
const END = [
  'ConvTranspose',
  'Add',
  'BatchNormalization',
  'Relu',
  'ConvTranspose',
  'Add',
  'Sigmoid',
] as const

/**
 * The detection model with another end that tells the same. It enlarges its map twice, twofold each time, and each time goes over the
 * large map several times more. No pixel of the result looks at another one of the small map: so all sixteen are reckoned as channels
 * of it, in two convolutions that the runtime does in its own layout, and laid out side by side at last. A quarter of the model's time.
 */
export function enlargeAtOnce(graph: Graph): Graph {
  const at = graph.steps.length - END.length
  const end = graph.steps.slice(at)
  if (!END.every((op, i) => end[i]?.op === op) || !end.every(isNext)) return graph
  const [first, term, norm, , second, lastTerm, share] = end as [
    Step,
    Step,
    Step,
    Step,
    Step,
    Step,
    Step,
  ]
  if (![first, second].every(isTwofold)) return graph
  const weights = new Map(graph.weights)
  const of = (name: string | undefined): Weights => weights.get(name!)!
  const [wide, narrow] = [of(first.inputs[1]), of(second.inputs[1])]
  const [channels = 0, inner = 0] = wide.dims
  if (narrow.dims[1] !== 1) return graph
  const { scale, shift } = normalised(norm, of, constantOf(term, of).values)
  const subpixels = TWO * TWO

  const apart = new Float32Array(subpixels * inner * channels)
  const apartBias = new Float32Array(subpixels * inner)
  for (let sub = 0; sub < subpixels; sub++)
    for (let d = 0; d < inner; d++) {
      const out = sub * inner + d
      apartBias[out] = shift[d]!
      for (let c = 0; c < channels; c++)
        apart[out * channels + c] = wide.values[(c * inner + d) * subpixels + sub]! * scale[d]!
    }

  const together = new Float32Array(FOUR * FOUR * subpixels * inner)
  for (let sub = 0; sub < subpixels; sub++)
    for (let part = 0; part < subpixels; part++) {
      const row = Math.floor(sub / TWO) * TWO + Math.floor(part / TWO)
      const column = (sub % TWO) * TWO + (part % TWO)
      const out = row * FOUR + column
      for (let d = 0; d < inner; d++)
        together[out * subpixels * inner + sub * inner + d] = narrow.values[d * subpixels + part]!
    }
  const bias = new Float32Array(FOUR * FOUR).fill(constantOf(lastTerm, of).values[0]!)

  const name = (what: string) => `enlarged.${what}`
  weights.set(name('apart'), { dims: [subpixels * inner, channels, 1, 1], values: apart })
  weights.set(name('apart.bias'), { dims: [subpixels * inner], values: apartBias })
  weights.set(name('together'), { dims: [FOUR * FOUR, subpixels * inner, 1, 1], values: together })
  weights.set(name('together.bias'), { dims: [FOUR * FOUR], values: bias })
  const point = (input: string, which: string): Step => ({
    op: 'Conv',
    inputs: [input, name(which), name(`${which}.bias`)],
    outputs: [name(`${which}.sum`)],
    attributes: [wholesAttribute('kernel_shape', [1, 1])],
  })
  const plain = (op: string, input: string, output: string): Step => ({
    op,
    inputs: [input],
    outputs: [output],
    attributes: [],
  })
  const steps: Step[] = [
    point(first.inputs[0]!, 'apart'),
    plain('Relu', name('apart.sum'), name('apart.out')),
    point(name('apart.out'), 'together'),
    plain('Sigmoid', name('together.sum'), name('together.out')),
    {
      op: 'DepthToSpace',
      inputs: [name('together.out')],
      outputs: share.outputs,
      attributes: [wholeAttribute('blocksize', FOUR)],
    },
  ]
  return { ...graph, weights, steps: [...graph.steps.slice(0, at), ...steps] }
}

function isNext(step: Step, at: number, all: readonly Step[]): boolean {
  return at === 0 || step.inputs.includes(all[at - 1]!.outputs[0]!)
}

function isTwofold(step: Step): boolean {
  return (
    wholes(step, 'kernel_shape').every((n) => n === TWO) &&
    wholes(step, 'strides').every((n) => n === TWO) &&
    wholes(step, 'pads').every((n) => n === 0) &&
    (wholes(step, 'group')[0] ?? 1) === 1
  )
}

function constantOf(step: Step, of: (name: string) => Weights | undefined): Weights {
  return step.inputs.map(of).find((w) => w !== undefined)!
}

/** Of a normalisation behind a term: what each channel is multiplied by, and what is added then. */
function normalised(
  norm: Step,
  of: (name: string) => Weights,
  term: Float32Array,
): { scale: Float32Array; shift: Float32Array } {
  const [gain, beta, mean, variance] = norm.inputs.slice(1).map((name) => of(name).values) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const scale = gain.map((g, i) => g / Math.sqrt(variance[i]! + floatOf(norm, 'epsilon', 1e-5)))
  const shift = beta.map((b, i) => b + (term[i % term.length]! - mean[i]!) * scale[i]!)
  return { scale, shift }
}
