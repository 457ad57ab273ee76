import type { Reader } from './read.ts'

/**
 * The same, also of a sentence that stands as a part of a longer one: there it has lost its full stops, that at its end, and those within it to
 * `；`. It keeps none at its end in English either.
 */
export const withStops =
  (read: Reader): Reader =>
  (text, say) =>
    read(text, say) ?? (text.endsWith('。') ? null : asPart(read, text, say))

function asPart(read: Reader, text: string, say: (words: string) => string | null): string | null {
  const noted = text.replaceAll('；（', '。（').replaceAll('；）', '。）')
  const whole = [`${text}。`, noted, `${text.replaceAll('；', '。')}。`]
  for (const sentence of whole) {
    const said = sentence === text ? null : read(sentence, say)
    if (said !== null) return said.replace(/\.(?= \()/g, '').replace(/\.(?=\)?$)/, '')
  }
  return null
}
