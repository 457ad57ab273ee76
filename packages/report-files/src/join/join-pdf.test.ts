import { describe, expect, it } from 'vitest'
import { joinPdfs } from './join-pdf.ts'
import { readPdf, textOf } from './pdf-file.ts'

/** A file as our printer writes it, of two pages, with a bookmark, a named destination, links, tags and a table header. */
function part(letter: string): Uint8Array {
  const objects = [
    `<</Title (${letter})>>`,
    '<</Type /Catalog\n/Pages 3 0 R\n/Dests 8 0 R\n/StructTreeRoot 9 0 R\n/Outlines 12 0 R>>',
    '<</Type /Pages\n/Count 2\n/Kids [4 0 R 5 0 R]>>',
    '<</Type /Page\n/Resources <</Font <</F1 14 0 R>>>>\n/Annots [6 0 R 7 0 R]\n/Contents 15 0 R\n/StructParents 0\n/Parent 3 0 R>>',
    '<</Type /Page\n/Resources <</ProcSet [/PDF]>>\n/Contents 15 0 R\n/StructParents 1\n/Parent 3 0 R>>',
    '<</Type /Annot\n/Subtype /Link\n/Dest /there\n/StructParent 2>>',
    '<</Type /Annot\n/Subtype /Link\n/A <</Type /Action\n/S /URI\n/URI (page:3)>>\n/Contents (see 4 0 R \\) 5 0 R)>>',
    '<</there [5 0 R /XYZ 6 797 0]>>',
    '<</Type /StructTreeRoot\n/K 10 0 R\n/ParentTreeNextKey 3\n/ParentTree 11 0 R>>',
    '<</Type /StructElem\n/S /TH\n/ID (node00000007)\n/P 9 0 R\n/Pg 4 0 R\n/K 0>>',
    '<</Type /ParentTree\n/Nums [0 10 0 R 1 10 0 R 2 10 0 R]>>',
    '<</Type /Outlines\n/First 13 0 R\n/Last 13 0 R\n/Count 1>>',
    '<</Title <FEFF4E00>\n/Dest [5 0 R /XYZ 0 0 0]\n/Parent 12 0 R>>',
    '<</Type /Font>>',
  ]
  const stream = Buffer.from(`% ${letter} endobj 9 0 R \xff`, 'latin1')
  let file = '%PDF-1.4\n'
  const offsets = [
    ...objects,
    `<</Length ${stream.length}>> stream\n${stream.toString('latin1')}\nendstream`,
  ].map((text, i) => {
    const at = file.length
    file += `${i + 1} 0 obj\n${text}\nendobj\n`
    return at
  })
  const start = file.length
  file += `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`
  for (const at of offsets) file += `${String(at).padStart(10, '0')} 00000 n \n`
  file += `trailer\n<</Size ${offsets.length + 1}\n/Root 2 0 R\n/Info 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

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
    expect(annotations.map((of) => of.map(leads))).toEqual([[1, 2], [], [3, 2], []])
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
