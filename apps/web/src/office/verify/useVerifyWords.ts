import type { VerifyRow } from '@xinjian/contract/nouns/verify'
import type { InvoiceKind } from '@xinjian/format/invoice/kind'
import { kindName } from '@xinjian/format/invoice/kinds'
import { pairsOf } from '@xinjian/format/say/words'
import { TYPED_SAYS } from '@xinjian/format/verify/words'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { KIND_NAMES } from './english.ts'
import { words } from './words.ts'

const ENGLISH: ReadonlyMap<string, string> = new Map(pairsOf(TYPED_SAYS))

/** Names and what the rules say, in the reader's language. */
export function useVerifyWords() {
  const t = useWords(words)
  const english = useLanguage() === 'en'
  return {
    t,
    /** @param of an unknown kind with 20 digits is a 数电票 of which nobody has said yet which; with a code it is none of the platform's. */
    kind: (kind: InvoiceKind, of?: { invoiceNumber: string; invoiceCode: string }): string => {
      if (kind === 'UNKNOWN')
        return t(
          of?.invoiceNumber.length === 20 ? 'digital' : of?.invoiceCode ? 'otherKind' : 'noKind',
        )
      return english ? (KIND_NAMES[kind] ?? kindName(kind)) : kindName(kind)
    },
    /** What the rules say of what was typed, and why the platform is not asked. */
    fault: (text: string): string => (english ? (ENGLISH.get(text) ?? text) : text),
    /** Result and, of a consistent one, what it is marked. */
    result: ({ result, invalidMark }: Pick<VerifyRow, 'result' | 'invalidMark'>): string => {
      if (result === null) return t('running')
      return invalidMark && invalidMark !== 'N' ? `${t(result)} · ${t(invalidMark)}` : t(result)
    },
  }
}
