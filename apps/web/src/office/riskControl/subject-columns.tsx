import type { RiskOrderRow, RiskSubjectRow } from '@xinjian/contract/nouns/rules/riskOrder'
import { useWords } from '../../i18n/dictionary.ts'
import textStyles from '../../ui/styles/text.module.css'
import { GradeTag } from '../../ui/Tag.tsx'
import { Firm } from '../common/cells/Firm.tsx'
import { OpenButton } from '../common/cells/OpenButton.tsx'
import cells from '../common/cells.module.css'
import { SealedTag } from '../common/SealedTag.tsx'
import type { ListColumn } from '../list/column.ts'
import { useMissingWords } from './judged/Missing.tsx'
import { useLineWords } from './judged/useLineWords.ts'
import { words as judgedWords } from './judged/words.ts'
import { OutcomeTag } from './OutcomeTag.tsx'
import { words } from './words.ts'

const money = (yuan: number): string => yuan.toLocaleString('en-US')

/** Enterprises of an order: outcome, the weightiest reason, grade and limit; of a trial what the other version says. */
export function useSubjectColumns(
  order: RiskOrderRow | undefined,
  onOpen: (row: RiskSubjectRow) => void,
): ListColumn<RiskSubjectRow>[] {
  const t = useWords(words)
  const tj = useWords(judgedWords)
  const say = useLineWords()
  const missing = useMissingWords()
  const columns: ListColumn<RiskSubjectRow>[] = [
    {
      key: 'name',
      title: t('firm'),
      render: (row) => (
        <Firm
          taxNo={row.name ? row.taxNo : null}
          name={
            <OpenButton
              about={t('openFirm', { name: row.name || row.taxNo })}
              onClick={() => onOpen(row)}
            >
              {row.name || row.taxNo}
            </OpenButton>
          }
        />
      ),
    },
    {
      key: 'outcome',
      title: t('outcome'),
      render: (row) => (
        <span className={cells.two}>
          {row.sealed ? '--' : <OutcomeTag outcome={row.outcome} />}
          {row.override && <small className={textStyles.muted}>{tj(row.override)}</small>}
        </span>
      ),
    },
    {
      key: 'first',
      title: t('first'),
      render: (row) => {
        if (row.sealed) return <SealedTag />
        if (row.first?.holds) return say.line(row.first.conditions)
        // What is not there is the reason, not the line that it leaves open.
        if (row.missing[0]) return missing(row.missing[0])
        if (row.first) return t('cannotSay', { line: say.line(row.first.conditions) })
        return row.outcome === 'PASS' ? (
          <span className={textStyles.muted}>{t('noReason')}</span>
        ) : (
          '--'
        )
      },
    },
    {
      key: 'grade',
      title: t('gradeScore'),
      render: (row) =>
        row.grade || row.score !== null ? (
          <span className={textStyles.nowrap}>
            {row.grade && <GradeTag grade={row.grade} />}{' '}
            <span className={textStyles.num}>{row.score ?? ''}</span>
          </span>
        ) : (
          '--'
        ),
    },
    {
      key: 'limit',
      title: t('limit'),
      align: 'right',
      render: (row) => (row.limit === null ? '--' : money(row.limit)),
    },
  ]
  if (order?.purpose === 'TRIAL')
    columns.splice(2, 0, {
      key: 'against',
      title: t('against'),
      render: (row) => {
        if (row.sealed) return '--'
        if (order.againstVersion === null)
          return <span className={textStyles.muted}>{t('noAgainst')}</span>
        return row.against === row.outcome ? (
          <span className={textStyles.muted}>{t('same')}</span>
        ) : (
          <OutcomeTag outcome={row.against} />
        )
      },
    })
  return columns
}
