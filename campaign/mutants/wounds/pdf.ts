/** Wounds to a PDF: objects that name themselves, tables of places that lie, streams without end, pages of any size. */
import { deflateSync } from 'node:zlib'
import {
  atOne,
  EDGES,
  inserted,
  joined,
  magnitude,
  onText,
  pick,
  type TextWound,
  type Wound,
} from './wound.ts'

const REFERENCE = /\b\d+ 0 R\b/g
const END_OF_OBJECT = /(?<=endobj\s)(?=\d+ 0 obj)/g

const TEXTS: readonly TextWound[] = [
  (text, rng) => atOne(text, REFERENCE, rng, () => `${rng.below(30)} 0 R`),
  (text, rng) =>
    text.replace(
      /\/Kids\s*\[[^\]]*\]/,
      () => `/Kids [${`${1 + rng.below(6)} 0 R `.repeat(magnitude(3_000, rng))}]`,
    ),
  (text, rng) =>
    atOne(
      text,
      /\/(?:Parent|Pages|Contents|Resources|Font|ToUnicode|DescendantFonts|Prev)\b/g,
      rng,
      (found) => `${found} ${rng.below(12)} 0 R`,
    ),
  (text, rng) => text.replace(/startxref\s+\d+/, () => `startxref\n${pick(EDGES, rng)}`),
  (text, rng) =>
    text.replace(
      /trailer\s*<</,
      (found) => `${found} /Prev ${text.lastIndexOf('xref\n') - rng.below(2)}`,
    ),
  (text, rng) =>
    atOne(
      text,
      /\b\d{10} \d{5} [nf]\b/g,
      rng,
      () => `${String(rng.below(text.length)).padStart(10, '0')} 00000 ${pick(['n', 'f'], rng)}`,
    ),
  (text) => text.replace(/xref\s[\s\S]*?trailer/, 'trailer'),
  (text, rng) =>
    atOne(
      text,
      /\/(?:Length|Count|Size|Width|Height|BitsPerComponent|N|First|Rotate|DW|UserUnit)\s+-?\d+/g,
      rng,
      (found) => found.replace(/-?\d+$/, pick(EDGES, rng)),
    ),
  (text, rng) =>
    text.replace(
      /\/MediaBox\s*\[[^\]]*\]/,
      () =>
        `/MediaBox [${pick(['0 0 0 0', '0 0 14400 14400', '0 0 1e9 1e9', '-1e9 -1e9 1e9 1e9', '0 0 1 1e7', 'a b c d', ''], rng)}]`,
    ),
  (text, rng) =>
    atOne(text, /(?<=stream\r?\n)/g, rng, () =>
      pick(['q ', 'BT ', '[[', '<<', '(', 'BX ', 'BMC '], rng).repeat(magnitude(200_000, rng)),
    ),
  (text, rng) =>
    atOne(text, /(?<=stream\r?\n)/g, rng, () =>
      `${pick(['1e30 0 0 1e30 0 0 cm ', '0 0 0 0 0 0 cm ', 'NaN 0 0 1 0 0 Tm ', '/Fx 1e9 Tf '], rng)}`.repeat(
        magnitude(20_000, rng),
      ),
    ),
  (text, rng) =>
    atOne(
      text,
      /(?<=stream\r?\n)/g,
      rng,
      () => `BT ${'<00410042> Tj 0 1 Td '.repeat(magnitude(60_000, rng))}ET `,
    ),
  (text, rng) =>
    atOne(
      text,
      /\/Filter\s*\/?\w*|(?<=<<)(?= ?\/Length)/g,
      rng,
      () =>
        ` /Filter ${pick(['/FlateDecode', '/LZWDecode', '/RunLengthDecode', '/ASCII85Decode', '/JBIG2Decode', '/JPXDecode', '/CCITTFaxDecode', '/DCTDecode', `[${'/FlateDecode '.repeat(1_000)}]`, '/Crypt'], rng)} `,
    ),
  (text, rng) =>
    atOne(
      text,
      /(?<=trailer\s*<<)/g,
      rng,
      () =>
        ` /Encrypt << /Filter /Standard /V ${rng.below(6)} /R ${rng.below(7)} /Length ${pick(EDGES, rng)} /P -4 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) >> `,
    ),
  (text, rng) => inserted(text, '<<'.repeat(magnitude(100_000, rng)), rng, END_OF_OBJECT),
  (text, rng) =>
    inserted(
      text,
      `${900 + rng.below(9)} 0 obj ${'['.repeat(magnitude(100_000, rng))}`,
      rng,
      END_OF_OBJECT,
    ),
  (text, rng) => atOne(text, /\d+ 0 obj/g, rng, () => `${rng.below(12)} 0 obj`),
  (text, rng) =>
    atOne(text, /\/[A-Z][A-Za-z]+/g, rng, () =>
      pick(['/Nothing', '/Type3', '/ObjStm', '/XRef', '/Identity-H', '/GBK-EUC-H', '/'], rng),
    ),
  (text, rng) => atOne(text, /-?\d+(?:\.\d+)?/g, rng, () => pick(EDGES, rng)),
]

/** An object more, which a page's contents call: a form that draws itself, a picture of any size, a stream that unpacks without end. */
const CALLED: Wound = (bytes, rng) => {
  const text = Buffer.from(bytes).toString('latin1')
  const side = pick([1, 1_000, 20_000, 65_535, 2_000_000], rng)
  const packed = deflateSync(Buffer.alloc(magnitude(20 * 2 ** 20, rng)))
  const stream = (dictionary: string, body: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(`<< ${dictionary} /Length ${body.length} >>\nstream\n`),
      body,
      Buffer.from('\nendstream'),
    ])
  const object = pick(
    [
      () =>
        stream(
          `/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Resources << /XObject << /Xx 990 0 R >> >>`,
          Buffer.from('/Xx Do '.repeat(1 + rng.below(20))),
        ),
      () =>
        stream(
          `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
          packed,
        ),
      () =>
        stream(`/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Filter /FlateDecode`, packed),
      () =>
        stream(
          `/Type /XObject /Subtype /Form /BBox [0 0 1 1]`,
          Buffer.from('q 1 0 0 1 0 0 cm /Xx Do Q '.repeat(50)),
        ),
    ],
    rng,
  )()
  const called = text
    .replace(/\/Resources\s*<</, (found) => `${found} /XObject << /Xx 990 0 R >> `)
    .replace(/(?<=stream\r?\n)/, '/Xx Do ')
  const at = Math.max(0, called.search(/\d+ 0 obj/))
  return joined(
    Buffer.from(called.slice(0, at), 'latin1'),
    Buffer.from('990 0 obj\n'),
    object,
    Buffer.from('\nendobj\n'),
    Buffer.from(called.slice(at), 'latin1'),
  )
}

/** A font whose map of characters is without end, or broken. */
const MAPPED: Wound = (bytes, rng) => {
  const lines = pick(
    [
      '<0000> <FFFF> <0041>',
      '<00> <FFFFFFFF> <4E00>',
      '<0041> <0040> <D800>',
      '<> <> <>',
      '<0000> <FFFF> [<0041>]',
    ],
    rng,
  )
  const body = `/CIDInit /ProcSet findresource begin begincmap ${magnitude(5_000, rng)} beginbfrange\n${`${lines}\n`.repeat(magnitude(2_000, rng))}endbfrange endcmap`
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace(/\/Type\s*\/Font\b/, (found) => `${found} /ToUnicode 991 0 R`)
  const at = Math.max(0, text.search(/\d+ 0 obj/))
  return new Uint8Array(
    Buffer.from(
      `${text.slice(0, at)}991 0 obj\n<< /Length ${body.length} >>\nstream\n${body}\nendstream\nendobj\n${text.slice(at)}`,
      'latin1',
    ),
  )
}

export const PDF: readonly Wound[] = [
  ...TEXTS.map((wound) => onText(wound, 'latin1')),
  CALLED,
  MAPPED,
]
