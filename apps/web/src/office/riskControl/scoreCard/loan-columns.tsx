import type { LoanRow } from '@xinjian/contract/nouns/rules/loanOutcome'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { cx } from '../../../ui/cx.ts'
import textStyles from '../../../ui/styles/text.module.css'
import cells from '../../common/cells.module.css'
import type { ListColumn } from '../../list/column.ts'
import { words } from './words.ts'

/** A loan: whose it was, its days, and how late it was paid. */
export function useLoanColumns(): ListColumn<LoanRow>[] {
  const t = useWords(words)
  const day = (text: string) => (
    <span className={cx(textStyles.num, textStyles.nowrap)}>{text}</span>
  )
  return [
    {
      key: 'name',
      title: t('firm'),
      render: (row) => (
        <span className={cells.two}>
          {row.name ?? <span className={textStyles.muted}>{t('noFirm')}</span>}
          <small className={cx(textStyles.muted, textStyles.num)}>{row.taxNo}</small>
        </span>
      ),
    },
    { key: 'loanNo', title: t('loanNo'), render: (row) => row.loanNo || '--' },
    { key: 'granted', title: t('granted'), render: (row) => day(row.granted) },
    { key: 'matured', title: t('matured'), render: (row) => day(row.matured) },
    { key: 'overdueDays', title: t('overdueDays'), align: 'right' },
    {
      key: 'enteredBy',
      title: t('enteredBy'),
      render: (row) => (
        <span className={cells.two}>
          {row.enteredBy}
          <small className={cx(textStyles.muted, textStyles.num)}>
            {instant(row.enteredAt).slice(0, 16)}
          </small>
        </span>
      ),
    },
  ]
}
