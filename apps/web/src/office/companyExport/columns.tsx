import type { CompanyExportRow } from '@xinjian/contract'
import { companyExport } from '@xinjian/contract/nouns/account/companyExport'
import { call } from '../../api/client.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Progress } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import cells from '../common/cells.module.css'
import { saveDownload } from '../common/save.ts'
import { bytesText } from '../intake/bytes.ts'
import type { ListColumn } from '../list/column.ts'
import { isOpen } from '../list/export/is-open.ts'
import { words } from './words.ts'

const COLOURS: Record<CompanyExportRow['status'], FlagColour> = {
  QUEUED: 'grey',
  RUNNING: 'accent',
  DONE: 'green',
  FAILED: 'red',
  CANCELLED: 'grey',
  EXPIRED: 'grey',
}

/** Exports of the company: who ordered them and why, how far, how much, until when, and the archive. */
export function useCompanyExportColumns(onChanged: () => void): ListColumn<CompanyExportRow>[] {
  const t = useWords(words)
  const minute = (at: string) => (
    <span className={cx(textStyles.num, textStyles.nowrap)}>{instant(at).slice(0, 16)}</span>
  )
  const doing = (work: () => Promise<unknown>) => () =>
    void work().then(onChanged, (error: unknown) => {
      toastRefusal(error)
      onChanged()
    })
  const counted = (row: CompanyExportRow, n: number) => (
    <span className={textStyles.num}>{row.sha256 === null ? '--' : n.toLocaleString('en-US')}</span>
  )
  return [
    {
      key: 'no',
      title: t('no'),
      render: (row) => (
        <span className={cells.two}>
          <span className={textStyles.num}>{row.no}</span>
          <small className={textStyles.muted}>{row.reason}</small>
        </span>
      ),
    },
    { key: 'askedBy', title: t('askedBy'), render: (row) => row.askedBy },
    {
      key: 'status',
      title: t('status'),
      render: (row) => (
        <span className={cells.two}>
          <span>
            <Tag colour={COLOURS[row.status]}>{t(row.status)}</Tag>
          </span>
          {row.status === 'RUNNING' && <Progress value={row.progress} label={row.no} />}
          {(row.status === 'RUNNING' || row.status === 'FAILED') && (
            <small className={textStyles.muted}>{row.message}</small>
          )}
        </span>
      ),
    },
    { key: 'rows', title: t('rows'), align: 'right', render: (row) => counted(row, row.rows) },
    { key: 'files', title: t('files'), align: 'right', render: (row) => counted(row, row.files) },
    {
      key: 'bytes',
      title: t('size'),
      align: 'right',
      render: (row) => (
        <span className={textStyles.num}>{row.bytes === null ? '--' : bytesText(row.bytes)}</span>
      ),
    },
    { key: 'createdAt', title: t('at'), render: (row) => minute(row.createdAt) },
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
            onClick={doing(() => saveDownload(companyExport.companyExportFile, { no: row.no }))}
          >
            {t('download')}
          </Button>
        ) : isOpen(row) ? (
          <Button
            size="sm"
            onClick={doing(() =>
              call(companyExport.companyExportCancel, { no: row.no }, { silent: true }),
            )}
          >
            {t('stop')}
          </Button>
        ) : null,
    },
  ]
}
