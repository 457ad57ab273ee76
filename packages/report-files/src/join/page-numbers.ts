/** Numbers written onto printed pages: at the foot, and at the end of each line of contents. */
import { destinationsOf, type PdfFile, refsIn, textOf } from './pdf-file.ts'
import type { PdfWriter } from './pdf-writer.ts'

/** A text at its place on a page, in points from the lower left corner. */
interface Written {
  text: string
  x: number
  y: number
  size: number
}

/** A line of contents: where it stands, and the page of its own file that it leads to. */
interface ContentsLine {
  /** Place of the page that it stands on. */
  on: number
  to: number
  right: number
  bottom: number
}

/** Links of a report's contents; other links to the same chapters have no number. */
const CONTENTS = /\/Rect \[[\d.-]+ ([\d.-]+) ([\d.-]+) [\d.-]+\][\s\S]*\/Dest \/(contents-\S+)/

const A4_WIDTH = 595
const MARGIN = 34
const FOOT = 20
/** Helvetica, thousandths of its size. */
const WIDTHS: Record<string, number> = { ' ': 278, '/': 278, '-': 333 }
const DIGIT = 556

const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, c) => sum + (WIDTHS[c] ?? DIGIT), 0) * (size / 1000)

/** `3 / 28` under the right edge of the text: the page in a file of its own. */
export function footOfFile(page: number, pages: number): Written {
  const [text, size] = [`${page} / ${pages}`, 7]
  return { text, size, x: A4_WIDTH - MARGIN - widthOf(text, size), y: FOOT }
}

/** `- 3 -` in the middle: the page in a whole of several files. */
export function footOfWhole(page: number): Written {
  const [text, size] = [`- ${page} -`, 8]
  return { text, size, x: (A4_WIDTH - widthOf(text, size)) / 2, y: FOOT }
}

/** The page that a line of contents leads to, where the first page of its file is page `first`. */
export function numberOfLine({ to, right, bottom }: ContentsLine, first: number): Written {
  const [text, size] = [String(to + first), 8]
  return { text, size, x: right - widthOf(text, size), y: bottom + 6.5 }
}

export function contentsOf(file: PdfFile): ContentsLine[] {
  const places = destinationsOf(file)
  return file.pages.flatMap((n, on) => {
    const links = /\/Annots \[([^\]]*)\]/.exec(textOf(file, n))?.[1] ?? ''
    return refsIn(links).flatMap((link): ContentsLine[] => {
      const [, bottom, right, name = ''] = CONTENTS.exec(textOf(file, link)) ?? []
      const [page] = refsIn(places.get(name) ?? '')
      const to = page === undefined ? -1 : file.pages.indexOf(page)
      return to < 0 ? [] : [{ on, to, right: Number(right), bottom: Number(bottom) }]
    })
  })
}

/** What was written onto a page here before: objects of the page that are not its own. */
export function addedTo(page: string): number[] {
  const [, before, after] = NUMBERED.exec(page) ?? []
  return before === undefined ? [] : [Number(before), Number(after)]
}

const NUMBERED = /\/Contents \[(\d+) 0 R \d+ 0 R (\d+) 0 R\]/
const PLAIN = /\/Contents (\d+ 0 R)/
const OWN = /\/Contents \[\d+ 0 R (\d+ 0 R) \d+ 0 R\]/

/** Writes texts under the own content of pages, whatever that left of the graphics state, in place of what was written before. */
export class PageNumbers {
  private readonly before: number
  private readonly digits: number
  private readonly out: PdfWriter

  constructor(out: PdfWriter) {
    this.out = out
    this.before = out.take()
    this.digits = out.take()
    out.putStream(this.before, 'q\n')
    out.put(this.digits, '<</Type /Font\n/Subtype /Type1\n/BaseFont /Helvetica>>')
  }

  /** @param n number of the page's object, which is in the writer */
  put(n: number, written: readonly Written[]): void {
    const { text, stream } = this.out.get(n)
    const [all, own] = OWN.exec(text) ?? PLAIN.exec(text) ?? []
    if (all === undefined) return
    const label = this.out.take()
    this.out.putStream(label, labelOf(written))
    const contents = `/Contents [${this.before} 0 R ${own} ${label} 0 R]`
    this.out.put(n, withFont(text, this.digits).replace(all, contents), stream)
  }
}

function withFont(page: string, digits: number): string {
  if (/\/PackPage \d+ 0 R/.test(page))
    return page.replace(/\/PackPage \d+ 0 R/, `/PackPage ${digits} 0 R`)
  return /\/Font <</.test(page)
    ? page.replace('/Font <<', `/Font <</PackPage ${digits} 0 R\n`)
    : page.replace('/Resources <<', `/Resources <</Font <</PackPage ${digits} 0 R>>\n`)
}

const labelOf = (written: readonly Written[]): string =>
  `\nQ\n/Artifact BMC\n${written
    .map(
      ({ text, x, y, size }) =>
        `BT\n/PackPage ${size} Tf\n0.42 0.47 0.52 rg\n${x.toFixed(1)} ${y.toFixed(1)} Td\n(${text}) Tj\nET\n`,
    )
    .join('')}EMC\n`
