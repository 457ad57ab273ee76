import type { ReceivableRow } from '@xinjian/contract/nouns/finance/receivable'
import { RECEIVABLE_STATES } from '@xinjian/contract/scf/states'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import cells from '../common/cells.module.css'
import { type ListColumn, namesOf } from '../list/column.ts'
import { money, Two } from '../loan/columns.tsx'
import { StateTag } from './StateTag.tsx'
import { words } from './words.ts'

/** `as`: whoever looks is told of the other side first. */
export function useReceivableColumns(
  as: 'FUNDER' | 'ANCHOR' | 'MEMBER',
): ListColumn<ReceivableRow>[] {
  const t = useWords(words)
  const seller: ListColumn<ReceivableRow> = {
    key: 'seller',
    title: t('seller'),
    sheet: [{}, { title: t('no'), field: 'no' }],
    render: (row) => <Two above={row.seller} below={row.no} />,
  }
  const debtor: ListColumn<ReceivableRow> = {
    key: 'debtor',
    title: t('debtor'),
    sheet: [{}, ...(as === 'MEMBER' ? [{ title: t('no'), field: 'no' }] : [])],
    render: (row) => (as === 'MEMBER' ? <Two above={row.debtor} below={row.no} /> : row.debtor),
  }
  return [
    ...(as === 'MEMBER' ? [debtor] : as === 'ANCHOR' ? [seller] : [seller, debtor]),
    { key: 'contractNo', title: t('contractNo'), sheet: {} },
    money('amountFen', t('amount')),
    { key: 'dueDay', title: t('dueDay'), sheet: [{ type: 'day' }] },
    ...(as === 'FUNDER' ? [money<ReceivableRow>('financedFen', t('financed'))] : []),
    {
      key: 'state',
      title: t('state'),
      sheet: [
        { names: namesOf(t, RECEIVABLE_STATES) },
        { title: t('confirmBy'), field: 'confirmBy', type: 'day' },
      ],
      render: (row) => (
        <span className={cells.two}>
          <StateTag of={row.state} />
          {row.state === 'SUBMITTED' ? (
            <small>{row.late ? t('late') : `${t('confirmBy')} ${row.confirmBy}`}</small>
          ) : null}
        </span>
      ),
    },
    {
      key: 'madeBy',
      title: t('madeBy'),
      sheet: [{}, { title: t('madeAt'), field: 'madeAt', type: 'instant' }],
      render: (row) => <Two above={row.madeBy} below={instant(row.madeAt).slice(0, 10)} />,
    },
  ]
}
