/** A million bank lines matched to 300,000 invoices, in a made world of which the truth is known. */
import path from 'node:path'
import { measure } from '../cli/measure.ts'
import { median, report, spread } from '../lib/results.ts'

const PROGRAM = path.resolve(import.meta.dirname, 'match-process.ts')
const LINES = Number(process.env.XINJIAN_BENCH_LINES ?? 1_000_000)
const INVOICES = Math.round(LINES * 0.3)
const CUSTOMERS = Math.round(LINES * 0.02)
const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 3)

interface Told {
  joined: number
  joinSeconds: number
  seconds: number
  lines: number
  truth: number
  states: Record<string, number>
  said: number
  right: number
  doubted: number
  doubtedRight: number
  reasons: { name: string; said: number; right: number }[]
}

const part = (of: number, whole: number): string => (of / whole).toFixed(4)

export async function run(): Promise<void> {
  const runs: Told[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { stdout } = await measure(PROGRAM, [LINES, INVOICES, CUSTOMERS].map(String))
    runs.push(JSON.parse(stdout) as Told)
  }
  const told = runs[0]!
  const { peakMb } = await measure(PROGRAM, [...[LINES, INVOICES, CUSTOMERS].map(String), 'alone'])
  const seconds = runs.map((one) => one.seconds)
  const join = runs.map((one) => one.joinSeconds)
  const ratios = runs.map((one) => one.seconds / one.joinSeconds)
  const [precision, recall] = [told.right / told.said, told.right / told.truth]
  report({
    name: 'ledger-match',
    title: 'Bank lines matched to invoices',
    method: [
      `${told.lines} receipts and ${INVOICES} invoices of ${CUSTOMERS} customers, seeded (bench/ledger/world.ts): ${told.truth} settlements of one invoice, of several at once, in parts, less a fee, by a name that is cut, short or has a slip, by somebody else or by nobody; the rest of the receipts is for nothing that was invoiced.`,
      'Precision: settlements said for sure that are true. Recall: true settlements that are said for sure.',
      'Peer: a hash join of the same rows by equal name and amount, which is the least that any matching does and finds only payments of one invoice by the very name.',
      `Medians of ${ROUNDS} runs, each a process of its own; peak memory of one more that makes the world and matches, without the peer.`,
    ],
    columns: ['settlements', 'said', 'true', 'precision', 'of all that is true'],
    rows: [
      ...told.reasons.map(({ name, said, right }) => [
        ...[name, said, right],
        ...[part(right, said), part(right, told.truth)],
      ]),
      [
        'said for sure',
        told.said,
        told.right,
        part(told.right, told.said),
        part(told.right, told.truth),
      ],
      [
        ...['doubtful', told.doubted, told.doubtedRight],
        ...[part(told.doubtedRight, told.doubted), part(told.doubtedRight, told.truth)],
      ],
      ['hash join, s', spread(join, 2), told.joined, '', ''],
      ['matching, s', spread(seconds, 2), '', '', ''],
    ],
    figures: [
      {
        name: 'precision',
        value: Number(precision.toFixed(4)),
        goal: '≥ 0.99',
        met: precision >= 0.99,
      },
      { name: 'recall', value: Number(recall.toFixed(4)), goal: '≥ 0.95', met: recall >= 0.95 },
      {
        name: 'seconds of matching',
        value: Number(median(seconds).toFixed(2)),
        goal: '< 20',
        met: median(seconds) < 20,
        clock: 'time',
      },
      {
        name: 'times a hash join',
        value: Number(median(ratios).toFixed(1)),
        goal: '≤ 20',
        met: median(ratios) <= 20,
      },
      { name: 'peak memory MiB', value: Math.round(peakMb), goal: '< 512', met: peakMb < 512 },
    ],
  })
}
