import type { IdentityCheck } from '@xinjian/contract/account/lost-device'
import type { SensitiveRow } from '@xinjian/contract/nouns/account/sensitive'
import type { Permission } from '@xinjian/contract/roles'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import cells from '../common/cells.module.css'
import { checkWords } from '../lostDevice/check-words.ts'
import { permissionWords } from '../role/permission-words.ts'
import { SensitiveActions } from './SensitiveActions.tsx'
import { words } from './words.ts'

const COLOURS: Record<SensitiveRow['state'], FlagColour> = {
  ASKED: 'yellow',
  AGREED: 'accent',
  DONE: 'green',
  REFUSED: 'grey',
  WITHDRAWN: 'grey',
  OBJECTED: 'red',
  FAILED: 'red',
}

export function useSensitiveColumns(): Column<SensitiveRow>[] {
  const t = useWords(words)
  return [
    {
      key: 'what',
      title: t('what'),
      render: (row) => (
        <span className={cells.two}>
          <span>
            {t(row.act)} {row.object}
          </span>
          <small className={textStyles.muted}>{row.companyName}</small>
        </span>
      ),
    },
    { key: 'change', title: t('change'), render: (row) => <Facts row={row} /> },
    {
      key: 'asked',
      title: t('asked'),
      render: (row) => (
        <span className={cells.two}>
          <span>{t('by', { who: row.askedBy, why: row.reason })}</span>
          <small className={textStyles.muted}>{instant(row.askedAt).slice(0, 16)}</small>
        </span>
      ),
    },
    { key: 'state', title: t('state'), render: (row) => <State row={row} /> },
    { key: 'action', title: t('action'), render: (row) => <SensitiveActions row={row} /> },
  ]
}

function Facts({ row }: { row: SensitiveRow }) {
  const t = useWords(words)
  const tp = useWords(permissionWords)
  const tc = useWords(checkWords)
  const one = (field: string, value: string) => {
    if (field === 'permissions') return tp(value as Permission)
    return field === 'identity' ? tc(value as IdentityCheck) : value
  }
  const said = (field: string, values: readonly string[]) =>
    values.map((value) => one(field, value)).join('、')
  return (
    <span className={cells.two}>
      {row.facts.map(({ field, before, after }) => (
        <span key={field}>
          {t(field)}：
          {before.length > 0 && <span className={textStyles.muted}>{said(field, before)} → </span>}
          {said(field, after)}
        </span>
      ))}
    </span>
  )
}

/** Where it stands, who agreed, and when it is done. */
function State({ row }: { row: SensitiveRow }) {
  const t = useWords(words)
  const open = row.state === 'ASKED' || row.state === 'AGREED'
  const lines = [
    ...(row.state === 'ASKED'
      ? [t('words', { n: String(row.words.length), of: String(row.needs) })]
      : []),
    ...(open && row.standIn ? [t('standIn')] : []),
    ...(open && row.needs === 0 ? [t('alone')] : []),
    ...(row.dueAt ? [t('due', { at: instant(row.dueAt).slice(0, 16) })] : []),
    ...row.words.map((word) => t('by', { who: word.by, why: word.note })),
    ...(row.endedNote && row.state !== 'REFUSED'
      ? [row.endedBy ? t('by', { who: row.endedBy, why: row.endedNote }) : row.endedNote]
      : []),
  ]
  return (
    <span className={cells.two}>
      <span>
        <Tag colour={COLOURS[row.state]}>{t(row.state)}</Tag>
      </span>
      {lines.map((line) => (
        <small key={line} className={textStyles.muted}>
          {line}
        </small>
      ))}
    </span>
  )
}
