import type { VerifyRow } from '@xinjian/contract/nouns/verify'
import { VERIFY_REPEATS } from '@xinjian/contract/verify/batch-status'
import { groupDigits } from '@xinjian/format'
import { INVALID_MARKS, VERIFY_RESULTS } from '@xinjian/format/verify/result'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { yuan } from '../billing/yuan.ts'
import cells from '../common/cells.module.css'
import { type ListColumn, namesOf } from '../list/column.ts'
import { useRepeatWords } from './batch/useRepeatWords.ts'
import { kindsOf } from './kinds-of.ts'
import { words } from './list-words.ts'
import { ResultTag } from './ResultTag.tsx'
import { useVerifyWords } from './useVerifyWords.ts'

/** @param ofBatch with the rows of its table, and who had the invoice before */
export function useVerifyColumns(ofBatch = false): ListColumn<VerifyRow>[] {
  const { t, kind } = useVerifyWords()
  const batch = useBatchColumns()
  const at = { type: 'instant' } as const
  const columns: ListColumn<VerifyRow>[] = [
    {
      key: 'invoiceNumber',
      title: t('invoiceNumber'),
      sheet: [
        { title: t('no'), field: 'no' },
        { title: t('invoiceKind'), field: 'kind', names: kindsOf(kind) },
        { title: t('invoiceCode'), field: 'invoiceCode' },
        {},
        { title: t('issueDate'), field: 'issueDate' },
        { title: t('redOf'), field: 'redOf' },
      ],
      render: (row) => (
        <span className={cells.two}>
          <Link to={paths.verifyInvoice({ no: row.no })} className={textStyles.num}>
            {row.invoiceNumber}
          </Link>
          <small className={textStyles.muted}>
            {[row.redOf && t('red'), kind(row.kind, row), row.invoiceCode]
              .filter(Boolean)
              .join(' ')}
          </small>
        </span>
      ),
    },
    {
      key: 'result',
      title: t('result'),
      sheet: [
        { names: namesOf(t, VERIFY_RESULTS) },
        { title: t('mark'), field: 'invalidMark', names: namesOf(t, INVALID_MARKS) },
      ],
      render: (row) => <ResultTag of={row} />,
    },
    {
      key: 'sellerName',
      title: `${t('seller')} / ${t('buyer')}`,
      sheet: [{ title: t('seller') }, { title: t('buyer'), field: 'buyerName' }],
      render: (row) => (
        <span className={cells.two}>
          {row.sellerName || t('none')}
          <small className={textStyles.muted}>{row.buyerName}</small>
        </span>
      ),
    },
    {
      key: 'totalAmount',
      title: t('total'),
      sheet: { type: 'yuan' },
      align: 'right',
      render: (row) => (
        <span className={cells.two}>
          <span className={textStyles.num}>
            {row.totalAmount === '' ? t('none') : groupDigits(row.totalAmount)}
          </span>
          <small className={cx(textStyles.num, textStyles.muted)}>{row.issueDate}</small>
        </span>
      ),
    },
    {
      key: 'charged',
      title: t('charged'),
      sheet: { type: 'hao' },
      align: 'right',
      render: (row) => (row.charged ? yuan(row.charged) : t('free')),
    },
    {
      key: 'askedAt',
      title: t('verifiedAt'),
      sheet: [
        { title: t('verifiedAt'), field: 'verifiedAt', ...at },
        { title: t('asked'), ...at },
        { title: t('madeBy'), field: 'madeBy' },
      ],
      render: (row) => (
        <span className={cx(cells.two, textStyles.nowrap)}>
          <span className={textStyles.num}>
            {instant(row.verifiedAt ?? row.askedAt).slice(0, 19)}
          </span>
          <small className={textStyles.muted}>{row.madeBy}</small>
        </span>
      ),
    },
  ]
  return ofBatch ? [batch.line, ...columns, batch.repeated] : columns
}

function useBatchColumns() {
  const t = useWords(words)
  const say = useRepeatWords()
  return {
    line: { key: 'line', title: t('line'), align: 'right', sheet: { type: 'number' } },
    repeated: {
      key: 'repeated',
      title: t('repeated'),
      sheet: [
        { title: t('repeated'), field: 'repeated.kind', names: namesOf(t, VERIFY_REPEATS) },
        { title: t('repeatedLine'), field: 'repeated.line', type: 'number' },
        { title: t('repeatedBy'), field: 'repeated.by' },
        { title: t('repeatedAt'), field: 'repeated.at', type: 'instant' },
      ],
      render: (row) => row.repeated && <small>{say(row.repeated)}</small>,
    },
  } satisfies Record<string, ListColumn<VerifyRow>>
}
