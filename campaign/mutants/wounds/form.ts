/** Wounds to what bureaus answer and show: JSON and pages. */
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

const VALUE = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/g

const TEXTS: readonly TextWound[] = [
  (text, rng) =>
    atOne(text, VALUE, rng, () =>
      pick(
        [
          'null',
          'true',
          '{}',
          '[]',
          '"',
          '1e999',
          '-0',
          '"\\ud800"',
          '"\\u0000"',
          '"__proto__"',
          ...EDGES.map((e) => `"${e}"`),
        ],
        rng,
      ),
    ),
  (text, rng) => {
    const depth = magnitude(200_000, rng)
    return atOne(text, VALUE, rng, (found) => '['.repeat(depth) + found + ']'.repeat(depth))
  },
  (text, rng) => {
    const depth = magnitude(50_000, rng)
    return atOne(text, VALUE, rng, (found) => '{"a":'.repeat(depth) + found + '}'.repeat(depth))
  },
  (text, rng) =>
    atOne(
      text,
      VALUE,
      rng,
      (found) => `[${new Array<string>(magnitude(50_000, rng)).fill(found).join(',')}]`,
    ),
  (text, rng) =>
    atOne(text, /\{[^{}]*\}/g, rng, (found) =>
      new Array<string>(magnitude(3_000, rng)).fill(found).join(','),
    ),
  (text, rng) =>
    atOne(text, /"[A-Za-z_]\w*"(?=\s*:)/g, rng, () =>
      pick(['"__proto__"', '"constructor"', '""', '"HC"', '"data"', '"length"'], rng),
    ),
  (text, rng) => {
    let inner = text
    for (let n = 1 + rng.below(8); n > 0; n--) inner = JSON.stringify({ data: inner })
    return inner.length > 2 ** 22 ? text : inner
  },
  (text, rng) =>
    atOne(text, /[[\]{},:]/g, rng, () => pick(['[', ']', '{', '}', ',', ':', '//', '\0'], rng)),
]
export const JSONS: readonly Wound[] = TEXTS.map((wound) => onText(wound))

const PAGES: readonly TextWound[] = [
  (text, rng) => atOne(text, /(?<=(?:row|col)span=)"?\d+/g, rng, () => pick(EDGES, rng)),
  (text, rng) =>
    atOne(
      text,
      /<t[dr]>/g,
      rng,
      () => `<td rowspan=${pick(EDGES, rng)} colspan=${pick(EDGES, rng)}>`,
    ),
  (text, rng) => inserted(text, '<table><tr><td>'.repeat(magnitude(50_000, rng)), rng),
  (text, rng) =>
    inserted(
      text,
      pick(
        [
          '<div>',
          '</td>',
          '<b',
          '<!--',
          '<script>',
          '<style>',
          '<td hidden>',
          '&nbsp;',
          '&#99999999;',
        ],
        rng,
      ).repeat(magnitude(50_000, rng)),
      rng,
    ),
  (text, rng) =>
    atOne(text, /<tr>(?:(?!<\/tr>).)*<\/tr>/g, rng, (found) => found.repeat(magnitude(2_000, rng))),
  (text, rng) =>
    atOne(text, /<td[^>]*>(?:(?!<\/td>).)*<\/td>/g, rng, (found) =>
      found.repeat(magnitude(20_000, rng)),
    ),
  (text, rng) => atOne(text, /(?<=value=")[^"]*/g, rng, () => pick(EDGES, rng)),
  (text, rng) =>
    atOne(text, /(?<=>)[^<>]+(?=<)/g, rng, (found) => found.repeat(magnitude(50_000, rng))),
  (text, rng) => atOne(text, /<\/\w+>/g, rng, () => ''),
]
export const HTML: readonly Wound[] = PAGES.map((wound) => onText(wound))
