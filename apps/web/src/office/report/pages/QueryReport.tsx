import { useWords } from '../../../i18n/dictionary.ts'
import { ALL_REPORTS } from '../families.ts'
import { OrderPage } from '../OrderPage.tsx'
import { words } from '../words.ts'

/** `/queryCenter/queryReport` */
export function Component() {
  const t = useWords(words)
  return <OrderPage family={ALL_REPORTS} title={t('title')} note={t('note')} />
}
