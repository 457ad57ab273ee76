import type { RiskOrderRow } from '@xinjian/contract/nouns/rules/riskOrder'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { OpenButton } from '../common/cells/OpenButton.tsx'
import cells from '../common/cells.module.css'
import type { ListColumn } from '../list/column.ts'
import { OrderStatus } from './OrderStatus.tsx'
import { words } from './words.ts'

/** Orders and trials, each with what it is about and how its enterprises came out. */
export function useOrderColumns(onOpen: (row: RiskOrderRow) => void): ListColumn<RiskOrderRow>[] {
  const t = useWords(words)
  return [
    {
      key: 'no',
      title: t('order'),
      render: (row) => (
        <span className={cells.two}>
          <OpenButton about={t('open', { no: row.no })} onClick={() => onOpen(row)}>
            {row.no}
          </OpenButton>
          <small className={textStyles.muted}>{row.fileName ?? t(row.purpose)}</small>
        </span>
      ),
    },
    {
      key: 'policyName',
      title: t('policy'),
      render: (row) => (
        <span className={cells.two}>
          {t('versionOf', { name: row.policyName, n: row.policyVersion })}
          {row.purpose === 'TRIAL' && <small className={textStyles.muted}>{t('TRIAL')}</small>}
        </span>
      ),
    },
    {
      key: 'status',
      title: t('status'),
      render: (row) => (
        <>
          <OrderStatus status={row.status} />{' '}
          {row.status === 'RUNNING' && <span className={textStyles.num}>{row.progress}%</span>}
        </>
      ),
    },
    { key: 'total', title: t('total'), align: 'right' },
    { key: 'pass', title: t('PASS'), align: 'right' },
    { key: 'review', title: t('REVIEW'), align: 'right' },
    { key: 'reject', title: t('REJECT'), align: 'right' },
    { key: 'unjudged', title: t('UNJUDGED'), align: 'right' },
    { key: 'sealed', title: t('sealedOnes'), align: 'right' },
    { key: 'madeBy', title: t('by') },
    {
      key: 'createdAt',
      title: t('at'),
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>
          {instant(row.createdAt).slice(0, 16)}
        </span>
      ),
    },
  ]
}
