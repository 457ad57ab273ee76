/** Sentences of the service in English: by the sentence, where it is known, else by the code of the refusal with the sentence beside it. */
import { CODES } from '@xinjian/contract/codes'
import type { TicketKind } from '@xinjian/format/invoice/ticket-kinds'
import { WHY_NOT } from '@xinjian/format/verify/tickets'
import { asEnglish } from '../../i18n/as-english.ts'
import { ACCOUNT } from './account.ts'
import { CHANNEL } from './channel.ts'
import { CODES_ENGLISH } from './codes.ts'
import { COLLECT } from './collect.ts'
import { EDGE } from './edge.ts'
import { FAULTS } from './faults.ts'
import { FIRM } from './firm.ts'
import { INTAKE } from './intake.ts'
import { LISTS } from './lists.ts'
import { MONEY } from './money.ts'
import { PEOPLE } from './people.ts'
import { READING } from './reading.ts'
import { REPORT } from './report.ts'
import { RULES } from './rules.ts'
import { WHY_NOT_ENGLISH } from './tickets.ts'
import { VERIFICATION } from './verification.ts'

type Table = Readonly<Record<string, string>>

const TICKETS: Table = Object.fromEntries(
  Object.entries(WHY_NOT).map(([kind, why]) => [why, WHY_NOT_ENGLISH[kind as TicketKind]]),
)
const SENTENCES: Table = {
  ...EDGE,
  ...ACCOUNT,
  ...PEOPLE,
  ...CHANNEL,
  ...COLLECT,
  ...INTAKE,
  ...LISTS,
  ...REPORT,
  ...RULES,
  ...MONEY,
  ...FIRM,
  ...VERIFICATION,
  ...READING,
  ...FAULTS,
  ...TICKETS,
}
const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
const PATTERNS = Object.entries(SENTENCES)
  .filter(([chinese]) => chinese.includes('{}'))
  .map(([chinese, english]) => ({
    at: new RegExp(`^${escaped(chinese).replaceAll('{}', '(.+?)')}$`, 's'),
    english,
    // What says the most of itself is tried first.
    length: chinese.length,
  }))
  .sort((a, b) => b.length - a.length)

const BY_STATUS = new Map<number, { chinese: string; english: string }>(
  Object.entries(CODES).map(([name, { status, msg }]) => [
    status,
    { chinese: msg, english: CODES_ENGLISH[name as keyof typeof CODES] },
  ]),
)

/** A sentence in English; null = nobody has translated it. */
export function sentenceIn(text: string): string | null {
  const said = translated(text)
  return said === null ? null : asEnglish(said)
}

function translated(text: string): string | null {
  const known = SENTENCES[text]
  if (known !== undefined) return known
  // What is said of several pages is of each by itself.
  const pages = text.split(/；(?=第 \d+ 页：)/)
  if (pages.length > 1) return pages.map((page) => sentenceIn(page) ?? page).join('; ')
  for (const { at, english } of PATTERNS) {
    const found = at.exec(text)
    if (!found) continue
    const parts = found.slice(1)
    return english.replace(/\{\}/g, () => {
      const part = parts.shift()!
      return sentenceIn(part) ?? part
    })
  }
  // A reader adds in brackets what it stumbled over.
  const more = /^(.+)（([^（）]*)）$/s.exec(text)
  const first = more && SENTENCES[more[1]!]
  return first ? `${first} (${more[2]})` : null
}

/** What a refusal says, in English. A sentence that is not known stands beside what its code says, so that nothing is lost. */
export function refusalIn(status: number, text: string): string {
  const bare = text.replace(/（[\w.]+）$/, '')
  const code = BY_STATUS.get(status)
  if (code && (bare === code.chinese || bare === '')) return code.english
  return sentenceIn(bare) ?? (code ? `${code.english} (${bare})` : text)
}
