import type { VerifyRow } from '@xinjian/contract/nouns/verify'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { words } from './words.ts'

/** Where a row stands already, with whose and when. */
export function useRepeatWords() {
  const t = useWords(words)
  return ({ kind, line, by, at }: NonNullable<VerifyRow['repeated']>): string =>
    kind === 'FILE'
      ? t('FILE', { line: line ?? '' })
      : t(kind, { by: by ?? '', at: at ? instant(at).slice(0, 16) : '' })
}
