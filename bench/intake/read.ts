/**
 * Reading of documents: files a second, two side by side, each reader in its process; how many fields are right, and how far what a
 * reader says of its own sureness can be believed. Everything is made up unless folders of real files are named:
 *   XINJIAN_BENCH_FILES    invoices (PDF, OFD, XML, pictures), an INDEX.json in the folder or above it with `files: [{ path, truth }]`
 *   XINJIAN_BENCH_TICKETS  pictures of tickets, likewise
 * Beside the pictures `tesseract` with its Chinese model, where the machine has it.
 */
import { closeIsolation, type ParsedFile, parseFileIsolated } from '@xinjian/intake'
import { type Figure, report } from '../lib/results.ts'
import { drawn, drawnTickets, FILES, made, PICTURES } from './made.ts'
import { type Judged, judgeInvoice, judgeTicket } from './quality/judge.ts'
import { judgeText, type PeerRun, tesseract } from './quality/peer.ts'
import { CONFIDENT, ofMeasured } from './quality/score.ts'
import { type Quality, qualityFigures, qualityRows } from './quality/table.ts'
import { inFolder, type Known } from './quality/truth.ts'
import { AT_ONCE, rate, type Speed, sideBySide } from './side-by-side.ts'

const STRUCTURED = /\.(?:pdf|ofd|xml)$/i
const PICTURED = /\.(?:png|jpe?g|bmp|webp)$/i

interface Reading {
  speed: Speed
  files: ReadonlyMap<string, ParsedFile[]>
}

async function ours(all: readonly Known[], tickets = false): Promise<Reading> {
  const files = new Map<string, ParsedFile[]>()
  const speed = await sideBySide(all, async ({ name, bytes }) => {
    const read = await parseFileIsolated(name, bytes, { tickets })
    files.set(name, read)
    return read.reduce((sum, one) => sum + one.invoices.length + (one.tickets?.length ?? 0), 0)
  })
  return { speed, files }
}

const isRecognised = (read: readonly ParsedFile[]): boolean =>
  read.some(({ invoices }) =>
    invoices.some(({ fields }) => Object.values(fields).some(({ source }) => source === 'OCR')),
  )

/** Files of a folder whose own text is read: a scan in a PDF is a picture. */
async function structuredIn(folder: string): Promise<Known[]> {
  const all = inFolder(folder, STRUCTURED)
  const { files } = await ours(all)
  return all.filter(({ name }) => !isRecognised(files.get(name)!))
}

type Judge = (file: ParsedFile, truth: Readonly<Record<string, string>>) => Judged[]

const judged = (all: readonly Known[], { files }: Reading, judge: Judge): Judged[] =>
  all.flatMap(({ name, truth }) => (truth ? judge(files.get(name)![0]!, truth) : []))

const peerJudged = (all: readonly Known[], peer: PeerRun, of: readonly Judged[]): Judged[] => {
  const fields = new Set(of.map(({ field }) => field))
  return all.flatMap(({ name, truth }) =>
    truth ? judgeText(peer.texts.get(name)!, truth, fields) : [],
  )
}

/** The rate beside that of the peer as installed, where the machine has it. */
function timesInstalled(what: string, { speed }: Reading, peer: PeerRun | null): Figure[] {
  if (!peer) return []
  const times = rate(speed) / rate(peer.speed)
  return [
    {
      name: `${what} a second, times tesseract as installed`,
      value: Number(times.toFixed(2)),
      goal: '≥ 3',
      met: times >= 3,
    },
  ]
}

export async function run(): Promise<void> {
  const folder = process.env.XINJIAN_BENCH_FILES
  const ticketFolder = process.env.XINJIAN_BENCH_TICKETS
  const rows: (string | number)[][] = []
  const row = (what: string, speed: Speed) =>
    rows.push([what, speed.files, speed.invoices, speed.seconds.toFixed(1), rate(speed).toFixed(1)])
  try {
    const artificial = made()
    const cold = await ours(artificial)
    row('made up, start of the readers included', cold.speed)
    row('made up, once more', (await ours(artificial)).speed)
    const structured = folder ? await structuredIn(folder) : artificial
    const real = folder ? await ours(structured) : cold
    if (folder) row('real, readers warm', real.speed)
    await ours(drawn().slice(0, AT_ONCE))
    const pictures = folder ? inFolder(folder, PICTURED) : drawn()
    const seen = await ours(pictures)
    row('pictures', seen.speed)
    const peer = await tesseract(pictures)
    if (peer) row('pictures, tesseract tuned (text alone)', { ...peer.speed, invoices: 0 })
    const installed = await tesseract(pictures, 'INSTALLED')
    if (installed) row('pictures, tesseract as installed', { ...installed.speed, invoices: 0 })
    const tickets = ticketFolder ? inFolder(ticketFolder, PICTURED) : drawnTickets()
    const ticketsSeen = await ours(tickets, true)
    row('tickets', ticketsSeen.speed)
    const ticketPeer = await tesseract(tickets)
    if (ticketPeer)
      row('tickets, tesseract tuned (text alone)', { ...ticketPeer.speed, invoices: 0 })
    const ticketsInstalled = await tesseract(tickets, 'INSTALLED')
    if (ticketsInstalled)
      row('tickets, tesseract as installed', { ...ticketsInstalled.speed, invoices: 0 })

    const ofPictures = ofMeasured(judged(pictures, seen, judgeInvoice))
    const ofSheets = judged(tickets, ticketsSeen, judgeTicket)
    const ofTickets = ofSheets.filter(({ field }) => field !== 'ticketKind')
    const quality: Quality = {
      structured: judged(structured, real, judgeInvoice),
      pictures: ofPictures,
      tickets: ofTickets,
      kinds: ofSheets.filter(({ field }) => field === 'ticketKind'),
      peer: peer && peerJudged(pictures, peer, ofPictures),
      ticketPeer: ticketPeer && peerJudged(tickets, ticketPeer, ofTickets),
    }
    const wanted = installed ? Math.max(1, 3 * rate(installed.speed)) : 1
    report({
      name: 'intake-read',
      title: 'Documents read a second, and how many fields are right',
      method: [
        `${FILES} made-up invoices as PDF, OFD and XML; ${folder ? 'real files of a folder besides, and its pictures' : `${PICTURES} times one drawn invoice`}; ${ticketFolder ? 'tickets of a folder' : 'one drawn sheet of two tickets'}. Two at once, each reader in a process of its own, from bytes to fields.`,
        ...(folder && ticketFolder
          ? []
          : [
              'Real files: XINJIAN_BENCH_FILES (invoices) and XINJIAN_BENCH_TICKETS name folders, an INDEX.json in or above them the truth; without them the shares say only that made-up files are read.',
            ]),
        `Score: right of 100 fields whose truth is known, a field that is wrong though it said ${CONFIDENT} or more counting as two. Fields of pictures: code, number, date, amounts, both tax numbers.`,
        peer
          ? "tesseract: chi_sim. As installed: without any option, one picture after another on its own threads, which stand in each other's way; the goal is held to it, because the 1.5 s a ticket that it was set by are those of this way. Tuned: sparse text, one thread each, two at once, three to seven times as quick. It reads text and tells no field: a field counts as its own where the value stands anywhere in its text, more than a reader of fields could make of it."
          : 'This machine has no tesseract with Chinese: the pictures stand alone.',
      ],
      columns: [
        'what',
        'files · fields',
        'vouchers · right',
        's · sure and wrong',
        'files/s · score',
      ],
      rows: [...rows, ...qualityRows(quality)],
      figures: [
        {
          name: 'structured files a second',
          clock: 'rate',
          value: Number(rate(real.speed).toFixed(1)),
          goal: '≥ 20',
          met: rate(real.speed) >= 20,
        },
        {
          name: 'pictures a second',
          clock: 'rate',
          value: Number(rate(seen.speed).toFixed(2)),
          goal: `≥ ${wanted.toFixed(2)}`,
          met: rate(seen.speed) >= wanted,
        },
        ...timesInstalled('pictures', seen, installed),
        ...timesInstalled('tickets', ticketsSeen, ticketsInstalled),
        ...qualityFigures(quality),
      ],
    })
  } finally {
    closeIsolation()
  }
}
