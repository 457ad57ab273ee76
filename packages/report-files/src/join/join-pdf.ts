/**
 * Several PDFs of our printer as one: pages one after another, the bookmarks of each under one of its own, links, tags and
 * fonts kept, pages numbered through. A link to `page:12` becomes one to the twelfth page of the whole. The same parts give the same
 * bytes.
 */

import { addedTo, contentsOf, footOfWhole, numberOfLine, PageNumbers } from './page-numbers.ts'
import { destinationsOf, type PdfFile, readPdf, refOf, textOf, titleText } from './pdf-file.ts'
import { PdfWriter } from './pdf-writer.ts'
import { type Renumbering, renumbered } from './renumber.ts'

export interface JoinPart {
  /** What its bookmark is called. */
  title: string
  bytes: Uint8Array
  /** Its own bookmarks are left out: a sheet that leads to the others needs none. */
  plain?: boolean
}

/** @param title of the whole document */
export function joinPdfs(title: string, parts: readonly JoinPart[]): Uint8Array {
  const files = parts.map(({ bytes }) => readPdf(bytes))
  const out = new PdfWriter()
  const catalogue = out.take()
  const pageTree = out.take()
  const outlines = out.take()
  const tags = out.take()
  const tagNumbers = out.take()

  const places = placed(files, out)
  const pageRefs = files.flatMap((file, i) => file.pages.map((n) => n + places[i]!.base))
  const common = { pageTree, tags, outlines }
  files.forEach((file, i) => {
    const to = renumberingOf(file, places[i]!, common, pageRefs)
    for (const [n, object] of file.objects) {
      if (to.dropped.has(n)) continue
      out.put(n + to.base, renumbered(object.text, to), object.stream)
    }
  })

  putNumbers(out, files, places)
  out.put(
    pageTree,
    `<</Type /Pages\n/Count ${pageRefs.length}\n/Kids [${pageRefs.map((n) => `${n} 0 R`).join(' ')}]>>`,
  )
  putOutline(out, outlines, parts, files, places)
  putTags(out, { tags, tagNumbers }, files, places)
  out.put(
    catalogue,
    `<</Type /Catalog\n/Pages ${pageTree} 0 R\n/Outlines ${outlines} 0 R\n/PageMode /UseOutlines\n/StructTreeRoot ${tags} 0 R
/MarkInfo <</Type /MarkInfo\n/Marked true>>\n/ViewerPreferences <</Type /ViewerPreferences\n/DisplayDocTitle true>>\n/Lang (zh)>>`,
  )
  const info = out.take()
  out.put(info, `<</Title ${titleText(title)}\n/Producer (Skia/PDF)>>`)
  return out.bytes(catalogue, info)
}

/** One number a page, through all; the contents of a part tell pages of the whole. */
function putNumbers(out: PdfWriter, files: readonly PdfFile[], places: readonly Place[]): void {
  const numbers = new PageNumbers(out)
  let first = 1
  files.forEach((file, i) => {
    const lines = contentsOf(file)
    file.pages.forEach((n, at) => {
      const own = lines.filter(({ on }) => on === at).map((line) => numberOfLine(line, first))
      numbers.put(n + places[i]!.base, [footOfWhole(first + at), ...own])
    })
    first += file.pages.length
  })
}

interface Place {
  /** Added to every object number of the part. */
  base: number
  /** Added to every number of its tags. */
  tag: number
  /** Number of its bookmark. */
  bookmark: number
}

function placed(files: readonly PdfFile[], out: PdfWriter): Place[] {
  let tag = 0
  return files.map((file) => {
    const bookmark = out.take()
    const place = { base: out.reserve(Math.max(...file.objects.keys())), tag, bookmark }
    tag += tagsOf(file)?.next ?? 0
    return place
  })
}

/** Tags of a part: its root, its list of parents, and the first number that is free. */
function tagsOf(file: PdfFile) {
  const root = refOf(textOf(file, file.root), 'StructTreeRoot')
  if (root === null) return null
  const text = textOf(file, root)
  const parents = refOf(text, 'ParentTree')
  const kids = refOf(text, 'K')
  const next = Number(/\/ParentTreeNextKey (\d+)/.exec(text)?.[1] ?? 0)
  return parents === null || kids === null ? null : { root, parents, kids, next, text }
}

function renumberingOf(
  file: PdfFile,
  { base, tag, bookmark }: Place,
  common: { pageTree: number; tags: number; outlines: number },
  pageRefs: readonly number[],
): Renumbering & { dropped: ReadonlySet<number> } {
  const catalogue = textOf(file, file.root)
  const own = tagsOf(file)
  const pages = refOf(catalogue, 'Pages')
  const outline = refOf(catalogue, 'Outlines')
  const nodes = pages === null ? [] : treeNodes(file, pages)
  const names = refOf(catalogue, 'Dests')
  const instead = new Map<number, number>(nodes.map((n) => [n, common.pageTree]))
  if (own) instead.set(own.root, common.tags)
  if (outline !== null) instead.set(outline, bookmark)
  const dropped = new Set([file.root, ...nodes])
  for (const n of [outline, names, own?.root, own?.parents]) if (n != null) dropped.add(n)
  // Its numbers as a file of its own are not those of the whole.
  for (const page of file.pages) for (const n of addedTo(textOf(file, page))) dropped.add(n)
  return {
    base,
    tag,
    instead,
    dropped,
    destinations: destinationsOf(file),
    pageRefs,
  }
}

/** Nodes of the page tree that are no pages. */
function treeNodes(file: PdfFile, root: number): number[] {
  const pages = new Set(file.pages)
  const found: number[] = []
  for (const [n, { text }] of file.objects)
    if (n === root || (!pages.has(n) && /^<<\/Type \/Pages\b/.test(text))) found.push(n)
  return found
}

/** One bookmark a part, closed, over its own. */
function putOutline(
  out: PdfWriter,
  outlines: number,
  parts: readonly JoinPart[],
  files: readonly PdfFile[],
  places: readonly Place[],
): void {
  files.forEach((file, i) => {
    const { base, bookmark } = places[i]!
    const own = refOf(textOf(file, file.root), 'Outlines')
    const [first, last] = ['First', 'Last'].map((key) =>
      own === null ? null : refOf(textOf(file, own), key),
    )
    const inside =
      first == null || last == null || parts[i]!.plain
        ? ''
        : `\n/First ${first + base} 0 R\n/Last ${last + base} 0 R\n/Count -${file.outline.filter((b) => b.depth === 0).length}`
    const before = places[i - 1] ? `\n/Prev ${places[i - 1]!.bookmark} 0 R` : ''
    const after = places[i + 1] ? `\n/Next ${places[i + 1]!.bookmark} 0 R` : ''
    out.put(
      bookmark,
      `<</Title ${titleText(parts[i]!.title)}\n/Dest [${file.pages[0]! + base} 0 R /Fit]\n/Parent ${outlines} 0 R${before}${after}${inside}>>`,
    )
  })
  out.put(
    outlines,
    `<</Type /Outlines\n/First ${places[0]!.bookmark} 0 R\n/Last ${places.at(-1)!.bookmark} 0 R\n/Count ${places.length}>>`,
  )
}

/** One tree of tags over those of the parts, so that a screen reader goes through all of them. */
function putTags(
  out: PdfWriter,
  { tags, tagNumbers }: { tags: number; tagNumbers: number },
  files: readonly PdfFile[],
  places: readonly Place[],
): void {
  const kids: string[] = []
  const numbers: string[] = []
  let next = 0
  files.forEach((file, i) => {
    const own = tagsOf(file)
    if (!own) return
    const { base, tag } = places[i]!
    kids.push(`${own.kids + base} 0 R`)
    next = tag + own.next
    for (const [, n, ref] of textOf(file, own.parents).matchAll(/(\d+) (\d+) 0 R/g))
      numbers.push(`${Number(n) + tag} ${Number(ref) + base} 0 R`)
  })
  out.put(tagNumbers, `<</Type /ParentTree\n/Nums [${numbers.join(' ')}]>>`)
  out.put(
    tags,
    `<</Type /StructTreeRoot\n/K [${kids.join(' ')}]\n/ParentTreeNextKey ${next}\n/ParentTree ${tagNumbers} 0 R>>`,
  )
}
