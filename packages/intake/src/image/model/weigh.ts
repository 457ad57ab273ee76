import type { Graph, Step } from './graph.ts'

const ONE = 'weigh.one'

/**
 * What is multiplied by a weight of each channel and added to itself is multiplied by the weight and one instead: x + x · w. The weights are a
 * number a channel, what they weigh is as large as the picture and goes through memory once less.
 */
export function weighOnce(graph: Graph): Graph {
  const products = new Map(
    graph.steps.filter((s) => s.op === 'Mul').map((s) => [s.outputs[0]!, s] as const),
  )
  const uses = new Map<string, number>()
  for (const name of graph.steps.flatMap((s) => s.inputs)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const productOf = (sum: Step): Step | undefined => {
    const [itself, name] = sum.inputs
    const product = sum.op === 'Add' ? products.get(name!) : undefined
    return product?.inputs[0] === itself && uses.get(name!) === 1 ? product : undefined
  }
  const gone = new Set(graph.steps.flatMap((s) => productOf(s) ?? []))
  const steps = graph.steps.flatMap((step): Step[] => {
    if (gone.has(step)) return []
    const product = productOf(step)
    if (!product) return [step]
    const [itself, weight] = product.inputs as [string, string]
    const more = `${weight}.and.one`
    return [
      { op: 'Add', inputs: [weight, ONE], outputs: [more], attributes: [] },
      { op: 'Mul', inputs: [itself, more], outputs: step.outputs, attributes: [] },
    ]
  })
  const weights = new Map(graph.weights).set(ONE, { dims: [], values: Float32Array.of(1) })
  return { ...graph, steps, weights }
}
