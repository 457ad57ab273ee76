import { useWords } from '../../i18n/dictionary.ts'
import { ALL_REPORTS } from '../report/families.ts'
import { QueryPage } from '../report/QueryPage.tsx'
import { words } from '../report/words.ts'

/** `/queryCenter/queryReport` */
export function Component() {
  const t = useWords(words)
  return <QueryPage family={ALL_REPORTS} title={t('title')} note={t('note')} />
}
