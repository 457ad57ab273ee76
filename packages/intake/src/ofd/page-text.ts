import type { TextPage, TextRun } from '../layout/text.ts'
import { LIMITS } from '../limits.ts'
import { descendants, find, findAll, type XmlNode } from '../xml/tree.ts'
import { type OfdPackage, resolveLoc } from './package.ts'

/** A page's text with, for CustomTag, the text of every object by its id. */
export interface OfdPage extends TextPage {
  objects: Map<string, string>
}

/** All pages of a document: own content over that of its template. */
export function readPages(pkg: OfdPackage, documentPath: string): OfdPage[] {
  const document = pkg.xml(documentPath)
  const templates = new Map(
    findAll(document, 'TemplatePage').map((t) => [
      t.attributes.ID ?? '',
      t.attributes.BaseLoc ?? '',
    ]),
  )
  const box = readBox(find(document, 'PhysicalBox'))
  return findAll(document, 'Page').flatMap((page) => {
    const path = resolveLoc(pkg, documentPath, page.attributes.BaseLoc ?? '')
    if (!path) return []
    const content = pkg.xml(path)
    const sources = [content]
    for (const use of findAll(content, 'Template')) {
      const template = resolveLoc(
        pkg,
        documentPath,
        templates.get(use.attributes.TemplateID ?? '') ?? '',
      )
      if (template) sources.unshift(pkg.xml(template))
    }
    return [readPage(sources, readBox(find(content, 'PhysicalBox')) ?? box ?? [0, 0, 210, 297])]
  })
}

function readBox(node: XmlNode | null): number[] | null {
  const box = node ? numbers(node.text) : []
  return box.length === 4 ? box : null
}

function readPage(sources: readonly XmlNode[], box: readonly number[]): OfdPage {
  const runs: TextRun[] = []
  const objects = new Map<string, string>()
  for (const source of sources) {
    for (const node of descendants(source)) {
      if (node.name !== 'TextObject') continue
      const own = readTextObject(node)
      if (runs.length + own.length > LIMITS.maxRunsPerPage) break
      runs.push(...own)
      if (node.attributes.ID) objects.set(node.attributes.ID, own.map((r) => r.text).join(''))
    }
  }
  return { width: box[2]!, height: box[3]!, runs, objects }
}

/** A text object holds pieces (`TextCode`), each with a start and the steps from character to character. */
function readTextObject(node: XmlNode): TextRun[] {
  const [bx = 0, by = 0, bw = 0] = numbers(node.attributes.Boundary ?? '')
  const size = Number(node.attributes.Size ?? 3) || 3
  const [a = 1, b = 0, , d = 1, e = 0, f = 0] = numbers(node.attributes.CTM ?? '')
  if (Math.abs(b) > 0.05 * Math.abs(a || 1)) return []
  let lastX = 0
  let lastY = 0
  return findAll(node, 'TextCode').flatMap((code) => {
    lastX = code.attributes.X === undefined ? lastX : Number(code.attributes.X)
    lastY = code.attributes.Y === undefined ? lastY : Number(code.attributes.Y)
    const text = code.text
    if (text === '') return []
    const height = size * Math.abs(d)
    return placeCode([...text], code, { x: lastX, y: lastY, size, bw }).map(
      (piece): TextRun => ({
        text: piece.text,
        x: bx + piece.x * a + e,
        y: by + piece.y * d + f - 0.35 * height,
        width: piece.width * Math.abs(a),
        height,
        confidence: 1,
        charX: piece.charX.map((x) => bx + x * a + e),
      }),
    )
  })
}

interface Piece {
  text: string
  x: number
  y: number
  width: number
  charX: number[]
}

/** DeltaY steps break a code into lines (the 密码区, long remarks); characters without DeltaX advance by their width. */
function placeCode(
  chars: readonly string[],
  code: XmlNode,
  start: { x: number; y: number; size: number; bw: number },
): Piece[] {
  const dx = expandDeltas(code.attributes.DeltaX ?? '', chars.length)
  const dy = expandDeltas(code.attributes.DeltaY ?? '', chars.length)
  const pieces: Piece[] = []
  let { x, y } = start
  chars.forEach((ch, i) => {
    const usual = /[\u2e80-\uffe6]/.test(ch) ? start.size : start.size / 2
    const step = dx[i] ?? (dx.length > 0 ? dx.at(-1)! : usual)
    const piece = pieces.at(-1)
    const end = x + Math.min(Math.abs(step) || usual, usual)
    if (piece && Math.abs(piece.y - y) < 0.3 * start.size) {
      piece.text += ch
      piece.charX.push(x)
      piece.width = end - piece.x
    } else pieces.push({ text: ch, x, y, width: end - x, charX: [x] })
    x += step
    y += dy[i] ?? 0
  })
  return pieces
}

/** `1.5 g 3 2.0` means 1.5 2.0 2.0 2.0. The count is hostile input: never more than the text needs. */
export function expandDeltas(text: string, limit: number): number[] {
  const tokens = text
    .trim()
    .split(/\s+/)
    .filter((t) => t !== '')
  const result: number[] = []
  for (let i = 0; i < tokens.length && result.length < limit; i++) {
    if (tokens[i] === 'g') {
      const count = Math.min(Number(tokens[i + 1]) || 0, limit - result.length)
      for (let k = 0; k < count; k++) result.push(Number(tokens[i + 2]) || 0)
      i += 2
    } else result.push(Number(tokens[i]) || 0)
  }
  return result
}

function numbers(text: string): number[] {
  return text.trim() === '' ? [] : text.trim().split(/\s+/).map(Number).filter(Number.isFinite)
}
