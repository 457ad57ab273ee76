/**
 * Every pattern of these folders in time that grows with the text, not with its square: texts made to trip each pattern (what it
 * asks for up to one of its repetitions, again and again, and never the end) are matched at one length and at eight times it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const FOLDERS = [
  'packages/intake/src',
  'packages/format/src',
  'apps/server/src/features/intake',
  'apps/server/src/features/license',
]
/** Characters of the shorter text; the longer has eight times as many. */
const SHORT = 3_000
/** A square grows sixty-four times; a loaded machine makes a line look like ten. */
const GROWTH = 24
/** Below this many milliseconds the longer text was no burden, whatever the shorter took. */
const NOTHING_MS = 15

interface Pattern {
  place: string
  source: string
  flags: string
}

function patternsOf(file: string): Pattern[] {
  const found: Pattern[] = []
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, regex, start } = node as {
      type?: string
      start: number
      regex?: { pattern: string; flags: string }
    }
    if (type === 'Literal' && regex) {
      const line = text.slice(0, start).split('\n').length
      found.push({ place: `${file}:${line}`, source: regex.pattern, flags: regex.flags })
    }
    for (const value of Object.values(node)) visit(value)
  }
  visit(parseSync(file, text).program)
  return found
}

/** The shortest text that an element takes, as far as one can be given. */
function sampleOf(node: AST.Element | AST.Alternative | undefined): string {
  switch (node?.type) {
    case 'Alternative':
      return node.elements.map(sampleOf).join('')
    case 'Group':
    case 'CapturingGroup':
      return sampleOf(node.alternatives[0])
    case 'Quantifier':
      return sampleOf(node.element).repeat(node.min)
    case 'Character':
      return node.raw.length === 1 ? node.raw : String.fromCodePoint(node.value)
    case 'CharacterClass':
    case 'CharacterSet':
      return taken(node.raw, 'i')
    default:
      return ''
  }
}

/** One of the usual characters that a class takes. */
function taken(raw: string, flags: string): string {
  const one = new RegExp(`^${raw}$`, raw.includes('\\p') ? 'u' : flags)
  return [...' 1a零发A*/<"=,.:;'].find((c) => one.test(c)) ?? '\u0001'
}

/** What is repeated to trip a pattern: each repetition with what stands before it, whole and in part, and by itself. */
function pumpsOf({ source, flags }: Pattern): string[] {
  const tree = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
  })
  const pumps = new Set<string>()
  const visit = (node: AST.Node, before: string): void => {
    if (node.type === 'Pattern' || node.type === 'Group' || node.type === 'CapturingGroup')
      for (const a of node.alternatives) visit(a, before)
    else if (node.type === 'Alternative') {
      let sofar = before
      for (const element of node.elements) {
        visit(element, sofar)
        sofar += sampleOf(element)
      }
    } else if (node.type === 'Quantifier') {
      visit(node.element, before)
      if (node.max !== Number.POSITIVE_INFINITY) return
      for (const text of [sampleOf(node.element), before, before + sampleOf(node.element)])
        if (text !== '') pumps.add(text)
    }
  }
  visit(tree, '')
  return [...pumps]
}

/** Milliseconds of the processor that this thread has had: what other work of the machine takes is not counted. */
const spent = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Milliseconds of all matches of a pattern in a text: the least of three, unless one was already as little as `enough`. */
function cost({ source, flags }: Pattern, text: string, enough: number): number {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  // A pattern's first matches are interpreted; only compiled ones compare.
  for (let i = 0; i < 4; i++) for (const _ of text.slice(-40).matchAll(pattern));
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 3 && least > enough; i++) {
    const started = spent()
    for (const _ of text.matchAll(pattern));
    least = Math.min(least, spent() - started)
  }
  return least
}

/** The pump that makes a pattern dear, or null. */
function trippedBy(pattern: Pattern): string | null {
  for (const pump of pumpsOf(pattern)) {
    const text = (times: number) => `${pump.repeat(Math.ceil((times * SHORT) / pump.length))}\u0002`
    const grows = () => {
      const long = cost(pattern, text(8), NOTHING_MS)
      return long > NOTHING_MS && long > GROWTH * cost(pattern, text(1), 0)
    }
    // Memory of files before is collected in this thread, too: what grows does so twice.
    if (grows() && grows()) return pump
  }
  return null
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((f) => f.endsWith('.ts') && !f.includes('.test'))
    .map((f) => `${folder}/${f.replaceAll('\\', '/')}`),
)

describe('patterns over the text of strangers', () => {
  it('knows a pattern of squares when it sees one', () => {
    const tripped = [String.raw`<a[\s>][\s\S]*?<\/a>`, String.raw`\s+(?=x)`, '部分.*红']
    for (const source of tripped)
      expect(trippedBy({ place: '', source, flags: '' }), source).not.toBeNull()
    expect(trippedBy({ place: '', source: String.raw`^\s*<\w+`, flags: '' })).toBeNull()
  })

  it('all grow with the text alone', () => {
    const patterns = files.flatMap(patternsOf)
    expect(patterns.length).toBeGreaterThan(100)
    const slow = patterns.flatMap((p) => {
      const pump = trippedBy(p)
      return pump === null ? [] : [`${p.place} /${p.source}/ by ${JSON.stringify(pump)}`]
    })
    expect(slow).toEqual([])
  })
})
