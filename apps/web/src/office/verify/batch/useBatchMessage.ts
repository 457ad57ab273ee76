import type { VerifyBatchRow } from '@xinjian/contract/nouns/verify/batch'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { words } from './words.ts'

/** What a batch says of itself; in English what its state and figures say, and why it failed in the original. */
export function useBatchMessage() {
  const t = useWords(words)
  const english = useLanguage() === 'en'
  return ({ wanted, status, message, phase, done, total, bad }: VerifyBatchRow): string => {
    if (wanted) return t(`wanted${wanted}`)
    if (!english) return message
    if (status === 'FAILED') return `${t(status)}: ${message}`
    return phase === 'READ'
      ? t(status)
      : `${t(status)}. ${t('doneOf', { done, good: total - bad })}`
  }
}
