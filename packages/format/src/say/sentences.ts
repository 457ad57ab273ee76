/**
 * Texts of one sentence or several in English, by a reader of messages. What cannot be said whole stays as it was written: half a sentence in each
 * language says nothing.
 */
import type { Reader } from './read.ts'
import { remembered } from './remembered.ts'

/** Characters and marks that no English text has. */
export const CHINESE = /[\u3400-\u9fff，。；：、（）]/

/** A text without what it quotes. Cut by hand: a pattern would search from each opening mark to the text's end. */
const withoutQuoted = (text: string): string =>
  text
    .split('”')
    .map((part, i, parts) => {
      const opened = part.indexOf('“')
      return opened === -1 || i === parts.length - 1 ? part : part.slice(0, opened)
    })
    .join('')

export interface Sentences {
  /** In English, or unchanged where a word of it is not known. */
  inEnglish(text: string): string
  /** In English, or null where Chinese is left that is no quotation. */
  wholly(text: string): string | null
}

export function sentencesBy(read: Reader): Sentences {
  const inEnglish = remembered((text: string): string => {
    if (!CHINESE.test(text)) return text
    const found = read(text, wholly) ?? withoutStop(text)
    return found === null ? text : found.trim()
  })

  function wholly(text: string): string | null {
    const said = inEnglish(text)
    return CHINESE.test(withoutQuoted(said)) ? null : said
  }

  /** A sentence that stands as a part of a longer one has lost its full stops: at its end, and those within it to `；`. */
  function withoutStop(text: string): string | null {
    if (text.endsWith('。')) return null
    const noted = text.replaceAll('；（', '。（').replaceAll('；）', '。）')
    const whole = [`${text}。`, noted, `${text.replaceAll('；', '。')}。`]
    for (const sentence of whole) {
      const said = sentence === text ? null : read(sentence, wholly)
      if (said !== null) return said.replace(/\.(?= \()/g, '').replace(/\.(?=\)?$)/, '')
    }
    return null
  }

  return { inEnglish, wholly }
}
