/** The process that circles.ts measures: node bench/graph/count-circles.ts EDGES */
import fs from 'node:fs'
import { countCircles } from '../../packages/graph/src/circles.ts'
import { GraphBuilder } from '../../packages/graph/src/indexed.ts'

const builder = new GraphBuilder()
for (const row of fs.readFileSync(process.argv[2]!, 'utf8').trimEnd().split('\n').slice(1)) {
  const [from = '', to = ''] = row.split(',')
  builder.edge(from, to)
}
const graph = builder.finish()
const started = performance.now()
const { counts } = countCircles(graph, 6)
const seconds = (performance.now() - started) / 1000
process.stdout.write(
  JSON.stringify({
    counts: Object.fromEntries([3, 4, 5, 6].map((length) => [length, counts[length]])),
    seconds,
  }),
)
