import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/**
 * Chinese type for a document that must print on a machine without Chinese fonts. The family comes in a hundred subsets
 * by code point; only those with a character of the text are embedded, as data addresses, so that the document is whole in
 * itself.
 */
const WEIGHTS = [400, 700] as const
const FACE =
  /@font-face\s*\{[^}]*?url\(\.\/files\/([^)]+\.woff2)\)[^}]*?unicode-range:\s*([^;]+);[^}]*\}/g

/** `@font-face` rules of “Noto Sans SC” that cover the characters of `text`. */
export async function fontFaces(text: string): Promise<string> {
  const points = [...new Set(text)].map((char) => char.codePointAt(0)!)
  const require = createRequire(import.meta.url)
  const faces: string[] = []
  for (const weight of WEIGHTS) {
    const path = require.resolve(`@fontsource/noto-sans-sc/${weight}.css`)
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    for (const [, file, range] of (await readFile(path, 'utf8')).matchAll(FACE)) {
      if (!points.some(inRange(range!))) continue
      const bytes = await readFile(`${folder}files/${file}`)
      faces.push(
        `@font-face{font-family:"Noto Sans SC";font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${bytes.toString('base64')}) format("woff2")}`,
      )
    }
  }
  return faces.join('\n')
}

function inRange(range: string): (point: number) => boolean {
  const spans = range.split(',').map((part) => {
    const [from, to] = part.trim().slice(2).split('-')
    return [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)] as const
  })
  return (point) => spans.some(([from, to]) => point >= from && point <= to)
}
