import { describe, expect, it } from 'vitest'
import { printed } from '../../test-support/printed.ts'
import { joinPdfs } from './join-pdf.ts'
import { numberPages } from './number-pages.ts'
import { readPdf, textOf } from './pdf-file.ts'

/** What was written on each page beside its own content: texts with the place of each. */
function writtenOn(bytes: Uint8Array): { text: string; x: number; y: number }[][] {
  const file = readPdf(bytes)
  return file.pages.map((n) => {
    const [, list = ''] = /\/Contents \[([^\]]*)\]/.exec(textOf(file, n)) ?? []
    const streams = [...list.matchAll(/(\d+) 0 R/g)].map(([, s]) =>
      Buffer.from(file.objects.get(Number(s))?.stream ?? []).toString('latin1'),
    )
    return [...streams.join('').matchAll(/([\d.]+) ([\d.]+) Td\n\((.*?)\) Tj/g)].map(
      ([, x, y, text = '']) => ({ text, x: Number(x), y: Number(y) }),
    )
  })
}
const texts = (bytes: Uint8Array) => writtenOn(bytes).map((page) => page.map(({ text }) => text))

describe('a printed report', () => {
  const numberedOnce = numberPages(printed('A'))

  it('has the place of each page among all at its foot, and in its contents where each line leads', () => {
    expect(texts(numberedOnce)).toEqual([['1 / 2', '2'], ['2 / 2']])
  })

  it('has the number of a line of contents at its right end, on the line', () => {
    const line = writtenOn(numberedOnce)[0]![1]!
    expect(line.x).toBeGreaterThan(210)
    expect(line.x).toBeLessThan(222)
    expect(line.y).toBeGreaterThan(480.5)
    expect(line.y).toBeLessThan(494)
  })

  it('keeps what it had: content, bookmarks, title', () => {
    const file = readPdf(numberedOnce)
    expect(file.outline).toEqual([{ title: '一', page: 1, depth: 0 }])
    expect(Buffer.from(numberedOnce).toString('latin1')).toContain('/Title (A)')
  })

  it('has one number a page when it is joined to others, and its contents lead through the whole', () => {
    const bytes = joinPdfs('尽调报告包', [
      { title: '总目录', bytes: printed('C'), plain: true },
      { title: '税务报告', bytes: numberedOnce },
      { title: '发票报告', bytes: numberPages(printed('B')) },
    ])
    expect(texts(bytes)).toEqual([
      ['- 1 -', '2'],
      ['- 2 -'],
      ['- 3 -', '4'],
      ['- 4 -'],
      ['- 5 -', '6'],
      ['- 6 -'],
    ])
    const whole = Buffer.from(bytes).toString('latin1')
    expect(whole).not.toContain('1 / 2')
  })

  it('is the same bytes again', () => {
    expect(Buffer.from(numberPages(printed('A')))).toEqual(Buffer.from(numberedOnce))
  })
})
