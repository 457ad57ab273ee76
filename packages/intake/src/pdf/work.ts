/**
 * How much work a page is, counted where the engine does it: each operator that it reads off a stream, of forms, patterns and letters
 * within each other as often as they are gone through, and each one that it draws. A few KB of forms that draw forms that draw forms are
 * ten million operators; what a file says of itself beforehand (commands.ts) shows only its bytes, and nothing where it is encrypted.
 *
 * The engine has no place to count at, so two are made as its code is loaded. Where its text is another one than expected nothing is read.
 */
import { registerHooks } from 'node:module'
import { IntakeError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { READING_SAYS } from '../words.ts'

/** In files of the engine: behind what, and what is put there. */
const SEAMS: Readonly<Record<string, readonly (readonly [behind: string, call: string])[]>> = {
  'pdf.worker.mjs': [
    [
      'const obj = this.parser.getObj();\n      if (obj instanceof Cmd) {\n        const cmd = obj.cmd;\n',
      'read(args)',
    ],
    [
      '        return true;\n      }\n      if (obj === EOF) {\n',
      'end(this.parser.lexer.stream.pos)',
    ],
    ['    let preEvaluatedFont;\n', 'font()'],
    ['      warn(msg);\n      return;\n    }\n    let optionalContent;\n', 'picture(w * h)'],
  ],
  'pdf.mjs': [['          fnArgs = argsArray[i] ?? null;\n', 'draw(fnArgs)']],
}

/** A stream that is opened costs as much as so many operators, */
const STREAM = 4
/** as does one operator for so many of its bytes, */
const BYTES = 64
/** for so many numbers that it is drawn by: a path is one operator there, */
const NUMBERS = 8
/** for so many pixels of a picture that is unpacked. */
const PIXELS = 1_000
/** A font that is made ready costs as much as so many: forms may bring one each. */
const FONT = 500

/** Files of the engine that have their places. */
const counted = new Set<string>()

/** What may still be read and drawn; endless while no step counts. */
let left = { read: Number.POSITIVE_INFINITY, draw: Number.POSITIVE_INFINITY }
let onEmpty: (() => void) | null = null

function spend(on: 'read' | 'draw', work: number): void {
  left[on] -= work
  if (left[on] >= 0) return
  onEmpty?.()
  // The engine goes on behind a stream that fails: with every further operator it fails again, up to the page.
  throw new Error('more work than a page may be')
}

/** Letters of a text and entries of a list, which one operator may have a million of. */
function lengthOf(operands: readonly unknown[] | null): number {
  let sum = 0
  for (const one of operands ?? []) {
    if (typeof one === 'string') sum += one.length
    else if (Array.isArray(one)) {
      sum += one.length
      for (const inner of one) if (typeof inner === 'string') sum += inner.length
    } else if (ArrayBuffer.isView(one)) sum += (one as Uint8Array).length
  }
  return sum
}

const counter = {
  read: (operands: unknown[] | null) => spend('read', 1 + lengthOf(operands)),
  end: (bytes: number) => spend('read', STREAM + bytes / BYTES),
  font: () => spend('read', FONT),
  picture: (pixels: number) => spend('read', pixels / PIXELS),
  draw: (operands: readonly unknown[] | null) => spend('draw', 1 + drawn(operands) / NUMBERS),
}

/** As `lengthOf`, one list deeper: of a path the numbers lie in a list of their own. */
function drawn(operands: readonly unknown[] | null): number {
  let sum = lengthOf(operands)
  for (const one of operands ?? []) if (Array.isArray(one)) sum += lengthOf(one)
  return sum
}

/** Makes the places to count at; before the engine is imported for the first time. */
export function countWork(): void {
  Object.assign(globalThis, { xinjianPdfWork: counter })
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      const seams = SEAMS[/\/pdfjs-dist\/legacy\/build\/([\w.]+)$/.exec(url)?.[1] ?? '']
      if (!seams) return loaded
      const text = Buffer.from(loaded.source as Uint8Array).toString()
      counted.add(url)
      return { ...loaded, source: seams.reduce(put, text) }
    },
  })
}

function put(source: string, [behind, call]: readonly [string, string]): string {
  const parts = source.split(behind)
  if (parts.length !== 2) throw new Error('the PDF engine is another one: no place to count at')
  return `${parts[0]}${behind}globalThis.xinjianPdfWork.${call};\n${parts[1]}`
}

/** `work` on one page, which may be so much and no more: throws TOO_LARGE. `stop` ends at once what can be ended. */
export async function boundedWork<T>(work: () => Promise<T>, stop?: () => void): Promise<T> {
  if (counted.size < Object.keys(SEAMS).length)
    throw new Error('the PDF engine was loaded without places to count at')
  let empty = false
  const outer = { left, onEmpty }
  left = { read: LIMITS.maxPageOperators, draw: LIMITS.maxPageOperators }
  onEmpty = () => {
    if (!empty) stop?.()
    empty = true
  }
  try {
    const done = await work()
    if (!empty) return done
  } catch (error) {
    if (!empty) throw error
  } finally {
    ;({ left, onEmpty } = outer)
  }
  throw new IntakeError('TOO_LARGE', READING_SAYS.pageDrawsTooMuch)
}
