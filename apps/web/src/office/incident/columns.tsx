import type { IncidentRow } from '@xinjian/contract/nouns/public/serviceStatus'
import { IMPACT_NAMES, INCIDENT_NAMES, partName } from '@xinjian/contract/status/names'
import type { Impact } from '@xinjian/contract/status/status'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import cells from '../common/cells.module.css'
import type { ListColumn } from '../list/column.ts'
import { IncidentActions } from './IncidentActions.tsx'
import styles from './incident.module.css'
import { words } from './words.ts'

const COLOURS: Record<Impact, FlagColour> = { DELAYED: 'yellow', PARTIAL: 'yellow', OUTAGE: 'red' }

export function useIncidentColumns(): ListColumn<IncidentRow>[] {
  const t = useWords(words)
  const language = useLanguage()
  const inEnglish = language === 'en'
  return [
    {
      key: 'title',
      title: t('what'),
      render: (row) => (
        <div>
          <small className={textStyles.muted}>{t('numbered', { id: row.id })}</small>
          <div>{inEnglish ? row.titleEn : row.title}</div>
          <details>
            <summary>
              {t('history')} {row.updates.length}
            </summary>
            <ol className={styles.history}>
              {row.updates.map((one) => (
                <li key={one.n}>
                  <small className={textStyles.muted}>
                    {t('said', { at: instant(one.at).slice(0, 16), by: one.by })} ·{' '}
                    {one.corrects === null
                      ? INCIDENT_NAMES[one.state][language]
                      : t('corrected', { n: one.corrects })}
                  </small>
                  <div className={textStyles.anywhere}>{inEnglish ? one.textEn : one.text}</div>
                </li>
              ))}
            </ol>
          </details>
        </div>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      render: (row) => (
        <span className={cells.two}>
          <span>{INCIDENT_NAMES[row.state][language]}</span>
          {row.endedAt === null && (
            <span>
              <Tag colour={COLOURS[row.impact]}>{IMPACT_NAMES[row.impact][language]}</Tag>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'parts',
      title: t('parts'),
      render: (row) =>
        row.parts.map((part) => partName(part, language)).join(inEnglish ? ', ' : '、'),
    },
    {
      key: 'startedAt',
      title: t('time'),
      render: (row) => (
        <span className={cx(cells.two, textStyles.num, textStyles.nowrap)}>
          {instant(row.startedAt).slice(0, 16)}
          <small className={textStyles.muted}>
            {row.endedAt ? instant(row.endedAt).slice(0, 16) : t('going')}
          </small>
        </span>
      ),
    },
    { key: 'action', title: t('action'), render: (row) => <IncidentActions row={row} /> },
  ]
}
