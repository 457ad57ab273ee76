import type { ProductRow } from '@xinjian/contract/nouns/product'
import { useWords } from '../../i18n/dictionary.ts'
import { Tag } from '../../ui/Tag.tsx'
import { words } from './words.ts'

export function ProductStatus({ row }: { row: ProductRow }) {
  const t = useWords(words)
  if (row.open) return <Tag colour="green">{t('open')}</Tag>
  if (row.waiting) return <Tag colour="yellow">{t('waiting')}</Tag>
  return <Tag>{t(row.onSale ? 'closed' : 'offSale')}</Tag>
}
