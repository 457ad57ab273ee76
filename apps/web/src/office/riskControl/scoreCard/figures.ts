import { useWords } from '../../../i18n/dictionary.ts'
import { words } from './words.ts'

/** Figures of the card by their names. */
export const FIGURES: Readonly<
  Record<string, 'businessMonths36' | 'steadySales24' | 'purchaseRatio24'>
> = {
  businessMonths36: 'businessMonths36',
  steadySales24: 'steadySales24',
  purchaseRatio24: 'purchaseRatio24',
}

/** A value of a figure in its unit. */
export function useKnotWords(): (id: string, at: number) => string {
  const t = useWords(words)
  return (id, at) => {
    if (id === 'businessMonths36') return t('monthsN', { n: at })
    if (id === 'steadySales24') return t('yuan', { n: at.toLocaleString('en-US') })
    return `${Math.round(at * 100)}%`
  }
}
