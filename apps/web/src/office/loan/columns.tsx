import { LINE_STATES, LOAN_STATES } from '@xinjian/contract/loan/states'
import type { CreditLineRow, LoanRow } from '@xinjian/contract/nouns/finance/loan'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import cells from '../common/cells.module.css'
import { type ListColumn, namesOf } from '../list/column.ts'
import { yuan } from './fen.ts'
import { StateTag } from './StateTag.tsx'
import { words } from './words.ts'

/** A sum of fen on the right, as the workbook has it in yuan; what there is none of is no zero. */
export const money = <R,>(key: keyof R & string, title: string): ListColumn<R> => ({
  ...{ key, title, align: 'right', sheet: { type: 'fen' } },
  render: (row) => (
    <span className={textStyles.num}>{row[key] === null ? '--' : yuan(Number(row[key]))}</span>
  ),
})

export const Two = ({ above, below }: { above: ReactNode; below: ReactNode }) => (
  <span className={cells.two}>
    {above}
    <small className={cx(textStyles.num, textStyles.muted)}>{below}</small>
  </span>
)

export function useLineColumns(
  actions: (row: CreditLineRow) => ReactNode,
): ListColumn<CreditLineRow>[] {
  const t = useWords(words)
  return [
    {
      key: 'borrowerName',
      title: t('borrower'),
      sheet: [
        {},
        { title: t('taxNo'), field: 'borrowerTaxNo' },
        { title: t('lineNo'), field: 'no' },
      ],
      render: (row) => <Two above={row.borrowerName} below={row.borrowerTaxNo} />,
    },
    { key: 'product', title: t('product'), sheet: {} },
    money('limitFen', t('limit')),
    money('usedFen', t('used')),
    money('frozenFen', t('frozen')),
    money('availableFen', t('available')),
    {
      key: 'toDay',
      title: t('term'),
      sheet: [
        { title: t('fromDay'), field: 'fromDay', type: 'day' },
        { title: t('toDay'), type: 'day' },
      ],
      render: (row) => <Two above={row.fromDay} below={row.toDay} />,
    },
    {
      key: 'state',
      title: t('state'),
      sheet: [{ names: namesOf(t, LINE_STATES) }, { title: t('reason'), field: 'reason' }],
      render: (row) => <StateTag of={row.state} />,
    },
    {
      key: 'askedBy',
      title: t('askedBy'),
      sheet: [{}, { title: t('decidedBy'), field: 'decidedBy' }],
      render: (row) => <Two above={row.askedBy} below={row.decidedBy ?? ''} />,
    },
    { key: 'actions', title: '', render: actions },
  ]
}

export function useLoanColumns(): ListColumn<LoanRow>[] {
  const t = useWords(words)
  return [
    {
      key: 'borrowerName',
      title: t('borrower'),
      sheet: [{}, { title: t('loanNo'), field: 'no' }],
      render: (row) => <Two above={row.borrowerName} below={row.no} />,
    },
    {
      key: 'subjectNo',
      title: t('subject'),
      sheet: [{}, { title: t('product'), field: 'product' }],
      render: (row) => <Two above={row.subjectNo} below={row.product} />,
    },
    money('amountFen', t('loanAmount')),
    money('principalLeftFen', t('left')),
    money('dueFen', t('dueNow')),
    {
      key: 'nextDue',
      title: t('nextDue'),
      sheet: [{ type: 'day' }, { title: t('dueDay'), field: 'dueDay', type: 'day' }],
      render: (row) => <span className={textStyles.num}>{row.nextDue ?? '--'}</span>,
    },
    {
      key: 'state',
      title: t('state'),
      sheet: [
        { names: namesOf(t, LOAN_STATES) },
        { title: t('overdueDays'), field: 'overdueDays', type: 'number' },
      ],
      render: (row) => (
        <span className={cells.two}>
          <StateTag of={row.state} />
          {row.overdueDays > 0 ? <small>{t('days', { n: row.overdueDays })}</small> : null}
        </span>
      ),
    },
    {
      key: 'appliedBy',
      title: t('askedBy'),
      sheet: [{}, { title: t('askedAt'), field: 'appliedAt', type: 'instant' }],
    },
  ]
}
