import { AUDIT_KINDS, type AuditRow } from '@xinjian/contract/nouns/audit'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import { type ListColumn, namesOf } from '../list/column.ts'
import { words } from './words.ts'

const COLOURS: Record<AuditRow['kind'], FlagColour> = {
  LOGIN: 'green',
  LOGOUT: 'grey',
  REFUSED: 'red',
  LOOK: 'grey',
  CHANGE: 'accent',
}

/** `userFreeze` → `user freeze`: what calls are called in English. */
const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

export function useAuditColumns(): ListColumn<AuditRow>[] {
  const t = useWords(words)
  const language = useLanguage()
  return [
    {
      key: 'at',
      title: t('at'),
      sheet: { type: 'instant' },
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>{instant(row.at)}</span>
      ),
    },
    {
      key: 'userName',
      title: t('who'),
      sheet: {},
      render: (row) => (
        <>
          {row.userName || t('nobody')} {row.operator && <Tag>{t('operator')}</Tag>}
        </>
      ),
    },
    {
      key: 'kind',
      title: t('kind'),
      sheet: { names: namesOf(t, AUDIT_KINDS) },
      render: (row) => <Tag colour={COLOURS[row.kind]}>{t(row.kind)}</Tag>,
    },
    {
      key: 'action',
      title: t('what'),
      sheet: { field: language === 'en' ? 'action' : 'actionName' },
      value: (row) => row.actionName,
      render: (row) => (language === 'en' ? spaced(row.action) : row.actionName),
    },
    {
      key: 'object',
      title: t('object'),
      sheet: {},
      render: (row) => <span className={textStyles.anywhere}>{row.object || '--'}</span>,
    },
    {
      key: 'ip',
      title: t('ip'),
      sheet: {},
      render: (row) => <span className={textStyles.num}>{row.ip}</span>,
    },
  ]
}
