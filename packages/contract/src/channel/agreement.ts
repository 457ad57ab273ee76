/** Clauses that a channel puts beside the platform's authorisation: what their text may name, and how it is judged. */
import { CHANNEL_FIELD_SAYS } from '../words/channel.ts'

/** What stands in braces, and what it becomes. */
export const PLACEHOLDERS = {
  enterprise: '企业名称',
  taxNo: '统一社会信用代码',
  signer: '签署人姓名',
  role: '签署人身份',
  channel: '渠道标题',
  grantees: '被授权机构',
  service: '客服电话',
} as const

export const MOST_PARAGRAPHS = 20
export const MOST_TEXT = 4000

/** Lines that say something. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** What is wrong with a text, in words; null = nothing. An empty text has no clauses and no fault. */
export function agreementFault(text: string): string | null {
  if (text.length > MOST_TEXT) return CHANNEL_FIELD_SAYS.termsTooLong({ n: MOST_TEXT })
  const paragraphs = paragraphsOf(text)
  if (paragraphs.length > MOST_PARAGRAPHS)
    return CHANNEL_FIELD_SAYS.tooManyParagraphs({ n: MOST_PARAGRAPHS })
  for (const paragraph of paragraphs) {
    const rest = paragraph.replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(PLACEHOLDERS, name) ? '' : whole,
    )
    const unknown = /\{[^{}]*\}/.exec(rest)?.[0]
    if (unknown) return CHANNEL_FIELD_SAYS.placeholderUnknown({ name: unknown })
    if (/[{}]/.test(rest)) return CHANNEL_FIELD_SAYS.bracesDoNotPair
  }
  return null
}

/** A text with its placeholders filled in; one without a value stays as it is, for a preview. */
export const filledIn = (text: string, values: Readonly<Partial<Record<string, string>>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
