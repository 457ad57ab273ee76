/** The words of licences: each package's own files; where it has none, those of its family; else the licence's own text. */
import fs from 'node:fs'
import path from 'node:path'
import type { Part } from './shipped.ts'

const NOTICE = /^(licen[cs]e|notice|copying|third.?party)/i
const STANDARD = new URL('./texts/', import.meta.url)

/** Texts that an expression asks for beside the package's own: whoever gets the program gets them whole. */
const ALWAYS: Record<string, readonly string[]> = {
  // The first only adds to the second.
  'LGPL-3.0-or-later': ['LGPL-3.0', 'GPL-3.0', 'MPL-1.1'],
  'MPL-2.0': ['MPL-2.0'],
}

const MIT = (holder: string) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

/** Every text that goes with a package. Throws where nothing can be found: no package ships without its words. */
export function textsOf(part: Part, all: readonly Part[], root: string): string[] {
  const terms = part.licence.split(/ AND | OR |[()]/).filter(Boolean)
  const standard = terms.flatMap((term) => ALWAYS[term] ?? []).map(standardText)
  const own = filesOf(part, root)
  const given = own.length > 0 ? own : familyOf(part, all, root)
  if (given.length > 0) return [...given, ...standard]
  const plain = [
    ...(terms.includes('Apache-2.0') ? [standardText('Apache-2.0')] : []),
    ...(terms.includes('MIT') ? [MIT(holderOf(part, root))] : []),
  ]
  if (plain.length + standard.length > 0) return [...plain, ...standard]
  throw new Error(`${part.name}: no text of ${part.licence || 'an unnamed licence'}`)
}

const standardText = (name: string): string =>
  tidy(fs.readFileSync(new URL(`${name}.txt`, STANDARD), 'utf8'))

const tidy = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim()

function filesOf({ folder, name }: Part, root: string): string[] {
  const dir = path.join(root, folder)
  if (!fs.existsSync(dir)) return []
  // Their list of what is inside is the notice of these.
  const also = name.startsWith('@img/sharp-libvips-') ? /^readme\.md$/i : /^$/
  return fs
    .readdirSync(dir)
    .filter((file) => NOTICE.test(file) || also.test(file))
    .filter((file) => fs.statSync(path.join(dir, file)).isFile())
    .sort()
    .map((file) => tidy(fs.readFileSync(path.join(dir, file), 'utf8')))
}

/** Packages of other platforms are not installed here; a sister of the same maker and licence is. */
function familyOf(part: Part, all: readonly Part[], root: string): string[] {
  const stem = part.name.includes('/')
    ? part.name.split('/')[0]!
    : part.name.replace(/-(android|darwin|freebsd|linux|win32).*$/, '')
  for (const sister of all) {
    if (sister.licence !== part.licence || !sister.name.startsWith(stem)) continue
    const texts = filesOf(sister, root)
    if (texts.length > 0) return texts
  }
  return []
}

function holderOf(part: Part, root: string): string {
  const file = path.join(root, part.folder, 'package.json')
  if (!fs.existsSync(file)) return `the authors of ${part.name}`
  const { author } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    author?: string | { name: string }
  }
  const said = typeof author === 'string' ? author.replace(/ *[<(].*$/, '') : author?.name
  return said || `the authors of ${part.name}`
}
