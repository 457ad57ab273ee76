/** An ONNX model as a graph of steps that can be rewritten. Field numbers are those of onnx.proto. */
import {
  bytesField,
  floatField,
  readFields,
  type WireField,
  wholeField,
  writeFields,
} from './wire.ts'

/** A node: what it does to which values. */
export interface Step {
  op: string
  inputs: string[]
  outputs: string[]
  attributes: WireField[]
}

export interface Weights {
  dims: number[]
  values: Float32Array
}

export interface Graph {
  steps: Step[]
  /** Constants that are floats, by name. */
  weights: Map<string, Weights>
  /** What else the model says of itself, and its graph of inputs and outputs: passed on as it is. */
  rest: WireField[]
  graphRest: WireField[]
}

const MODEL = { graph: 7 } as const
const GRAPH = { step: 1 } as const
const STEP = { input: 1, output: 2, name: 3, op: 4, attribute: 5 } as const
const ATTRIBUTE = { name: 1, float: 2, whole: 3, tensor: 5, wholes: 8, type: 20 } as const
const ATTRIBUTE_TYPE = { float: 1, whole: 2, tensor: 4, wholes: 7 } as const
const TENSOR = { dims: 1, type: 2, floats: 4, name: 8, raw: 9 } as const
const FLOAT = 1

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString()
const all = (fields: readonly WireField[], number: number) =>
  fields.filter((f) => f.number === number)
const one = (fields: readonly WireField[], number: number) =>
  fields.find((f) => f.number === number)

/** The graph of a model file. */
export function readGraph(model: Uint8Array): Graph {
  const rest = readFields(model)
  const inner = readFields(one(rest, MODEL.graph)!.bytes)
  const weights = new Map<string, Weights>()
  const steps: Step[] = []
  for (const { bytes } of all(inner, GRAPH.step)) {
    const step = readStep(bytes)
    const constant = step.op === 'Constant' ? weightsOf(step) : null
    if (constant) weights.set(step.outputs[0]!, constant)
    else steps.push(step)
  }
  return {
    steps,
    weights,
    rest: rest.filter((f) => f.number !== MODEL.graph),
    graphRest: inner.filter((f) => f.number !== GRAPH.step),
  }
}

/** The model file of a graph; constants that nothing uses are left out. */
export function writeGraph({ steps, weights, rest, graphRest }: Graph): Uint8Array {
  const used = new Set(steps.flatMap((s) => s.inputs))
  const constants = [...weights].filter(([name]) => used.has(name))
  const graph = writeFields([
    ...constants.map(([name, w]) => bytesField(GRAPH.step, writeFields(constantFields(name, w)))),
    ...steps.map((s) => bytesField(GRAPH.step, writeFields(stepFields(s)))),
    ...graphRest,
  ])
  return writeFields([...rest, bytesField(MODEL.graph, graph)])
}

/** A whole-number attribute of a step, several for shapes. */
export function wholes(step: Step, name: string): number[] {
  const found = step.attributes.map((a) => readFields(a.bytes)).find((a) => nameOf(a) === name)
  if (!found) return []
  const listed = all(found, ATTRIBUTE.wholes)
  return (listed.length > 0 ? listed : all(found, ATTRIBUTE.whole)).flatMap((f) =>
    f.type === 2 ? packed(f.bytes) : [f.value],
  )
}

/** A real-number attribute of a step. */
export function floatOf(step: Step, name: string, otherwise: number): number {
  const found = step.attributes.map((a) => readFields(a.bytes)).find((a) => nameOf(a) === name)
  const bytes = found && one(found, ATTRIBUTE.float)?.bytes
  return bytes ? new DataView(bytes.buffer, bytes.byteOffset).getFloat32(0, true) : otherwise
}

export const wholesAttribute = (name: string, values: readonly number[]): WireField =>
  bytesField(
    STEP.attribute,
    writeFields([
      bytesField(ATTRIBUTE.name, name),
      ...values.map((v) => wholeField(ATTRIBUTE.wholes, v)),
      wholeField(ATTRIBUTE.type, ATTRIBUTE_TYPE.wholes),
    ]),
  )

export const wholeAttribute = (name: string, value: number): WireField =>
  bytesField(
    STEP.attribute,
    writeFields([
      bytesField(ATTRIBUTE.name, name),
      wholeField(ATTRIBUTE.whole, value),
      wholeField(ATTRIBUTE.type, ATTRIBUTE_TYPE.whole),
    ]),
  )

export const floatAttribute = (name: string, value: number): WireField =>
  bytesField(
    STEP.attribute,
    writeFields([
      bytesField(ATTRIBUTE.name, name),
      floatField(ATTRIBUTE.float, value),
      wholeField(ATTRIBUTE.type, ATTRIBUTE_TYPE.float),
    ]),
  )

const nameOf = (attribute: readonly WireField[]): string =>
  text(one(attribute, ATTRIBUTE.name)!.bytes)

function readStep(bytes: Uint8Array): Step {
  const fields = readFields(bytes)
  return {
    op: text(one(fields, STEP.op)!.bytes),
    inputs: all(fields, STEP.input).map((f) => text(f.bytes)),
    outputs: all(fields, STEP.output).map((f) => text(f.bytes)),
    attributes: all(fields, STEP.attribute),
  }
}

const stepFields = ({ op, inputs, outputs, attributes }: Step): WireField[] => [
  ...inputs.map((i) => bytesField(STEP.input, i)),
  ...outputs.map((o) => bytesField(STEP.output, o)),
  bytesField(STEP.name, outputs[0]!),
  bytesField(STEP.op, op),
  ...attributes,
]

function weightsOf(step: Step): Weights | null {
  const value = one(readFields(step.attributes[0]!.bytes), ATTRIBUTE.tensor)
  if (!value) return null
  const tensor = readFields(value.bytes)
  if (one(tensor, TENSOR.type)?.value !== FLOAT) return null
  const dims = all(tensor, TENSOR.dims).flatMap((f) => (f.type === 2 ? packed(f.bytes) : [f.value]))
  const floats = [...all(tensor, TENSOR.raw), ...all(tensor, TENSOR.floats)].map((f) => f.bytes)
  return { dims, values: new Float32Array(Uint8Array.from(Buffer.concat(floats)).buffer) }
}

function constantFields(name: string, { dims, values }: Weights): WireField[] {
  const raw = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
  const tensor = writeFields([
    ...dims.map((d) => wholeField(TENSOR.dims, d)),
    wholeField(TENSOR.type, FLOAT),
    bytesField(TENSOR.raw, raw),
  ])
  const attribute = writeFields([
    bytesField(ATTRIBUTE.name, 'value'),
    bytesField(ATTRIBUTE.tensor, tensor),
    wholeField(ATTRIBUTE.type, ATTRIBUTE_TYPE.tensor),
  ])
  return stepFields({
    op: 'Constant',
    inputs: [],
    outputs: [name],
    attributes: [bytesField(STEP.attribute, attribute)],
  })
}

/** Whole numbers one after the other. */
function packed(bytes: Uint8Array): number[] {
  const values: number[] = []
  let [value, factor] = [0, 1]
  for (const byte of bytes) {
    value += (byte & 127) * factor
    factor *= 128
    if (byte < 128) {
      values.push(value)
      ;[value, factor] = [0, 1]
    }
  }
  return values
}
