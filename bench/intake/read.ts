/**
 * Reading of documents: files a second, two side by side, each reader in its process. Structured files (PDF with text, OFD, XML) and
 * pictures are made up, each with a number of its own; XINJIAN_BENCH_FILES names a folder of real ones to read besides. Beside the
 * pictures `tesseract` with its Chinese model, where the machine has it.
 */
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { closeIsolation, parseFileIsolated } from '@xinjian/intake'
import {
  DIGITAL,
  digitalFace,
  TAX_CONTROL,
  taxControlFace,
} from '../../packages/intake/test-support/face.ts'
import { toOfd } from '../../packages/intake/test-support/ofd.ts'
import { toPdf } from '../../packages/intake/test-support/pdf.ts'
import { toXml } from '../../packages/intake/test-support/xml.ts'
import { report } from '../lib/results.ts'

const FILES = 240
const PICTURES = 12
const PICTURE = path.resolve(
  import.meta.dirname,
  '../../packages/intake/test-support/fixtures/digital-invoice.png',
)
const AT_ONCE = 2
const STRUCTURED = /\.(?:pdf|ofd|xml)$/i
const PICTURED = /\.(?:png|jpe?g|bmp|webp)$/i

interface Named {
  name: string
  bytes: Uint8Array
}
interface Speed {
  files: number
  seconds: number
  invoices: number
}

/** Invoices like real ones, told apart by their number. */
function made(): Named[] {
  return Array.from({ length: FILES }, (_, i) => {
    const number = `264420000000${String(10_000_000 + i)}`
    const digital = { ...DIGITAL, number }
    const old = { ...TAX_CONTROL, number: number.slice(-8) }
    const kinds = [
      () => ({ name: `${i}.pdf`, bytes: toPdf([digitalFace(digital)]) }),
      () => ({ name: `${i}.ofd`, bytes: toOfd([digitalFace(digital)]) }),
      () => ({ name: `${i}.xml`, bytes: new TextEncoder().encode(toXml(digital)) }),
      () => ({ name: `${i}.pdf`, bytes: toPdf([taxControlFace(old)]) }),
    ]
    return kinds[i % kinds.length]!()
  })
}

const inFolder = (folder: string, like: RegExp): Named[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => like.test(name))
    .map((name) => ({ name, bytes: fs.readFileSync(path.join(folder, name)) }))

async function sideBySide<T>(all: readonly T[], work: (one: T) => Promise<number>): Promise<Speed> {
  const left = [...all]
  let invoices = 0
  const started = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) {
        const found = await work(one)
        invoices += found
      }
    }),
  )
  return { files: all.length, seconds: (performance.now() - started) / 1000, invoices }
}

const ours = (all: readonly Named[], onScan?: (name: string) => void) =>
  sideBySide(all, async ({ name, bytes }) => {
    const invoices = (await parseFileIsolated(name, bytes)).flatMap((file) => file.invoices)
    const sources = invoices.flatMap(({ fields }) => Object.values(fields).map((f) => f.source))
    if (sources.includes('OCR')) onScan?.(name)
    return invoices.length
  })

/** Files of a folder whose own text is read: a scan in a PDF is a picture. */
async function structuredIn(folder: string): Promise<Named[]> {
  const scans = new Set<string>()
  const all = inFolder(folder, STRUCTURED)
  await ours(all, (name) => scans.add(name))
  return all.filter(({ name }) => !scans.has(name))
}

/** Null where the machine has no tesseract with Chinese. */
async function tesseract(all: readonly Named[]): Promise<Speed | null> {
  const run = promisify(execFile)
  const languages = await run('tesseract', ['--list-langs']).catch(() => null)
  if (!languages?.stdout.includes('chi_sim')) return null
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-read-'))
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' }
  try {
    const files = all.map(({ name, bytes }, i) => {
      const file = path.join(dir, `${i}${path.extname(name)}`)
      fs.writeFileSync(file, bytes)
      return file
    })
    return await sideBySide(files, async (file) => {
      await run('tesseract', [file, '-', '-l', 'chi_sim', '--psm', '11'], { env }).catch(() => null)
      return 0
    })
  } finally {
    fs.rmSync(dir, { recursive: true, force: true })
  }
}

const rate = ({ files, seconds }: Speed): number => files / seconds

export async function run(): Promise<void> {
  const folder = process.env.XINJIAN_BENCH_FILES
  const picture = fs.readFileSync(PICTURE)
  const pictures = Array.from({ length: PICTURES }, (_, i) => ({
    name: `${i}.png`,
    bytes: picture,
  }))
  const rows: (string | number)[][] = []
  const row = (what: string, speed: Speed) =>
    rows.push([what, speed.files, speed.invoices, speed.seconds.toFixed(1), rate(speed).toFixed(1)])
  try {
    const cold = await ours(made())
    row('made up, start of the readers included', cold)
    row('made up, once more', await ours(made()))
    let real = cold
    if (folder) {
      real = await ours(await structuredIn(folder))
      row('real, readers warm', real)
    }
    const seen = folder ? inFolder(folder, PICTURED) : pictures
    await ours(pictures.slice(0, AT_ONCE))
    const own = await ours(seen)
    row('pictures', own)
    const peer = await tesseract(seen)
    if (peer) row('pictures, tesseract (text alone)', { ...peer, invoices: 0 })
    const wanted = peer ? Math.max(1, 3 * rate(peer)) : 1
    report({
      name: 'intake-read',
      title: 'Documents read a second',
      method: [
        `${FILES} made-up invoices as PDF, OFD and XML; ${PICTURES} times one drawn invoice${folder ? '; real files of a folder besides, and its pictures in place of the drawn ones' : ''}. Two at once, each reader in a process of its own, from bytes to fields.`,
        peer
          ? 'tesseract: chi_sim, sparse text, one thread each, two at once, on the same pictures; it reads text and tells no field.'
          : 'This machine has no tesseract with Chinese: the pictures stand alone.',
      ],
      columns: ['what', 'files', 'invoices', 's', 'files/s'],
      rows,
      figures: [
        {
          name: 'structured files a second',
          value: Number(rate(real).toFixed(1)),
          goal: '≥ 20',
          met: rate(real) >= 20,
        },
        {
          name: 'pictures a second',
          value: Number(rate(own).toFixed(2)),
          goal: `≥ ${wanted.toFixed(2)}`,
          met: rate(own) >= wanted,
        },
      ],
    })
  } finally {
    closeIsolation()
  }
}
