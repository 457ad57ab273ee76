import type { BillLine } from '@xinjian/contract/nouns/billing'
import { useWords } from '../../i18n/dictionary.ts'
import textStyles from '../../ui/styles/text.module.css'
import type { Column } from '../../ui/table/column.ts'
import { OpenButton } from '../common/cells/OpenButton.tsx'
import cells from '../common/cells.module.css'
import { useProductName } from '../product/product-name.ts'
import { words } from './words.ts'
import { yuan } from './yuan.ts'

export function useBillColumns(onOpen: (line: BillLine) => void): Column<BillLine>[] {
  const t = useWords(words)
  const nameOf = useProductName()
  const count = (key: 'calls' | 'found' | 'charged' | 'free'): Column<BillLine> => ({
    key,
    title: t(key),
    align: 'right',
    sortable: true,
    render: (line) => <span className={textStyles.num}>{line[key]}</span>,
  })
  return [
    {
      key: 'product',
      title: t('product'),
      render: (line) => (
        <span className={cells.two}>
          <OpenButton onClick={() => onOpen(line)}>{nameOf(line)}</OpenButton>
          {line.auto > 0 && (
            <small className={textStyles.muted}>
              {t('autoOf', { n: line.auto, amount: yuan(line.autoAmount) })}
            </small>
          )}
        </span>
      ),
    },
    count('calls'),
    count('found'),
    count('charged'),
    count('free'),
    {
      key: 'amount',
      title: t('amount'),
      align: 'right',
      sortable: true,
      render: (line) => <span className={textStyles.num}>{yuan(line.amount)}</span>,
    },
    {
      key: 'reversedAmount',
      title: t('reversed'),
      align: 'right',
      sortable: true,
      render: (line) => (
        <span className={textStyles.num}>
          {line.reversed === 0 ? '--' : yuan(-line.reversedAmount)}
        </span>
      ),
    },
  ]
}
