import type { ScoreCardRow } from '@xinjian/contract/nouns/rules/scoreCard'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { OpenButton } from '../../common/cells/OpenButton.tsx'
import cells from '../../common/cells.module.css'
import type { ListColumn } from '../../list/column.ts'
import { Decided } from '../../rulebook/Decided.tsx'
import { CardStatus } from './CardStatus.tsx'
import { words } from './words.ts'

/** Versions of own score cards: how far each is, and whose hands it went through. */
export function useCardColumns(onOpen: (row: ScoreCardRow) => void): ListColumn<ScoreCardRow>[] {
  const t = useWords(words)
  return [
    {
      key: 'version',
      title: t('version'),
      render: (row) => (
        <span className={cells.two}>
          <OpenButton about={t('open', { n: row.version })} onClick={() => onOpen(row)}>
            {t('versionN', { n: row.version })}
          </OpenButton>
          <small className={textStyles.muted}>{row.note}</small>
        </span>
      ),
    },
    {
      key: 'kind',
      title: t('kind'),
      render: (row) => (
        <span className={cells.two}>
          {row.kind ? t(row.kind) : '--'}
          <small className={textStyles.muted}>{t('days', { n: row.defaultDays })}</small>
        </span>
      ),
    },
    {
      key: 'status',
      title: t('training'),
      render: (row) =>
        row.status === 'RUNNING' ? `${t('RUNNING')} ${row.progress}%` : t(row.status),
    },
    { key: 'state', title: t('state'), render: (row) => <CardStatus of={row} /> },
    { key: 'author', title: t('author') },
    {
      key: 'decidedBy',
      title: t('decided'),
      render: (row) => <Decided of={{ ...row, status: row.state }} />,
    },
    { key: 'createdAt', title: t('when'), render: (row) => instant(row.createdAt).slice(0, 16) },
  ]
}
