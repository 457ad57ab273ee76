import type { LostDeviceRow } from '@xinjian/contract/nouns/account/lostDevice'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import cells from '../common/cells.module.css'
import { LostActions } from './LostActions.tsx'
import { words } from './words.ts'

const COLOURS: Record<LostDeviceRow['state'], FlagColour> = {
  WAITING: 'yellow',
  ASKED: 'accent',
  DISMISSED: 'grey',
}

export function useLostColumns(): Column<LostDeviceRow>[] {
  const t = useWords(words)
  return [
    {
      key: 'account',
      title: t('account'),
      render: (row) => (
        <span className={cells.two}>
          <span>{row.userName}</span>
          <small className={textStyles.muted}>{row.companyName}</small>
          <small className={textStyles.muted}>
            {row.colleagues > 0 ? t('colleagues', { n: String(row.colleagues) }) : t('sole')}
          </small>
        </span>
      ),
    },
    {
      key: 'contact',
      title: t('contact'),
      render: (row) => (
        <span className={cells.two}>
          <span>{row.contactName}</span>
          <small className={cx(textStyles.num, textStyles.muted)}>{row.phone}</small>
        </span>
      ),
    },
    { key: 'note', title: t('said') },
    {
      key: 'at',
      title: t('at'),
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>
          {instant(row.at).slice(0, 16)}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      render: (row) => (
        <span className={cells.two}>
          <span>
            <Tag colour={COLOURS[row.state]}>{t(row.state)}</Tag>
          </span>
          {row.decidedBy && (
            <small className={textStyles.muted}>
              {t('by', { who: row.decidedBy, why: row.decision ?? '' })}
            </small>
          )}
          {row.changeId !== null && (
            <Link to={paths.sensitive({ id: row.changeId })}>{t('toChange')}</Link>
          )}
        </span>
      ),
    },
    { key: 'action', title: t('action'), render: (row) => <LostActions row={row} /> },
  ]
}
