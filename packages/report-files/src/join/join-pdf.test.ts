import { describe, expect, it } from 'vitest'
import { printed as part } from '../../test-support/printed.ts'
import { joinPdfs } from './join-pdf.ts'
import { readPdf, textOf } from './pdf-file.ts'

const PARTS = [
  { title: '目录', bytes: part('A'), plain: true },
  { title: '税务报告', bytes: part('B') },
]
const joined = () => readPdf(joinPdfs('尽调报告包', PARTS))

describe('several files as one', () => {
  it('have the pages of all in order, each with what is on it', () => {
    const file = joined()
    expect(file.pages).toHaveLength(4)
    const contents = file.pages.map((n) => {
      const [, own] = /\/Contents \[\d+ 0 R (\d+) 0 R/.exec(textOf(file, n)) ?? []
      return Buffer.from(file.objects.get(Number(own))!.stream!).toString('latin1')
    })
    expect(contents).toEqual(['A', 'A', 'B', 'B'].map((letter) => `% ${letter} endobj 9 0 R \xff`))
  })

  it('are numbered through at the foot of every page', () => {
    const file = joined()
    const labels = file.pages.map((n) => {
      const [, label] = /\/Contents \[\d+ 0 R \d+ 0 R (\d+) 0 R\]/.exec(textOf(file, n)) ?? []
      return /\((.*)\) Tj/.exec(
        Buffer.from(file.objects.get(Number(label))!.stream!).toString(),
      )?.[1]
    })
    expect(labels).toEqual(['- 1 -', '- 2 -', '- 3 -', '- 4 -'])
    for (const n of file.pages) expect(textOf(file, n)).toMatch(/\/PackPage \d+ 0 R/)
  })

  it('have one bookmark each, with their own under it but for a plain part', () => {
    expect(joined().outline).toEqual([
      { title: '目录', page: 0, depth: 0 },
      { title: '税务报告', page: 2, depth: 0 },
      { title: '一', page: 3, depth: 1 },
    ])
  })

  it('keep links inside a part, by whatever name; page links lead to pages of the whole', () => {
    const file = joined()
    const annotations = file.pages.map((n) =>
      [...(/\/Annots \[([^\]]*)\]/.exec(textOf(file, n))?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(
        ([, a]) => textOf(file, Number(a)),
      ),
    )
    const leads = (text: string | undefined) =>
      file.pages.indexOf(Number(/\/Dest \[(\d+) 0 R/.exec(text ?? '')?.[1]))
    expect(annotations.map((of) => of.map(leads))).toEqual([[1, 2, 1], [], [3, 2, 3], []])
  })

  it('leave text alone that looks like a reference', () => {
    const { objects } = joined()
    const texts = [...objects.values()].map(({ text }) => text)
    expect(texts.filter((t) => t.includes('(see 4 0 R \\) 5 0 R)'))).toHaveLength(2)
  })

  it('are tagged as one: no number and no name of one part is that of another', () => {
    const file = joined()
    const tree = [...file.objects.values()].map(({ text }) => text)
    const parents = tree.find((t) => t.includes('/Type /ParentTree'))!
    const numbers = [...parents.matchAll(/(\d+) (\d+) 0 R/g)]
    expect(numbers.map(([, n]) => Number(n))).toEqual([0, 1, 2, 3, 4, 5])
    for (const [, , ref] of numbers) expect(textOf(file, Number(ref))).toContain('/StructElem')
    const ids = tree.flatMap((t) => /\/ID \((.*?)\)/.exec(t)?.[1] ?? [])
    expect(new Set(ids).size).toBe(2)
    const used = file.pages.map((n) => Number(/\/StructParents (\d+)/.exec(textOf(file, n))?.[1]))
    expect(used).toEqual([0, 1, 3, 4])
  })

  it('are the same bytes again', () => {
    expect(Buffer.from(joinPdfs('尽调报告包', PARTS))).toEqual(
      Buffer.from(joinPdfs('尽调报告包', PARTS)),
    )
  })

  it.each([
    ['nothing', ''],
    ['another program', '%PDF-1.7\nstartxref\n9\n%%EOF\n'],
  ])('are refused when one is of %s', (_name, text) => {
    expect(() => readPdf(Buffer.from(text))).toThrow('not a PDF of our printer')
  })
})
