import { type ExportRow, listExport } from '@xinjian/contract/nouns/lists/listExport'
import { call } from '../../../api/client.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Progress } from '../../../ui/States.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../../ui/Tag.tsx'
import cells from '../../common/cells.module.css'
import { saveDownload } from '../../common/save.ts'
import { bytesText } from '../../intake/bytes.ts'
import type { ListColumn } from '../column.ts'
import { words } from './export-words.ts'
import { isOpen } from './is-open.ts'

const COLOURS: Record<ExportRow['status'], FlagColour> = {
  QUEUED: 'grey',
  RUNNING: 'accent',
  DONE: 'green',
  FAILED: 'red',
  CANCELLED: 'grey',
  EXPIRED: 'grey',
}

/** Exports of a user: how far, how much, until when, and the file. */
export function useExportColumns(onChanged: () => void): ListColumn<ExportRow>[] {
  const t = useWords(words)
  const minute = (at: string) => (
    <span className={cx(textStyles.num, textStyles.nowrap)}>{instant(at).slice(0, 16)}</span>
  )
  const doing = (work: () => Promise<unknown>) => () =>
    void work().then(onChanged, (error: unknown) => {
      toastRefusal(error)
      onChanged()
    })
  return [
    {
      key: 'name',
      title: t('file'),
      render: (row) => (
        <span className={cells.two}>
          {row.name}
          <small className={cx(textStyles.num, textStyles.muted)}>
            {row.no}
            {row.pack && ` · ZIP（${row.pack.toUpperCase()}）`}
          </small>
        </span>
      ),
    },
    {
      key: 'status',
      title: t('status'),
      render: (row) => (
        <span className={cells.two}>
          <span>
            <Tag colour={COLOURS[row.status]}>{t(row.status)}</Tag>
          </span>
          {row.status === 'RUNNING' && <Progress value={row.progress} label={row.name} />}
          {(row.status === 'RUNNING' || row.status === 'FAILED') && (
            <small className={textStyles.muted}>{row.message}</small>
          )}
        </span>
      ),
    },
    {
      key: 'rows',
      title: t('rows'),
      align: 'right',
      render: (row) => (
        <span className={textStyles.num}>
          {row.status === 'DONE' || row.status === 'EXPIRED'
            ? row.rows.toLocaleString('en-US')
            : '--'}
        </span>
      ),
    },
    {
      key: 'bytes',
      title: t('size'),
      align: 'right',
      render: (row) => (
        <span className={textStyles.num}>{row.bytes === null ? '--' : bytesText(row.bytes)}</span>
      ),
    },
    { key: 'createdAt', title: t('asked'), render: (row) => minute(row.createdAt) },
    {
      key: 'expiresAt',
      title: t('until'),
      render: (row) => (row.expiresAt ? minute(row.expiresAt) : '--'),
    },
    {
      key: 'do',
      title: '',
      name: '',
      value: () => null,
      align: 'right',
      render: (row) =>
        row.status === 'DONE' ? (
          <Button
            size="sm"
            icon="download"
            onClick={doing(() => saveDownload(listExport.exportFile, { no: row.no }))}
          >
            {t('download')}
          </Button>
        ) : isOpen(row) ? (
          <Button
            size="sm"
            onClick={doing(() => call(listExport.exportCancel, { no: row.no }, { silent: true }))}
          >
            {t('stop')}
          </Button>
        ) : null,
    },
  ]
}
