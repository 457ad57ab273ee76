import type { VerifyBatchRow } from '@xinjian/contract/nouns/verify/batch'
import { useWords } from '../../../i18n/dictionary.ts'
import { words } from './words.ts'

/** What a batch says of itself, and what will be done with it before the service says so. */
export function useBatchMessage() {
  const t = useWords(words)
  return ({ wanted, message }: VerifyBatchRow): string => (wanted ? t(`wanted${wanted}`) : message)
}
