/** What a page may be: counted as it is done, through forms, patterns, masks, letters and fonts within each other. */
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { DIGITAL, digitalFace } from '../../test-support/face.ts'
import { type Level, nestedPdf, toObjects, type Way } from '../../test-support/nested-pdf.ts'
import { toPdf } from '../../test-support/pdf.ts'
import { openPdf } from './engine.ts'
import { readPageText } from './page-text.ts'
import { renderPage, squarePictures } from './pixels.ts'

/** All that reading may do with a page, one after the other; null = nothing of it was refused. */
async function refusedAt(pdf: Uint8Array): Promise<'text' | 'pictures' | 'drawing' | null> {
  const doc = await openPdf(pdf)
  try {
    const page = await doc.getPage(1)
    const steps = [
      ['text', () => readPageText(page)],
      ['pictures', () => squarePictures(page)],
      ['drawing', () => renderPage(page, 200)],
    ] as const
    for (const [name, step] of steps) {
      const fault = await step().then(
        () => null,
        (error: unknown) => error,
      )
      if (!fault) continue
      expect(fault).toMatchObject({ code: 'TOO_LARGE' })
      expect((fault as Error).message).toContain('绘图内容过多')
      return name
    }
    return null
  } finally {
    await doc.loadingTask.destroy()
  }
}

const of = (way: Way, ...times: number[]): Level[] => times.map((n) => ({ way, times: n }))
const page = (contents: string) =>
  toObjects([
    ['/Type /Catalog /Pages 2 0 R'],
    ['/Type /Pages /Kids [3 0 R] /Count 1'],
    ['/Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << >> /Contents 4 0 R'],
    ['/Filter /FlateDecode', deflateSync(Buffer.from(contents))],
  ])
const LINE = '0 0 m 9 9 l S\n'
const TEXT = 'BT /F 9 Tf (a) Tj ET\n'

describe('a small file that is much work is refused, in words', () => {
  it.each<[string, Uint8Array]>([
    ['forms in forms', nestedPdf(of('FORM', 1, 10, 10, 10, 10, 10, 10), LINE)],
    ['forms with text', nestedPdf(of('FORM', 1, 8, 8, 8, 8, 8), TEXT)],
    ['forms with nothing', nestedPdf(of('FORM', 1, 10, 10, 10, 10, 10, 10, 10, 10), ' ')],
    ['forms of blanks', nestedPdf(of('FORM', 10, 10, 10), ' '.repeat(1_000_000))],
    ['patterns filled with patterns', nestedPdf(of('PATTERN', 40, 40, 40, 40, 40), LINE)],
    ['masks under masks', nestedPdf(of('MASK', 10, 10, 10, 10, 10, 10, 10), LINE)],
    ['letters made of letters', nestedPdf(of('LETTER', 2_000), LINE.repeat(1_000))],
    [
      'one form and a long word, often',
      nestedPdf(of('FORM', 100), `BT /F 9 Tf (${'a'.repeat(10_000)}) Tj ET`),
    ],
    ['a font for each form', nestedPdf(of('FORM', 30, 30), TEXT)],
    ['strokes, 3 MB of them', page('0 0 m 100 100 l S\n'.repeat(170_000))],
    [
      'small pictures that claim to be large',
      nestedPdf(of('FORM', 20), 'q BI /W 6000 /H 6000 /BPC 1 /CS /G ID a EI Q '),
    ],
  ])('%s', async (_, file) => {
    expect(file.length).toBeLessThan(10_000)
    expect(await refusedAt(file)).not.toBeNull()
  })
})

describe('what people look at is not', () => {
  it.each<[string, Uint8Array]>([
    ['an invoice', toPdf([digitalFace(DIGITAL)])],
    ['forms in forms', nestedPdf(of('FORM', 2, 10, 10), LINE)],
    ['forms with text', nestedPdf(of('FORM', 3, 5), TEXT)],
    ['patterns', nestedPdf(of('PATTERN', 5, 5), LINE)],
    ['masks', nestedPdf(of('MASK', 5, 5), LINE)],
    ['letters of strokes', nestedPdf(of('LETTER', 500), LINE.repeat(30))],
    [
      'a face with its letters as shapes',
      page('10 10 m 20 20 30 30 40 40 c 1 2 l f\n'.repeat(20_000)),
    ],
  ])('%s', async (_, file) => expect(await refusedAt(file)).toBeNull())
})

const SEEDS = 14

/** The same numbers every time (mulberry32). */
function numbers(seed: number) {
  let state = seed
  return (from: number, to: number) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return from + (((t ^ (t >>> 14)) >>> 0) % (to - from + 1))
  }
}

describe('no nesting of forms passes the bound, and none far below it is refused', () => {
  it.each(Array.from({ length: SEEDS }, (_, seed) => seed))('number %i', async (seed) => {
    const number = numbers(seed)
    const times = Array.from({ length: number(1, 6) }, () => number(1, 14))
    const lines = number(0, 60)
    // Every `Do` and every command of the lines, three each, as often as the forms above are drawn.
    let drawn = 1
    let operators = 0
    for (const n of times) {
      drawn *= n
      operators += drawn
    }
    operators += drawn * lines * 3
    const refused = await refusedAt(nestedPdf(of('FORM', ...times), LINE.repeat(lines)))
    if (operators > 200_000) expect(refused, `${operators} operators`).not.toBeNull()
    // A form that is opened counts five times, and its bytes a little.
    if (operators < 20_000) expect(refused, `${operators} operators`).toBeNull()
  })

  it('both happen among them', () => {
    const sums = Array.from({ length: SEEDS }, (_, seed) => {
      const number = numbers(seed)
      const times = Array.from({ length: number(1, 6) }, () => number(1, 14))
      return times.reduce((product, n) => product * n, 1) * number(0, 60) * 3
    })
    expect(sums.filter((sum) => sum > 200_000).length).toBeGreaterThan(2)
    expect(sums.filter((sum) => sum < 20_000).length).toBeGreaterThan(2)
  })
})
