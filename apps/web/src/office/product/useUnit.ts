import { useWords } from '../../i18n/dictionary.ts'
import { unitWords } from './words.ts'

/** The unit of a product in the reader's language; one that is not known stays as it is. */
export function useUnit(): (unit: string) => string {
  const t = useWords(unitWords)
  return (unit) => (unit in unitWords.zh ? t(unit as keyof typeof unitWords.zh) : unit)
}
