/** Wounds to XML: depth, crowds, entities, encodings, names and values that no reader expects. */
import {
  atOne,
  EDGES,
  inserted,
  magnitude,
  onText,
  pick,
  type TextWound,
  type Wound,
} from './wound.ts'

const ELEMENT = /<([A-Za-z_][\w:.-]*)(?:\s[^<>]*)?>[^<>]*<\/\1>/g
const VALUES = [
  '',
  ' ',
  '-',
  '***',
  '9999-99-99',
  '0000-00-00',
  '20260230',
  '2026年13月32日',
  '-0.00',
  '１００．００',
  '¥-1,234,567,890,123,456.789',
  '壹仟贰佰叁拾肆亿伍仟陆佰柒拾捌万圆整',
  '\u202e\u0000\ufeff'.replace('\u0000', ''),
  '\u{1f4a9}\u{20000}',
  '&#x110000;',
  '&#0;',
  '&#xD800;',
  '&nosuch;',
  '&amp;amp;',
  '<![CDATA[',
  '<!--',
  '<?',
  ']]>',
  '__proto__',
  'constructor',
] as const
const DECLARED = [
  'gbk',
  'GB18030',
  'utf-16',
  'UTF-16BE',
  'utf-7',
  'iso-8859-1',
  'x-none',
  '',
] as const

const DOCTYPES = [
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  `<!DOCTYPE a [<!ENTITY b0 "x">${Array.from({ length: 9 }, (_, i) => `<!ENTITY b${i + 1} "${`&b${i};`.repeat(10)}">`).join('')}]>`,
  '<!DOCTYPE a SYSTEM "file:///etc/passwd">',
  '<!DOCTYPE a [<!ENTITY % p SYSTEM "http://example.invalid/x"> %p;]>',
  `<!DOCTYPE ${'['.repeat(2_000)}`,
] as const

const TEXTS: readonly TextWound[] = [
  (text, rng) => inserted(text, '<a>'.repeat(magnitude(200_000, rng)), rng),
  (text, rng) => {
    const depth = magnitude(100_000, rng)
    return inserted(text, '<a>'.repeat(depth) + '</a>'.repeat(depth), rng)
  },
  (text, rng) => inserted(text, '</a>'.repeat(magnitude(100_000, rng)), rng),
  (text, rng) =>
    atOne(text, /(?<=<[\w:.-]+)(?=[\s/>])/g, rng, () =>
      Array.from({ length: magnitude(20_000, rng) }, (_, i) => ` a${i}="1"`).join(''),
    ),
  (text, rng) => atOne(text, /(?<=\?>)|^/g, rng, () => pick(DOCTYPES, rng)),
  (text, rng) => atOne(text, /(?<=>)[^<>]+(?=<)/g, rng, () => pick(VALUES, rng)),
  (text, rng) => atOne(text, /(?<=>)[^<>]+(?=<)/g, rng, () => pick(EDGES, rng)),
  (text, rng) =>
    atOne(text, /(?<=>)[^<>]+(?=<)/g, rng, (found) => found.repeat(magnitude(20_000, rng))),
  (text, rng) => atOne(text, /(?<==")[^"]*(?=")/g, rng, () => pick([...EDGES, ...VALUES], rng)),
  (text, rng) =>
    atOne(text, /(?<==")[^"]*(?=")/g, rng, (found) => `${found} `.repeat(magnitude(20_000, rng))),
  (text, rng) => atOne(text, /-?\d+(?:\.\d+)?/g, rng, () => pick(EDGES, rng)),
  (text, rng) => atOne(text, ELEMENT, rng, () => ''),
  (text, rng) => atOne(text, ELEMENT, rng, (found) => found.repeat(magnitude(10_000, rng))),
  (text, rng) => atOne(text, /<\/[^<>]+>/g, rng, () => ''),
  (text, rng) =>
    atOne(text, /<\/?[\w:.-]+/g, rng, (found) => found + pick(['x', ':y', '"', '<'], rng)),
  (text, rng) =>
    atOne(text, /xmlns(?::\w+)?="[^"]*"/g, rng, () => pick(['', 'xmlns="x"', 'xmlns:="'], rng)),
  (text, rng) => atOne(text, /(?<=encoding=")[^"]*/g, rng, () => pick(DECLARED, rng)),
  (text, rng) => inserted(text, pick(['<![CDATA[', '<!--', '<?x', '<!'], rng), rng),
]

const ENCODED: readonly Wound[] = [
  (bytes) => new Uint8Array(Buffer.from(`\ufeff${Buffer.from(bytes)}`, 'utf16le')),
  (bytes) => new Uint8Array(Buffer.from(`\ufeff${Buffer.from(bytes)}`, 'utf16le').swap16()),
  (bytes) => new Uint8Array(Buffer.from(Buffer.from(bytes).toString(), 'latin1')),
  (bytes, rng) => {
    const wide = Buffer.from(Buffer.from(bytes).toString(), 'utf16le')
    return new Uint8Array(wide.subarray(rng.below(2), wide.length - rng.below(2)))
  },
]

export const XML: readonly Wound[] = [...TEXTS.map((wound) => onText(wound)), ...ENCODED]
