import { type VerifyBatchRepeat, verifyBatch } from '@xinjian/contract/nouns/verify/batch'
import { Link } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import textStyles from '../../../ui/styles/text.module.css'
import cells from '../../common/cells.module.css'
import { ListCard } from '../../list/ListCard.tsx'
import { useList } from '../../list/useList.ts'
import { useRepeatWords } from './useRepeatWords.ts'
import { words } from './words.ts'

/** Rows that stand elsewhere already: which, with whom, and since when. */
export function Repeats({ no }: { no: string }) {
  const t = useWords(words)
  const say = useRepeatWords()
  const list = useList(verifyBatch.verifyBatchRepeats, { filters: [], fixed: { no }, size: 10 })
  return (
    <ListCard<VerifyBatchRepeat>
      title={t('repeatsTitle')}
      caption={t('repeatsTitle')}
      extra={<small className={textStyles.muted}>{t('repeatsNote')}</small>}
      list={list}
      rowKey={(row) => `${row.sheet ?? ''}/${row.line}`}
      columns={[
        { key: 'line', title: t('line'), align: 'right' },
        {
          key: 'invoiceNumber',
          title: t('invoice'),
          render: (row) => (
            <span className={cells.two}>
              <span className={textStyles.num}>{row.invoiceNumber}</span>
              <small className={textStyles.muted}>{row.invoiceCode}</small>
            </span>
          ),
        },
        {
          key: 'kind',
          title: t('where'),
          render: (row) => (
            <span className={cells.two}>
              {row.kind === 'CHECK' && row.no ? (
                <Link to={paths.verifyInvoice({ no: row.no })}>
                  {say({ ...row, line: row.of })}
                </Link>
              ) : (
                <span>{say({ ...row, line: row.of })}</span>
              )}
              <small className={textStyles.muted}>{t(row.same ? 'same' : 'differs')}</small>
            </span>
          ),
        },
      ]}
      empty={{ icon: 'check', title: t('noRecent') }}
    />
  )
}
