import type { WatchRow } from '@xinjian/contract/nouns/verify/verifyWatch'
import { groupDigits } from '@xinjian/format'
import { INVALID_MARKS, VERIFY_RESULTS } from '@xinjian/format/verify/result'
import { WATCH_EVERY, WATCH_REASONS, WATCH_STATUSES } from '@xinjian/format/verify/watch'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { instant } from '../../../reports/format/instant.ts'
import { cx } from '../../../ui/cx.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { yuan } from '../../billing/yuan.ts'
import cells from '../../common/cells.module.css'
import { type ListColumn, namesOf } from '../../list/column.ts'
import { kindsOf } from '../kinds-of.ts'
import { useVerifyWords } from '../useVerifyWords.ts'
import { useWatchWords } from './useWatchWords.ts'
import { StateTag, StatusTag } from './WatchTags.tsx'

const minute = (at: string | null): string | null => at && instant(at).slice(0, 16)

export function useWatchColumns(): ListColumn<WatchRow>[] {
  const { t, result } = useWatchWords()
  const { kind } = useVerifyWords()
  const at = { type: 'instant' } as const
  return [
    {
      key: 'invoiceNumber',
      title: t('invoiceNumber'),
      sheet: [
        { title: t('no'), field: 'no' },
        { title: result('invoiceCode'), field: 'invoiceCode' },
        {},
        { title: result('issueDate'), field: 'issueDate' },
        { title: result('invoiceKind'), field: 'kind', names: kindsOf(kind) },
      ],
      render: (row) => (
        <span className={cells.two}>
          <Link to={paths.verifyInvoice({ no: row.checkNo })} className={textStyles.num}>
            {row.invoiceNumber}
          </Link>
          <small className={textStyles.muted}>
            {[kind(row.kind, row), row.invoiceCode].filter(Boolean).join(' ')}
          </small>
        </span>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      sheet: [
        { field: 'result', names: namesOf(result, VERIFY_RESULTS) },
        { title: result('mark'), field: 'invalidMark', names: namesOf(result, INVALID_MARKS) },
        { title: t('since'), field: 'since', ...at },
        { title: t('changes'), field: 'changes', type: 'number' },
      ],
      render: (row) => (
        <span className={cells.two}>
          <span>
            <StateTag of={row} />
          </span>
          <small className={cx(textStyles.num, textStyles.muted)}>
            {t('since')} {minute(row.since)}
          </small>
        </span>
      ),
    },
    {
      key: 'status',
      title: t('status'),
      sheet: [
        { names: namesOf(t, WATCH_STATUSES) },
        { title: t('why'), field: 'why', names: namesOf(t, WATCH_REASONS) },
        { title: t('every'), field: 'every', names: namesOf(t, WATCH_EVERY) },
        { title: t('until'), field: 'until', type: 'day' },
      ],
      render: (row) => (
        <span className={cells.two}>
          <span>
            <StatusTag of={row} />
          </span>
          <small className={textStyles.muted}>
            {row.why ? t(row.why) : `${t(row.every)} · ${t('until')} ${row.until}`}
          </small>
        </span>
      ),
    },
    {
      key: 'sellerName',
      title: t('seller'),
      sheet: [{}, { title: t('total'), field: 'totalAmount', type: 'yuan' }],
      render: (row) => (
        <span className={cells.two}>
          {row.sellerName}
          <small className={cx(textStyles.num, textStyles.muted)}>
            {row.totalAmount && groupDigits(row.totalAmount)}
          </small>
        </span>
      ),
    },
    {
      key: 'lastLookAt',
      title: `${t('lastPoll')} / ${t('nextPoll')}`,
      sheet: [
        { title: t('lastPoll'), ...at },
        { title: t('nextPoll'), field: 'nextLookAt', ...at },
        { title: t('lastFailed'), field: 'failed', names: namesOf(result, VERIFY_RESULTS) },
      ],
      render: (row) => (
        <span className={cx(cells.two, textStyles.nowrap, textStyles.num)}>
          {minute(row.lastLookAt) ?? t('never')}
          <small className={textStyles.muted}>
            {row.failed ? result(row.failed) : ''} {minute(row.nextLookAt)}
          </small>
        </span>
      ),
    },
    {
      key: 'spent',
      title: t('spent'),
      align: 'right',
      sheet: [
        { type: 'hao' },
        { title: t('cap'), field: 'cap', type: 'hao' },
        { title: t('looks'), field: 'looks', type: 'number' },
        { title: t('by'), field: 'madeBy' },
        { title: t('createdAt'), field: 'createdAt', ...at },
      ],
      render: (row) => (
        <span className={cells.two}>
          <span className={textStyles.num}>{yuan(row.spent)}</span>
          <small className={cx(textStyles.num, textStyles.muted)}>/ {yuan(row.cap)}</small>
        </span>
      ),
    },
  ]
}
