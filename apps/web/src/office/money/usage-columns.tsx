import type { UsageRow } from '@xinjian/contract/nouns/metering'
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { yuanOfHao } from '@xinjian/format'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import type { Column } from '../../ui/table/column.ts'
import cells from '../common/cells.module.css'
import type { CsvSpec } from '../list/ExportButton.tsx'
import { ChargeTag } from './ChargeTag.tsx'
import { words } from './usage-words.ts'

/** A report, and a check of an invoice, are read under the number of the call. */
const linkOf = ({ product, taxNo, no }: UsageRow): string | null => {
  if (product === 'INVOICE_VERIFY') return paths.verifyInvoice({ no })
  const kind = REPORT_KIND_NAMES.find((name) => name === product)
  return kind ? paths.report(kind, { taxId: taxNo, reportNo: no }) : null
}

export function useUsageColumns(): Column<UsageRow>[] {
  const t = useWords(words)
  const language = useLanguage()
  return [
    {
      key: 'no',
      title: t('no'),
      render: (row) => {
        const to = linkOf(row)
        return to ? (
          <Link to={to} className={textStyles.num}>
            {row.no}
          </Link>
        ) : (
          <span className={textStyles.num}>{row.no}</span>
        )
      },
    },
    {
      key: 'enterpriseName',
      title: t('enterprise'),
      render: (row) => (
        <span className={cells.two}>
          {row.enterpriseName}
          <small className={cx(textStyles.num, textStyles.muted)}>{row.taxNo}</small>
        </span>
      ),
    },
    {
      key: 'productName',
      title: t('product'),
      render: (row) => (language === 'en' ? row.productNameEn : row.productName),
    },
    {
      key: 'amount',
      title: t('charge'),
      render: (row) => (
        <ChargeTag charge={{ ...row, amount: row.state === 'HELD' ? row.unitPrice : row.amount }} />
      ),
    },
    {
      key: 'at',
      title: t('at'),
      render: (row) => (
        <span className={cx(cells.two, textStyles.nowrap)}>
          <span className={textStyles.num}>{instant(row.at).slice(0, 19)}</span>
          <small className={textStyles.muted}>{row.madeBy}</small>
        </span>
      ),
    },
  ]
}

export function useUsageCsv(file: string): CsvSpec<UsageRow> {
  const t = useWords(words)
  return {
    file,
    columns: [
      { title: t('no'), value: (row) => row.no },
      { title: t('enterprise'), value: (row) => row.enterpriseName },
      { title: t('product'), value: (row) => row.productName },
      { title: t('unitPrice'), value: (row) => yuanOfHao(row.unitPrice) },
      { title: t('amount'), value: (row) => yuanOfHao(row.amount) },
      { title: t('state'), value: (row) => t(row.state) },
      { title: t('why'), value: (row) => row.why && t(row.why) },
      { title: t('madeBy'), value: (row) => row.madeBy },
      { title: t('at'), value: (row) => instant(row.at) },
    ],
  }
}
