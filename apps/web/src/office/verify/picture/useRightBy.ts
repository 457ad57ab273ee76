import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { words } from './words.ts'

/** Who found something right, and when; nobody as long as the service has not said so. */
export function useRightBy() {
  const t = useWords(words)
  return ({ by, at }: { by: string; at: string }): string =>
    by === '' ? t('rightSaving') : t('rightBy', { who: by, at: instant(at).slice(0, 16) })
}
