import {
  OBJECTION_OUTCOMES,
  OBJECTION_STATES,
  type ObjectionRow,
} from '@xinjian/contract/nouns/public/objection'
import { PUBLIC_RECORD_KINDS } from '@xinjian/format/public-records/kinds'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import cells from '../common/cells.module.css'
import { type ListColumn, namesOf } from '../list/column.ts'
import { kindName } from './kind-name.ts'
import { StateTag } from './StateTag.tsx'
import { words } from './words.ts'

export function useObjectionColumns(): ListColumn<ObjectionRow>[] {
  const t = useWords(words)
  const language = useLanguage()
  const kind = (of: ObjectionRow['kind']) => kindName(of, language)
  const at = { type: 'instant' } as const
  return [
    {
      key: 'enterpriseName',
      title: t('enterprise'),
      sheet: [
        {},
        { title: t('taxNo'), field: 'taxNo' },
        { title: t('reportNo'), field: 'reportNo' },
      ],
      render: (row) => (
        <span className={cells.two}>
          {row.enterpriseName}
          <small className={cx(textStyles.num, textStyles.muted)}>{row.taxNo}</small>
        </span>
      ),
    },
    {
      key: 'kind',
      title: t('record'),
      sheet: [{ names: namesOf(kind, PUBLIC_RECORD_KINDS) }],
      render: (row) => kind(row.kind),
    },
    {
      key: 'reason',
      title: t('reason'),
      sheet: [{}, { title: t('proof'), field: 'proof' }],
      render: (row) => <span className={textStyles.anywhere}>{row.reason}</span>,
    },
    {
      key: 'state',
      title: t('state'),
      sheet: [
        { names: namesOf(t, OBJECTION_STATES) },
        { title: t('outcome'), field: 'outcome', names: namesOf(t, OBJECTION_OUTCOMES) },
        { title: t('answer'), field: 'answer' },
        { title: t('basis'), field: 'basis' },
      ],
      render: (row) => <StateTag of={row} />,
    },
    {
      key: 'dueOn',
      title: t('dueOn'),
      sheet: [{ type: 'day' }],
      render: (row) => <span className={cx(textStyles.num, textStyles.nowrap)}>{row.dueOn}</span>,
    },
    {
      key: 'raisedBy',
      title: t('raisedBy'),
      sheet: [
        {},
        { title: t('raisedAt'), field: 'raisedAt', ...at },
        { title: t('answeredBy'), field: 'answeredBy' },
        { title: t('answeredAt'), field: 'answeredAt', ...at },
      ],
      render: (row) => (
        <span className={cells.two}>
          {row.raisedBy}
          <small className={cx(textStyles.num, textStyles.muted, textStyles.nowrap)}>
            {instant(row.raisedAt).slice(0, 16)}
          </small>
        </span>
      ),
    },
  ]
}
