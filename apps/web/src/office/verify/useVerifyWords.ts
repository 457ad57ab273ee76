import type { VerifyRecord, VerifyRow } from '@xinjian/contract/nouns/verify'
import type { InvoiceKind } from '@xinjian/format/invoice/kind'
import { kindName } from '@xinjian/format/invoice/kinds'
import type { VerifyResult } from '@xinjian/format/verify/result'
import { FAULTS } from '../../api/english/faults.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { KIND_NAMES, NOTES } from './english.ts'
import { words } from './words.ts'

/** What the service and the rules say in Chinese, in the reader's language. */
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
    fault: (text: string): string => (english ? (FAULTS[text] ?? text) : text),
    note: ({ result, note }: Pick<VerifyRecord, 'result' | 'note'>): string =>
      english && result ? NOTES[result] : note,
    /** Why the platform is not asked. */
    beforehand: ({ result, why }: { result: VerifyResult; why: string }): string =>
      english ? NOTES[result] : why,
    /** Result and, of a consistent one, what it is marked. */
    result: ({ result, invalidMark }: Pick<VerifyRow, 'result' | 'invalidMark'>): string => {
      if (result === null) return t('running')
      return invalidMark && invalidMark !== 'N' ? `${t(result)} · ${t(invalidMark)}` : t(result)
    },
  }
}
