import type { BookRow } from '@xinjian/contract/rules/book'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import type { Column } from '../../ui/table/column.ts'
import { OpenButton } from '../common/cells/OpenButton.tsx'
import { Decided } from './Decided.tsx'
import { type Shelf, shelfWords } from './shelf.ts'
import { BookStatus } from './status.tsx'

export function useBookColumns(shelf: Shelf, onOpen: (row: BookRow) => void): Column<BookRow>[] {
  const t = useWords(shelfWords(shelf))
  return [
    {
      key: 'version',
      title: t('version'),
      render: (row) => (
        <OpenButton about={t('open', { n: row.version })} onClick={() => onOpen(row)}>
          {t('versionN', { n: row.version })}
        </OpenButton>
      ),
    },
    { key: 'status', title: t('status'), render: (row) => <BookStatus status={row.status} /> },
    { key: 'note', title: t('purpose') },
    {
      key: 'changed',
      title: t('changes'),
      render: (row) =>
        row.changed + row.off === 0
          ? t('noChange')
          : t('changesN', { changed: row.changed, off: row.off }),
    },
    { key: 'author', title: t('author') },
    {
      key: 'decidedBy',
      title: t('decided'),
      render: (row) => <Decided of={row} />,
    },
    {
      key: 'updatedAt',
      title: t('updated'),
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>
          {instant(row.updatedAt).slice(0, 16)}
        </span>
      ),
    },
  ]
}
