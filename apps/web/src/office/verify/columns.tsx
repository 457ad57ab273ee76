import type { VerifyRow } from '@xinjian/contract/nouns/verify'
import { groupDigits, yuanOfHao } from '@xinjian/format'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import type { Column } from '../../ui/table/column.ts'
import cells from '../common/cells.module.css'
import type { CsvSpec } from '../list/ExportButton.tsx'
import { yuan } from '../money/yuan.ts'
import { ResultTag } from './ResultTag.tsx'
import { useVerifyWords } from './useVerifyWords.ts'

export function useVerifyColumns(): Column<VerifyRow>[] {
  const { t, kind } = useVerifyWords()
  return [
    {
      key: 'invoiceNumber',
      title: t('invoiceNumber'),
      render: (row) => (
        <span className={cells.two}>
          <Link to={paths.verifyInvoice({ no: row.no })} className={textStyles.num}>
            {row.invoiceNumber}
          </Link>
          <small className={textStyles.muted}>
            {[kind(row.kind), row.invoiceCode].filter(Boolean).join(' ')}
          </small>
        </span>
      ),
    },
    { key: 'result', title: t('result'), render: (row) => <ResultTag of={row} /> },
    {
      key: 'sellerName',
      title: `${t('seller')} / ${t('buyer')}`,
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
      align: 'right',
      render: (row) => (row.charged ? yuan(row.charged) : t('free')),
    },
    {
      key: 'askedAt',
      title: t('verifiedAt'),
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
}

export function useVerifyCsv(): CsvSpec<VerifyRow> {
  const { t, kind, result } = useVerifyWords()
  return {
    file: t('result'),
    columns: [
      { title: t('no'), value: (row) => row.no },
      { title: t('form'), value: (row) => kind(row.kind) },
      { title: t('invoiceCode'), value: (row) => row.invoiceCode },
      { title: t('invoiceNumber'), value: (row) => row.invoiceNumber },
      { title: t('issueDate'), value: (row) => row.issueDate },
      { title: t('result'), value: (row) => result(row) },
      { title: t('seller'), value: (row) => row.sellerName },
      { title: t('buyer'), value: (row) => row.buyerName },
      { title: t('total'), value: (row) => row.totalAmount },
      { title: t('charged'), value: (row) => (row.charged ? yuanOfHao(row.charged) : '0') },
      { title: t('verifiedAt'), value: (row) => row.verifiedAt && instant(row.verifiedAt) },
      { title: t('asked'), value: (row) => instant(row.askedAt) },
      { title: t('madeBy'), value: (row) => row.madeBy },
    ],
  }
}
