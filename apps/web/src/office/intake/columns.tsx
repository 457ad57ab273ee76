import { IMPORT_STATUSES, type ImportRow } from '@xinjian/contract/nouns/intake'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { instant } from '../../reports/format/instant.ts'
import { spanText } from '../../reports/format/window.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Progress } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import cells from '../common/cells.module.css'
import type { ListColumn } from '../list/column.ts'
import { bytesText } from './bytes.ts'
import { formsText } from './forms-text.ts'
import styles from './intake.module.css'
import { words } from './words.ts'

export const STATUS: Record<
  ImportRow['status'],
  { colour: FlagColour; word: 'queued' | 'running' | 'done' | 'doneWithErrors' | 'failed' }
> = {
  QUEUED: { colour: 'grey', word: 'queued' },
  RUNNING: { colour: 'accent', word: 'running' },
  DONE: { colour: 'green', word: 'done' },
  DONE_WITH_ERRORS: { colour: 'yellow', word: 'doneWithErrors' },
  FAILED: { colour: 'red', word: 'failed' },
}

const stored = (row: ImportRow): number => row.added + row.updated + row.unchanged

/** Import batches: what was read and what became of it; failed ones can be retried, errors opened. */
export function useImportColumns(ways: {
  onErrors: (id: number) => void
  /** Absent, as below, for who may look but not import. */
  onCheck: ((id: number) => void) | null
  onChoose: ((id: number) => void) | null
  onSettle: ((id: number) => void) | null
  /** Absent for who may look but not import. */
  onRetry: ((id: number) => void) | null
}): ListColumn<ImportRow>[] {
  const t = useWords(words)
  const language = useLanguage()
  const count = (key: 'read' | 'added' | 'updated' | 'unchanged') => ({
    key,
    title: t(key),
    align: 'right' as const,
    sheet: { type: 'number' as const },
    // They count invoices: of forms and books alone the rows stand beside their names.
    render: (row: ImportRow) =>
      row.read === 0 && row.forms.length > 0 ? '--' : row[key].toLocaleString('en-US'),
  })
  return [
    {
      key: 'fileName',
      title: t('file'),
      sheet: [{}, { title: t('enterprise'), field: 'enterpriseName' }],
      render: (row) => (
        <span className={cx(cells.two, styles.file)}>
          <span title={row.fileName}>{row.fileName}</span>
          <small
            className={textStyles.muted}
          >{`${row.enterpriseName} · ${bytesText(row.fileBytes)}`}</small>
        </span>
      ),
    },
    {
      key: 'status',
      title: t('status'),
      sheet: {
        names: Object.fromEntries(IMPORT_STATUSES.map((value) => [value, t(STATUS[value].word)])),
      },
      render: (row) => (
        <span className={cx(cells.two, styles.status)}>
          <span>
            <Tag colour={STATUS[row.status].colour}>{t(STATUS[row.status].word)}</Tag>
          </span>
          {row.status === 'RUNNING' ? <Progress value={row.progress} label={row.fileName} /> : null}
          {row.forms.length > 0 ? <small>{formsText(row.forms, language)}</small> : null}
          {row.status === 'RUNNING' || row.status === 'FAILED' ? (
            <small
              className={row.status === 'FAILED' ? styles.bad : textStyles.muted}
              title={row.message}
            >
              {row.status === 'FAILED' && stored(row) === 0
                ? t('notStored', { why: row.message })
                : row.message}
            </small>
          ) : null}
        </span>
      ),
    },
    count('read'),
    count('added'),
    count('updated'),
    count('unchanged'),
    {
      key: 'bad',
      title: t('bad'),
      sheet: { type: 'number' },
      align: 'right',
      render: (row) =>
        row.bad > 0 ? (
          <Button size="sm" variant="quiet" onClick={() => ways.onErrors(row.id)}>
            {row.bad.toLocaleString('en-US')}
          </Button>
        ) : (
          row.bad
        ),
    },
    {
      key: 'months',
      title: t('months'),
      sheet: [
        { title: t('firstMonth'), field: 'firstMonth' },
        { title: t('lastMonth'), field: 'lastMonth' },
      ],
      value: (row) => row.firstMonth,
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>
          {row.firstMonth ? spanText(row.firstMonth, row.lastMonth ?? '', language) : '--'}
        </span>
      ),
    },
    {
      key: 'createdAt',
      title: t('at'),
      sheet: [{ type: 'instant' }, { title: t('by'), field: 'createdBy' }],
      render: (row) => (
        <span className={cx(cells.two, textStyles.num, textStyles.nowrap)}>
          {instant(row.createdAt).slice(0, 16)}
          <small className={textStyles.muted}>{row.createdBy}</small>
        </span>
      ),
    },
    {
      key: 'do',
      title: '',
      name: '',
      value: () => null,
      render: (row) =>
        row.toCheck > 0 && ways.onCheck ? (
          <Button size="sm" icon="eye" onClick={() => ways.onCheck?.(row.id)}>
            {t('check', { n: row.toCheck })}
          </Button>
        ) : row.toChoose > 0 && ways.onChoose ? (
          <Button size="sm" icon="eye" onClick={() => ways.onChoose?.(row.id)}>
            {t('chooseItems', { n: row.toChoose })}
          </Button>
        ) : row.toSettle > 0 && ways.onSettle ? (
          <Button size="sm" icon="eye" onClick={() => ways.onSettle?.(row.id)}>
            {t('settleSheets', { n: row.toSettle })}
          </Button>
        ) : row.forms.length > 0 ? (
          <Button size="sm" variant="quiet" onClick={() => ways.onErrors(row.id)}>
            {t('remarks')}
          </Button>
        ) : row.status === 'FAILED' && ways.onRetry ? (
          <Button size="sm" icon="refresh" onClick={() => ways.onRetry?.(row.id)}>
            {t('retry')}
          </Button>
        ) : null,
    },
  ]
}
