import type { ExportRow } from '@xinjian/contract/nouns/lists/listExport'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Progress } from '../../../ui/States.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../../ui/Tag.tsx'
import cells from '../../common/cells.module.css'
import { bytesText } from '../../intake/bytes.ts'
import type { ListColumn } from '../column.ts'
import { words } from './file-words.ts'
import { isOpen } from './is-open.ts'

/** A file that is made in the background and kept for a time. */
type MadeFile = Pick<
  ExportRow,
  'no' | 'status' | 'progress' | 'message' | 'bytes' | 'createdAt' | 'expiresAt'
>

const COLOURS: Record<MadeFile['status'], FlagColour> = {
  QUEUED: 'grey',
  RUNNING: 'accent',
  DONE: 'green',
  FAILED: 'red',
  CANCELLED: 'grey',
  EXPIRED: 'grey',
}

const minute = (at: string) => (
  <span className={cx(textStyles.num, textStyles.nowrap)}>{instant(at).slice(0, 16)}</span>
)

/** A number that is told once the file stands; null = it does not yet. */
export const counted = (n: number | null) => (
  <span className={textStyles.num}>{n === null ? '--' : n.toLocaleString('en-US')}</span>
)

/**
 * What lists of such files have in common: how far, how large, when it was asked for (under `asked`), until when it is kept, and what can be
 * done. `name`: what the bar of progress is of.
 */
export function useFileColumns<R extends MadeFile>(of: {
  name: (row: R) => string
  asked: string
  download: (row: R) => Promise<unknown>
  cancel: (row: R) => Promise<unknown>
  onChanged: () => void
}) {
  const t = useWords(words)
  const doing = (work: () => Promise<unknown>) => () =>
    void work().then(of.onChanged, (error: unknown) => {
      toastRefusal(error)
      of.onChanged()
    })
  const status: ListColumn<R> = {
    key: 'status',
    title: t('status'),
    render: (row) => (
      <span className={cells.two}>
        <span>
          <Tag colour={COLOURS[row.status]}>{t(row.status)}</Tag>
        </span>
        {row.status === 'RUNNING' && <Progress value={row.progress} label={of.name(row)} />}
        {(row.status === 'RUNNING' || row.status === 'FAILED') && (
          <small className={textStyles.muted}>{row.message}</small>
        )}
      </span>
    ),
  }
  const kept: ListColumn<R>[] = [
    {
      key: 'bytes',
      title: t('size'),
      align: 'right',
      render: (row) => (
        <span className={textStyles.num}>{row.bytes === null ? '--' : bytesText(row.bytes)}</span>
      ),
    },
    { key: 'createdAt', title: of.asked, render: (row) => minute(row.createdAt) },
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
          <Button size="sm" icon="download" onClick={doing(() => of.download(row))}>
            {t('download')}
          </Button>
        ) : isOpen(row) ? (
          <Button size="sm" onClick={doing(() => of.cancel(row))}>
            {t('stop')}
          </Button>
        ) : null,
    },
  ]
  return { status, kept, rowsTitle: t('rows') }
}
