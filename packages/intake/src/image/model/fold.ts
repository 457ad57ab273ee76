import {
  floatAttribute,
  type Graph,
  type Step,
  wholeAttribute,
  wholes,
  wholesAttribute,
} from './graph.ts'

/** `scale · x + shift` after a step. */
interface Affine {
  scale: number
  shift: number
  /** What it is called when it is done. */
  output: string
  steps: Step[]
}

/** A soft switch, x · clip(x + 3, 0, 6) / 6, that was written out in four steps. */
interface Switch {
  input: string
  output: string
  steps: Step[]
}

/**
 * The same model in fewer steps. As it was exported from its training, every convolution is followed by a factor and a term of its
 * own and by a soft switch written out in four steps: each goes over the whole picture and back to memory, three quarters of the time
 * in all. Factors and terms go into the weights of the convolution before or after; the switch becomes one step that the runtime
 * does together with the convolution. What is reckoned stays the same but for rounding.
 */
export function foldGraph(graph: Graph): Graph {
  return new Folding(graph).folded()
}

class Folding {
  private readonly graph: Graph
  private readonly gone = new Set<Step>()
  private readonly instead = new Map<Step, Step[]>()
  private readonly consumers = new Map<string, Step[]>()
  private fresh = 0

  constructor(graph: Graph) {
    this.graph = { ...graph, weights: new Map(graph.weights) }
    for (const step of graph.steps)
      for (const input of step.inputs)
        this.consumers.set(input, [...(this.consumers.get(input) ?? []), step])
  }

  folded(): Graph {
    for (const step of this.graph.steps) {
      if (this.gone.has(step)) continue
      if (step.op === 'Conv') this.afterConv(step)
    }
    const steps = this.graph.steps.flatMap((s) =>
      this.gone.has(s) ? (this.instead.get(s) ?? []) : [s],
    )
    return { ...this.graph, steps }
  }

  private afterConv(conv: Step): void {
    const affine = this.affineAfter(conv.outputs[0]!)
    if (affine) {
      this.scaleOutput(conv, affine)
      this.remove(affine.steps)
      conv.outputs = [affine.output]
    }
    const channels = this.graph.weights.get(conv.inputs[1]!)?.dims[0]
    const found = channels && this.switchAfter(conv.outputs[0]!)
    if (!found) return
    const open = this.name('open')
    const replacing: Step[] = [
      {
        op: 'HardSigmoid',
        inputs: [found.input],
        outputs: [open],
        attributes: [floatAttribute('alpha', 1 / 6), floatAttribute('beta', 0.5)],
      },
    ]
    const product: Step = {
      op: 'Mul',
      inputs: [found.input, open],
      outputs: [found.output],
      attributes: [],
    }
    replacing.push(product)
    const then = this.affineAfter(found.output)
    if (then) {
      const users = this.consumers.get(then.output) ?? []
      if (users.length > 0 && users.every((u) => this.takesAffine(u, then.output))) {
        product.outputs = [then.output]
        for (const user of users) this.scaleInput(user, then)
      } else {
        const scale = this.weights([channels, 1, 1, 1], then.scale)
        const shift = this.weights([channels], then.shift)
        replacing.push(this.perChannel(found.output, then.output, scale, shift, channels))
      }
      this.remove(then.steps)
    }
    this.remove(found.steps)
    this.instead.set(found.steps.at(-1)!, replacing)
  }

  /** A convolution that looks at one point of one channel: a factor and a term, in the layout in which convolutions pass on. */
  private perChannel(
    input: string,
    output: string,
    weights: string,
    bias: string,
    channels: number,
  ): Step {
    return {
      op: 'Conv',
      inputs: [input, weights, bias],
      outputs: [output],
      attributes: [
        wholesAttribute('dilations', [1, 1]),
        wholesAttribute('kernel_shape', [1, 1]),
        wholesAttribute('strides', [1, 1]),
        wholeAttribute('group', channels),
        wholesAttribute('pads', [0, 0, 0, 0]),
      ],
    }
  }

  /** At a padded edge the term would be missing, so only what looks at single points takes it. */
  private takesAffine(step: Step, input: string): boolean {
    return (
      step.op === 'Conv' &&
      step.inputs[0] === input &&
      wholes(step, 'pads').every((p) => p === 0) &&
      (wholes(step, 'group')[0] ?? 1) === 1 &&
      this.graph.weights.has(step.inputs[1]!)
    )
  }

  private scaleInput(conv: Step, { scale, shift }: Affine): void {
    const { dims, values } = this.graph.weights.get(conv.inputs[1]!)!
    const [count = 0] = dims
    const each = values.length / count
    const bias = this.biasOf(conv, count)
    for (let c = 0; c < count; c++) {
      let sum = 0
      for (let i = 0; i < each; i++) sum += values[c * each + i]!
      bias[c]! += shift * sum
    }
    this.setWeights(
      conv,
      dims,
      values.map((v) => v * scale),
      bias,
    )
  }

  private scaleOutput(conv: Step, { scale, shift }: Affine): void {
    const { dims, values } = this.graph.weights.get(conv.inputs[1]!)!
    const bias = this.biasOf(conv, dims[0]!).map((v) => v * scale + shift)
    this.setWeights(
      conv,
      dims,
      values.map((v) => v * scale),
      bias,
    )
  }

  private biasOf(conv: Step, count: number): Float32Array {
    const bias = conv.inputs[2]
    return bias ? this.graph.weights.get(bias)!.values.slice() : new Float32Array(count)
  }

  private setWeights(conv: Step, dims: number[], values: Float32Array, bias: Float32Array): void {
    const [w, b] = [this.name('weights'), this.name('bias')]
    this.graph.weights.set(w, { dims, values })
    this.graph.weights.set(b, { dims: [bias.length], values: bias })
    conv.inputs = [conv.inputs[0]!, w, b]
  }

  private weights(dims: number[], value: number): string {
    const name = this.name('weights')
    this.graph.weights.set(name, {
      dims,
      values: new Float32Array(dims.reduce((a, b) => a * b, 1)).fill(value),
    })
    return name
  }

  private affineAfter(name: string): Affine | null {
    const times = this.only(name, 'Mul')
    const scale = times && this.scalarOf(times, name)
    if (!times || scale === null || scale === undefined) return null
    const plus = this.only(times.outputs[0]!, 'Add')
    const shift = plus && this.scalarOf(plus, times.outputs[0]!)
    if (!plus || shift === null || shift === undefined) return null
    return { scale, shift, output: plus.outputs[0]!, steps: [times, plus] }
  }

  private switchAfter(name: string): Switch | null {
    const users = this.consumers.get(name) ?? []
    const plus = users.find((s) => s.op === 'Add' && this.scalarOf(s, name) === 3)
    const clip = plus && this.only(plus.outputs[0]!, 'Clip')
    const times = clip && this.only(clip.outputs[0]!, 'Mul')
    const over = times && this.only(times.outputs[0]!, 'Div')
    if (!over || users.length !== 2 || !times.inputs.includes(name)) return null
    if (this.scalarOf(over, times.outputs[0]!) !== 6) return null
    return { input: name, output: over.outputs[0]!, steps: [plus, clip, times, over] }
  }

  private only(name: string, op: string): Step | null {
    const users = this.consumers.get(name) ?? []
    return users.length === 1 && users[0]!.op === op ? users[0]! : null
  }

  private scalarOf(step: Step, besides: string): number | null {
    const other = step.inputs.find((i) => i !== besides)
    const values = other ? this.graph.weights.get(other)?.values : undefined
    return values?.length === 1 ? values[0]! : null
  }

  private remove(steps: readonly Step[]): void {
    for (const step of steps) this.gone.add(step)
  }

  private name(what: string): string {
    return `folded.${what}.${this.fresh++}`
  }
}
