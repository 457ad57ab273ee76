/** Makes the world, matches it, and says how long that took and how much of it is true: the program that `match.ts` measures. */
import { matchRows, stateOf } from '@xinjian/engine/reconcile/match'
import { REASONS } from '@xinjian/engine/reconcile/rows'
import { type Columns, world } from './world.ts'

const [lines = 0, invoices = 0, customers = 0] = process.argv.slice(2, 5).map(Number)
/** Without the peer, whose index would count as memory of the matching. */
const alone = process.argv[5] === 'alone'
const made = world({ lines, invoices, customers })
const none = {
  day: new Int32Array(0),
  amount: new Float64Array(0),
  party: new Int32Array(0),
  names: [],
}

/** The least that any matching does: find the invoices of each line by the same name and the same amount. */
function bareJoin(left: Columns, right: Columns): number {
  const keyOf = ({ party, amount, names }: Columns, row: number) =>
    `${names[party[row]!] ?? ''}/${amount[row]}`
  const index = new Map<string, number[]>()
  for (let row = 0; row < right.day.length; row++) {
    const key = keyOf(right, row)
    const same = index.get(key)
    if (same) same.push(row)
    else index.set(key, [row])
  }
  let found = 0
  for (let row = 0; row < left.day.length; row++) found += index.get(keyOf(left, row))?.length ?? 0
  return found
}

const timed = <T>(work: () => T): [T, number] => {
  const started = performance.now()
  const done = work()
  return [done, (performance.now() - started) / 1000]
}
const [joined, joinSeconds] = timed(() => (alone ? 0 : bareJoin(made.lines, made.invoices)))
const [matched, seconds] = timed(() => matchRows(made.lines, made.invoices, none))

const states = { MATCHED: 0, DOUBTFUL: 0, UNMATCHED: 0 }
for (let line = 0; line < matched.reason.length; line++) states[stateOf(matched, line)]++
const reasons = REASONS.map((name) => ({ name, said: 0, right: 0 }))
let [said, right, doubted, doubtedRight] = [0, 0, 0, 0]
for (const [at, flow] of matched.links.flow.entries()) {
  const is = made.truth.has(flow * invoices + matched.links.claim[at]!)
  const reason = reasons[matched.reason[flow]!]!
  reason.said++
  if (is) reason.right++
  if (stateOf(matched, flow) === 'MATCHED') {
    said++
    if (is) right++
  } else {
    doubted++
    if (is) doubtedRight++
  }
}
process.stdout.write(
  JSON.stringify({
    ...{ lines: made.lines.day.length, truth: made.truth.size, joined, joinSeconds, seconds },
    ...{ states, said, right, doubted, doubtedRight },
    reasons: reasons.filter((reason) => reason.said > 0),
  }),
)
