import type { TemplateRow } from '@xinjian/contract/nouns/rules/template'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { instant } from '../../reports/format/instant.ts'
import { kindTitle } from '../../reports/kinds.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import { OpenButton } from '../common/cells/OpenButton.tsx'
import cells from '../common/cells.module.css'
import { RowActions } from './RowActions.tsx'
import { words } from './words.ts'

export function useTemplateColumns(props: {
  onOpen: (row: TemplateRow) => void
  onRemoved: (row: TemplateRow) => void
}): Column<TemplateRow>[] {
  const t = useWords(words)
  const language = useLanguage()
  return [
    {
      key: 'name',
      title: t('name'),
      render: (row) => (
        <span className={cells.two}>
          <OpenButton aria-label={t('open', { name: row.name })} onClick={() => props.onOpen(row)}>
            {row.name}
          </OpenButton>
          <small className={textStyles.muted}>{t('version', { n: row.version })}</small>
        </span>
      ),
    },
    { key: 'reportType', title: t('kind'), render: (row) => kindTitle(row.reportType, language) },
    {
      key: 'status',
      title: t('status'),
      render: (row) => (
        <Tag colour={row.status === 'ENABLED' ? 'green' : 'grey'}>{t(row.status)}</Tag>
      ),
    },
    {
      key: 'shown',
      title: t('sections'),
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>
          {t('sectionsN', { shown: row.shown, of: row.of })}
          {row.added > 0 && (
            <>
              {' '}
              <Tag colour="yellow">{t('addedN', { n: row.added })}</Tag>
            </>
          )}
        </span>
      ),
    },
    {
      key: 'updatedAt',
      title: t('updated'),
      render: (row) => (
        <span className={cells.two}>
          <span className={cx(textStyles.num, textStyles.nowrap)}>
            {instant(row.updatedAt).slice(0, 16)}
          </span>
          <small className={textStyles.muted}>{row.updatedBy}</small>
        </span>
      ),
    },
    {
      key: 'actions',
      title: t('actions'),
      value: () => null,
      render: (row) => <RowActions row={row} onRemoved={props.onRemoved} />,
    },
  ]
}
