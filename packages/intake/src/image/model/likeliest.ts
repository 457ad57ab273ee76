/** What most readings need of a line: the likeliest class of each step and how likely it is. */
import { type Graph, wholeAttribute } from './graph.ts'
import { bytesField, wholeField, writeFields } from './wire.ts'

/** Names of the two outputs, one value for each step. */
export const [LIKELIEST, SHARE] = ['likeliest', 'share'] as const

/** Field numbers and values of onnx.proto. */
const [OUTPUT, FLOAT, WHOLE] = [12, 1, 6] as const

/**
 * Tells the likeliest class besides the chances of all: six thousand numbers for each step need not leave the runtime, a megabyte a
 * line. The chances are the last step's, a row of classes for each step.
 */
export function withLikeliest(graph: Graph): Graph {
  const chances = graph.steps.at(-1)!.outputs[0]!
  const wide = `${LIKELIEST}.wide`
  return {
    ...graph,
    steps: [
      ...graph.steps,
      {
        op: 'TopK',
        inputs: [chances],
        outputs: [SHARE, wide],
        attributes: [wholeAttribute('axis', 2), wholeAttribute('k', 1)],
      },
      {
        op: 'Cast',
        inputs: [wide],
        outputs: [LIKELIEST],
        attributes: [wholeAttribute('to', WHOLE)],
      },
    ],
    graphRest: [...graph.graphRest, output(SHARE, FLOAT), output(LIKELIEST, WHOLE)],
  }
}

/** An output by its name and type; its size is found out when it is there. */
function output(name: string, type: number) {
  const tensor = writeFields([bytesField(1, writeFields([wholeField(1, type)]))])
  return bytesField(OUTPUT, writeFields([bytesField(1, name), bytesField(2, tensor)]))
}
