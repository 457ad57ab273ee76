import type { InvoiceKind } from '@xinjian/format/invoice/kind'
import { INVOICE_KINDS } from '@xinjian/format/invoice/kind'
import { useWords } from '../../i18n/dictionary.ts'
import { useVerifyWords } from '../verify/useVerifyWords.ts'
import { fieldWords, ticketWords } from './field-names.ts'
import { words } from './words.ts'

/** Kinds, fields and readers in the reader's language; a name that nobody translated is shown as it is called in files. */
export function useNames() {
  const field = useWords(fieldWords)
  const ticket = useWords(ticketWords)
  const { kind } = useVerifyWords()
  const t = useWords(words)
  return {
    t,
    kind: (name: string): string => {
      if (name in ticketWords.zh) return ticket(name as keyof typeof ticketWords.zh)
      return INVOICE_KINDS.includes(name as InvoiceKind) ? kind(name as InvoiceKind) : name
    },
    field: (name: string): string =>
      name in fieldWords.zh ? field(name as keyof typeof fieldWords.zh) : name,
    source: (name: string): string =>
      name === 'OWN' ? t('own') : name in words.zh ? t(name as keyof typeof words.zh) : name,
  }
}

/** What corrections can be narrowed to. */
export const KINDS = [...Object.keys(ticketWords.zh), ...INVOICE_KINDS]
export const FIELDS = Object.keys(fieldWords.zh)
export const SOURCES = ['OWN', 'tencent', 'aliyun', 'sandbox']

/** `0.9234` → `92.3%`. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`
