import {
  LEAD_LANGUAGES,
  LEAD_STATES,
  LEAD_TOPICS,
  type LeadState,
} from '@xinjian/contract/lead/lead'
import type { LeadRow } from '@xinjian/contract/nouns/public/lead'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import { Contact } from '../common/cells/Contact.tsx'
import cells from '../common/cells.module.css'
import { type ListColumn, namesOf } from '../list/column.ts'
import { LeadActions } from './LeadActions.tsx'
import { words } from './words.ts'

const COLOURS: Record<LeadState, FlagColour> = { OPEN: 'yellow', ANSWERED: 'green', CLOSED: 'grey' }

export function useLeadColumns(): ListColumn<LeadRow>[] {
  const t = useWords(words)
  const at = { type: 'instant' } as const
  return [
    {
      key: 'name',
      title: t('who'),
      sheet: [
        { title: t('name') },
        { title: t('organisation'), field: 'organisation' },
        { title: t('phone'), field: 'phone' },
        { title: t('email'), field: 'email' },
        { title: t('language'), field: 'language', names: namesOf(t, LEAD_LANGUAGES) },
      ],
      render: (row) => (
        <span className={cells.two}>
          <Contact name={row.name} phone={row.phone} email={row.email} />
          {row.organisation && <small className={textStyles.muted}>{row.organisation}</small>}
        </span>
      ),
    },
    {
      key: 'message',
      title: t('message'),
      sheet: [
        { title: t('number'), field: 'id', type: 'number' },
        { title: t('topic'), field: 'topic', names: namesOf(t, LEAD_TOPICS) },
        {},
      ],
      render: (row) => (
        <span className={cells.two}>
          <small className={textStyles.muted}>
            {t('numbered', { topic: t(row.topic), id: row.id })}
          </small>
          <span className={textStyles.anywhere} lang={row.language === 'en' ? 'en' : 'zh-CN'}>
            {row.message}
          </span>
        </span>
      ),
    },
    {
      key: 'at',
      title: t('at'),
      sheet: [at, { ...at, title: t('keptUntil'), field: 'keptUntil' }],
      render: (row) => (
        <span className={cx(cells.two, textStyles.num, textStyles.nowrap)}>
          {instant(row.at).slice(0, 16)}
          <small className={textStyles.muted}>
            {t('keptUntil')} {instant(row.keptUntil).slice(0, 10)}
          </small>
        </span>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      sheet: [
        { names: namesOf(t, LEAD_STATES) },
        { title: t('handled'), field: 'note' },
        { title: t('by'), field: 'by' },
      ],
      render: (row) => (
        <span className={cells.two}>
          <span>
            <Tag colour={COLOURS[row.state]}>{t(row.state)}</Tag>
          </span>
          {row.by && (
            <small className={cx(textStyles.muted, textStyles.anywhere)}>
              {t('said', { who: row.by, what: row.note ?? '' })}
            </small>
          )}
        </span>
      ),
    },
    { key: 'action', title: t('action'), render: (row) => <LeadActions row={row} /> },
  ]
}
