import type { SecondaryRow } from '@xinjian/contract/nouns/secondary'
import { useWords } from '../../i18n/dictionary.ts'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import cells from '../common/cells.module.css'
import { words } from './words.ts'

export function SecondaryStatus({ row }: { row: SecondaryRow }) {
  const t = useWords(words)
  if (row.status === 'ACTIVE')
    return row.waiting ? (
      <Tag colour="yellow">{t('waiting')}</Tag>
    ) : (
      <Tag colour="green">{t('ACTIVE')}</Tag>
    )
  return (
    <span className={cells.two}>
      <span>
        <Tag colour="red">{t(row.status)}</Tag>
      </span>
      {row.frozenWhy && <small className={textStyles.muted}>{row.frozenWhy}</small>}
    </span>
  )
}
