import type { VerifyBatchRow } from '@xinjian/contract/nouns/verify/batch'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { cx } from '../../../ui/cx.ts'
import textStyles from '../../../ui/styles/text.module.css'
import cells from '../../common/cells.module.css'
import type { ListColumn } from '../../list/column.ts'
import { BatchStatus } from './BatchStatus.tsx'
import { useBatchMessage } from './useBatchMessage.ts'
import { words } from './words.ts'

export function useBatchColumns(): ListColumn<VerifyBatchRow>[] {
  const t = useWords(words)
  const say = useBatchMessage()
  return [
    {
      key: 'fileName',
      title: t('file'),
      render: (row) => (
        <span className={cells.two}>
          {row.fileName}
          <small className={cx(textStyles.num, textStyles.muted)}>{row.no}</small>
        </span>
      ),
    },
    {
      key: 'status',
      title: t('status'),
      render: (row) => (
        <span className={cells.two}>
          <span>
            <BatchStatus status={row.status} />
          </span>
          {(row.status === 'FAILED' || row.status === 'SHORT') && (
            <small className={textStyles.muted}>{say(row)}</small>
          )}
        </span>
      ),
    },
    ...(['total', 'bad', 'done'] as const).map((key) => ({
      key,
      title: t(key === 'total' ? 'rows' : key),
      align: 'right' as const,
      // A table that was not read to its end has no rows that are known of.
      render: (row: VerifyBatchRow) =>
        row.phase === 'READ' && row.status !== 'READY' ? t('unread') : row[key],
    })),
    {
      key: 'createdAt',
      title: t('created'),
      render: (row) => (
        <span className={cx(cells.two, textStyles.nowrap)}>
          <span className={textStyles.num}>{instant(row.createdAt).slice(0, 16)}</span>
          <small className={textStyles.muted}>{row.madeBy}</small>
        </span>
      ),
    },
  ]
}
