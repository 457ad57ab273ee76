import type { RiskPolicyRow } from '@xinjian/contract/nouns/rules/riskPolicy'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { instant } from '../../../reports/format/instant.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import { cx } from '../../../ui/cx.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { OpenButton } from '../../common/cells/OpenButton.tsx'
import cells from '../../common/cells.module.css'
import type { ListColumn } from '../../list/column.ts'
import { Decided } from '../../rulebook/Decided.tsx'
import { BookStatus } from '../../rulebook/status.tsx'
import { words } from './words.ts'

/** Versions of policies: what each is about, its state, and whose hands it went through. */
export function usePolicyColumns(
  onOpen: (row: RiskPolicyRow) => void,
): ListColumn<RiskPolicyRow>[] {
  const t = useWords(words)
  const language = useLanguage()
  return [
    {
      key: 'name',
      title: t('policy'),
      render: (row) => (
        <span className={cells.two}>
          <OpenButton
            about={t('open', { name: row.name, n: row.version })}
            onClick={() => onOpen(row)}
          >
            {row.name}
          </OpenButton>
          <small className={textStyles.muted}>
            {t('versionN', { n: row.version })} · {row.note}
          </small>
        </span>
      ),
    },
    { key: 'status', title: t('status'), render: (row) => <BookStatus status={row.status} /> },
    {
      key: 'reports',
      title: t('reports'),
      render: (row) => row.reports.map((kind) => kindTitle(kind, language)).join(' · '),
    },
    { key: 'lines', title: t('lines'), align: 'right' },
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
