import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  closeIsolation,
  HEADER_FIELDS,
  kindFromName,
  type ParsedFile,
  type ParsedInvoice,
  parseFileIsolated,
} from '../packages/intake/src/index.ts'

/**
 * Measures intake on a folder with an INDEX.json of truths: `measure-intake.ts FOLDER [--misses]`. Prints per format how many
 * fields are right, each miss, how non-invoices and hostile files fared, the time, and how sure the wrong fields were.
 */
interface Sample {
  path: string
  format: string
  group: string
  truth?: Record<string, unknown>
}
interface Tally {
  files: number
  right: number
  total: number
  ms: number
  misses: string[]
}

const folder = process.argv[2]
if (!folder) throw new Error('usage: measure-intake.ts FOLDER')
const index = JSON.parse(await readFile(join(folder, 'INDEX.json'), 'utf8')) as { files: Sample[] }
const tallies = new Map<string, Tally>()
const calibration: { sure: number; right: boolean; what: string }[] = []
const refused: string[] = []
const booked: string[] = []

for (const sample of index.files) {
  const { truth } = sample
  if (!truth || !/^(?:invoices|negative|malformed|qr\/img)/.test(sample.group)) continue
  if (/42\.zip$/.test(sample.path)) continue
  const bytes = await readFile(join(folder, sample.path)).catch(() => null)
  if (!bytes) continue
  const started = performance.now()
  const files = await parseFileIsolated(sample.path, bytes)
  const ms = performance.now() - started
  if (truth.invoiceKind === undefined && !sample.group.startsWith('qr'))
    noteNegative(sample, files, ms)
  else score(sample, truth, files, ms)
}
closeIsolation()
report()

function noteNegative(sample: Sample, files: ParsedFile[], ms: number): void {
  const found = files.flatMap((f) => f.invoices)
  const codes = files.map((f) => f.error?.code ?? '-').join(',')
  ;(found.length === 0 ? refused : booked).push(`${sample.path}: ${codes} (${Math.round(ms)} ms)`)
}

function score(
  sample: Sample,
  truth: Record<string, unknown>,
  files: ParsedFile[],
  ms: number,
): void {
  const key = sample.group.startsWith('qr') ? 'qr picture' : sample.group.replace('invoices/', '')
  const tally = tallies.get(key) ?? { files: 0, right: 0, total: 0, ms: 0, misses: [] }
  tallies.set(key, tally)
  tally.files++
  tally.ms += ms
  const invoices = files.flatMap((f) => f.invoices)
  const invoice = invoices[0]
  if (invoices.length !== 1)
    tally.misses.push(`${sample.path}: ${invoices.length} invoices, ${files[0]?.error?.message}`)
  for (const [field, expected] of expectations(truth)) {
    tally.total++
    const actual = invoice ? actualOf(invoice, field) : null
    const right = same(field, expected, actual)
    if (right) tally.right++
    else
      tally.misses.push(`${sample.path} ${field}: ${String(actual)} instead of ${String(expected)}`)
    const evidence = invoice?.fields[field as keyof ParsedInvoice['fields']]
    if (evidence)
      calibration.push({ sure: evidence.confidence, right, what: `${sample.path} ${field}` })
  }
}

function expectations(truth: Record<string, unknown>): [string, unknown][] {
  const list: [string, unknown][] = []
  for (const field of HEADER_FIELDS)
    if (truth[field] !== undefined) list.push([field, truth[field]])
  if (truth.taxAmount === undefined && /^\*+$/.test(String(truth.taxAmountPrinted ?? '')))
    list.push(['taxAmount', null])
  if (truth.itemCount !== undefined) list.push(['itemCount', truth.itemCount])
  if (truth.redOfInvoiceNumber !== undefined)
    list.push(['redOfInvoiceNumber', truth.redOfInvoiceNumber])
  return list
}

function actualOf(invoice: ParsedInvoice, field: string): unknown {
  return field === 'itemCount' ? invoice.items.length : invoice[field as keyof ParsedInvoice]
}

function same(field: string, expected: unknown, actual: unknown): boolean {
  if (field === 'invoiceKind') {
    const kind = kindOfTruth(String(expected))
    return kind === 'DIGITAL' ? String(actual).startsWith('DIGITAL_') : kind === actual
  }
  if (field.endsWith('Name'))
    return String(expected).normalize('NFKC') === String(actual ?? '').normalize('NFKC')
  return expected === actual
}

/** `数电票` alone leaves 专 or 普 open. */
function kindOfTruth(name: string): string | null {
  return /^数电票(?:（红字）)?$/.test(name) ? 'DIGITAL' : kindFromName(name)
}

function report(): void {
  const print = (line: string) => process.stdout.write(`${line}\n`)
  let [right, total] = [0, 0]
  for (const [format, t] of tallies) {
    right += t.right
    total += t.total
    const share = ((100 * t.right) / t.total).toFixed(2)
    print(
      `${format}: ${t.right}/${t.total} = ${share} % in ${t.files} files, ${Math.round(t.ms / t.files)} ms each`,
    )
    for (const miss of t.misses) print(`  ${miss}`)
  }
  print(`all: ${right}/${total} = ${((100 * right) / total).toFixed(2)} %`)
  print(`told apart: ${refused.length}, booked by mistake: ${booked.length}`)
  for (const line of [...booked.map((b) => `  BOOKED ${b}`), ...refused.map((r) => `  ${r}`)])
    print(line)
  for (const [low, high] of [
    [0, 0.6],
    [0.6, 0.8],
    [0.8, 0.9],
    [0.9, 1],
  ] as const) {
    const band = calibration.filter((c) => c.sure >= low && c.sure < high)
    const wrong = band.filter((c) => !c.right)
    print(`confidence ${low}–${high}: ${band.length} fields, ${wrong.length} wrong`)
    for (const w of wrong) print(`  ${w.sure} ${w.what}`)
  }
}
