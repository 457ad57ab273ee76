import { useWords } from '../../../i18n/dictionary.ts'
import { words } from './words.ts'

const KNOWN = ['tencent', 'aliyun', 'sandbox'] as const

/** The words, and what a vendor is called. */
export function useReaderWords() {
  const t = useWords(words)
  const name = (vendor: string): string => {
    const known = KNOWN.find((one) => one === vendor)
    return known ? t(known) : vendor
  }
  return { t, name }
}
