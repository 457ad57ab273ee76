import type { SuppressionRow } from '@xinjian/contract/nouns/rules/rulebook'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useSay } from '../../reports/english/english.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import { Firm } from '../common/cells/Firm.tsx'
import cells from '../common/cells.module.css'
import { suppressionStatus, suppressionWords } from './more-words.ts'
import { SuppressionActions } from './SuppressionActions.tsx'

const COLOURS: Record<SuppressionRow['status'], FlagColour> = {
  ASKED: 'yellow',
  IN_FORCE: 'green',
  REFUSED: 'red',
  LIFT_ASKED: 'yellow',
  LIFTED: 'grey',
}

export function useSuppressionColumns(): Column<SuppressionRow>[] {
  const t = useWords(suppressionWords)
  const ts = useWords(suppressionStatus)
  const say = useSay(useLanguage())
  return [
    {
      key: 'rule',
      title: t('rule'),
      render: (row) => (
        <span className={cells.two}>
          <span className={cx(textStyles.num, textStyles.nowrap)}>{row.rule}</span>
          <small className={textStyles.muted}>{say?.(row.ruleName) ?? row.ruleName}</small>
        </span>
      ),
    },
    {
      key: 'enterpriseName',
      title: t('firm'),
      render: (row) => <Firm name={row.enterpriseName ?? t('everyFirm')} taxNo={row.taxNo} />,
    },
    { key: 'reason', title: t('reason') },
    {
      key: 'until',
      title: t('until'),
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>
          {row.until} {row.expired && <Tag>{t('expired')}</Tag>}
        </span>
      ),
    },
    { key: 'askedBy', title: t('asked') },
    { key: 'decidedBy', title: t('decided'), render: (row) => row.decidedBy ?? '--' },
    {
      key: 'status',
      title: t('status'),
      render: (row) => <Tag colour={COLOURS[row.status]}>{ts(row.status)}</Tag>,
    },
    { key: 'action', title: t('action'), render: (row) => <SuppressionActions row={row} /> },
  ]
}
