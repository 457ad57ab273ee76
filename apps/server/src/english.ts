/** What the service says, in English; loaded with the first answer to somebody who reads it. */
import { CODES } from '@xinjian/contract'
import { readerOf } from '@xinjian/format/say/read'
import { remembered } from '@xinjian/format/say/remembered'
import type { English } from './http/language/english.ts'
import { SERVER_WORDS } from './words.ts'

const CHINESE = /[\u3400-\u9fff]/
const read = readerOf(SERVER_WORDS)

/** A sentence in English; null = no table has it. */
export const inEnglish: (zh: string) => string | null = remembered((zh) =>
  CHINESE.test(zh) ? read(zh, inEnglish) : zh,
)

/** The field that a refusal blames, which its sentence ends with. */
const BLAMED = /^(.*)（([\w.]+)）$/s

export const ENGLISH: English = {
  sentence: (zh) => inEnglish(zh) ?? zh,
  refusal(code, zh) {
    const whole = inEnglish(zh)
    if (whole !== null) return whole
    const [, bare = zh, field] = BLAMED.exec(zh) ?? []
    const said = (field && inEnglish(bare)) ?? `${inEnglish(CODES[code].msg)} (${bare})`
    return field ? `${said} (${field})` : said
  },
}
