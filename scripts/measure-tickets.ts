import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TICKET_KINDS } from '../packages/format/src/invoice/ticket-kinds.ts'
import type { ParsedFile } from '../packages/intake/src/invoice.ts'
import { closeIsolation, parseFileIsolated } from '../packages/intake/src/isolate.ts'
import type { ParsedTicket } from '../packages/intake/src/ticket/ticket.ts'

/**
 * Measures the reading of tickets on a folder with an INDEX.json of truths: `measure-tickets.ts FOLDER`. Prints per field how many are
 * right and each miss, the time, and how sure the wrong fields were. Two files at a time, as `xinjian parse` reads them.
 */
interface Sample {
  path: string
  kind: string
  truth?: Record<string, unknown> & { ticketKind?: string; invoiceNumbersReadingOrder?: string[] }
}
/** Fields of a date or an amount. */
const DATE_AND_AMOUNT = new Set(['date', 'total', 'fare', 'price'])

const folder = process.argv[2]
if (!folder) throw new Error('usage: measure-tickets.ts FOLDER')
const index = JSON.parse(await readFile(join(folder, 'INDEX.json'), 'utf8')) as { files: Sample[] }
const samples = index.files.filter((f) => f.kind === 'tickets' && f.truth)
const tallies = new Map<string, { right: number; total: number; misses: string[] }>()
const sureness: { confidence: number; right: boolean }[] = []

const started = performance.now()
const results = new Map<Sample, ParsedFile[]>()
const waiting = [...samples]
await Promise.all([work(), work()])
const ms = performance.now() - started
closeIsolation()
for (const sample of samples) score(sample, results.get(sample) ?? [])
report()

async function work(): Promise<void> {
  for (let sample = waiting.shift(); sample; sample = waiting.shift())
    results.set(
      sample,
      await parseFileIsolated(join(folder!, sample.path), join(folder!, sample.path), {
        forms: true,
        tickets: true,
      }),
    )
}

function score({ path, truth = {} }: Sample, files: ParsedFile[]): void {
  const tickets = files.flatMap((f) => f.tickets ?? [])
  if (truth.invoiceNumbersReadingOrder) {
    const numbers = tickets.map((t) => t.fields.invoiceNumber?.value)
    for (const number of truth.invoiceNumbersReadingOrder)
      note('pasted invoiceNumber', numbers.includes(number), `${path}: ${number} not among them`)
    return
  }
  const [ticket] = tickets
  const found = `${tickets.length} tickets, ${files[0]?.invoices.length} invoices`
  note('one ticket', tickets.length === 1, `${path}: ${found}, ${files[0]?.error?.message ?? '-'}`)
  for (const [name, expected] of Object.entries(truth)) scoreField(path, name, expected, ticket)
}

function scoreField(path: string, name: string, expected: unknown, ticket?: ParsedTicket): void {
  const field = ticket?.fields[name]
  const actual = name === 'ticketKind' ? ticket && TICKET_KINDS[ticket.kind] : field?.value
  const right = actual === expected
  if (field) sureness.push({ confidence: field.confidence, right })
  const sure = field ? ` @${field.confidence}` : ''
  note(name, right, `${path}: ${actual ?? '-'}${sure} instead of ${String(expected)}`)
}

function note(name: string, right: boolean, miss: string): void {
  const tally = tallies.get(name) ?? { right: 0, total: 0, misses: [] }
  tallies.set(name, tally)
  tally.total++
  if (right) tally.right++
  else tally.misses.push(miss)
}

function report(): void {
  const print = (line: string) => process.stdout.write(`${line}\n`)
  const share = (names: (name: string) => boolean) => {
    const list = [...tallies].filter(([name]) => names(name)).map(([, t]) => t)
    const [right, total] = [sum(list.map((t) => t.right)), sum(list.map((t) => t.total))]
    return `${right}/${total} = ${((100 * right) / total).toFixed(1)} %`
  }
  for (const [name, { right, total, misses }] of tallies) {
    print(`${name} ${right}/${total}`)
    for (const miss of misses) print(`  ${miss}`)
  }
  print(`fields: ${share((name) => name !== 'one ticket')}`)
  print(`date and amount: ${share((name) => DATE_AND_AMOUNT.has(name))}`)
  for (const [low, high] of [
    [0, 0.6],
    [0.6, 0.8],
    [0.8, 0.9],
    [0.9, 1],
  ] as const) {
    const band = sureness.filter((s) => s.confidence >= low && s.confidence < high)
    print(
      `confidence ${low}–${high}: ${band.length} fields, ${band.filter((s) => !s.right).length} wrong`,
    )
  }
  print(
    `${samples.length} files in ${(ms / 1000).toFixed(1)} s, ${(samples.length / (ms / 1000)).toFixed(2)} a second`,
  )
}

function sum(list: readonly number[]): number {
  return list.reduce((a, b) => a + b, 0)
}
