import type { RegistrationRow } from '@xinjian/contract/nouns/register'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import { Contact } from '../common/cells/Contact.tsx'
import { Firm } from '../common/cells/Firm.tsx'
import cells from '../common/cells.module.css'
import { RegistrationActions } from './RegistrationActions.tsx'
import { words } from './words.ts'

const COLOURS: Record<RegistrationRow['status'], FlagColour> = {
  SENT: 'grey',
  WAITING: 'yellow',
  APPROVED: 'green',
  REFUSED: 'red',
}

export function useRegistrationColumns(): Column<RegistrationRow>[] {
  const t = useWords(words)
  return [
    {
      key: 'companyName',
      title: t('company'),
      render: (row) => <Firm name={row.companyName} taxNo={row.taxNo} />,
    },
    {
      key: 'linkman',
      title: t('contact'),
      render: (row) => <Contact name={row.linkman} phone={row.mobile} email={row.email} />,
    },
    { key: 'userName', title: t('account') },
    { key: 'licence', title: t('licence'), render: (row) => <Compared row={row} /> },
    {
      key: 'createdAt',
      title: t('asked'),
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>
          {instant(row.createdAt).slice(0, 16)}
        </span>
      ),
    },
    {
      key: 'status',
      title: t('status'),
      render: (row) => (
        <span className={cells.two}>
          <span>
            <Tag colour={COLOURS[row.status]}>{t(row.status)}</Tag>
          </span>
          {row.status === 'WAITING' && row.proposedBy && (
            <small className={textStyles.muted}>
              {t('proposedBy', { who: row.proposedBy, why: row.proposal ?? '' })}
            </small>
          )}
          {row.conflicts.map((one) => (
            <small key={one} className={textStyles.neg}>
              {t(`against.${one}`)}
            </small>
          ))}
          {row.decidedBy && (
            <small className={textStyles.muted}>
              {t('by', { who: row.decidedBy, why: row.decision ?? '' })}
            </small>
          )}
        </span>
      ),
    },
    { key: 'action', title: t('action'), render: (row) => <RegistrationActions row={row} /> },
  ]
}

/** What was typed beside what was read; what could not be read is not called the same. */
function Compared({ row: { differs, licence } }: { row: RegistrationRow }) {
  const t = useWords(words)
  if (differs.length > 0)
    return <Tag colour="red">{t(differs.includes('companyName') ? 'differName' : 'differNo')}</Tag>
  if (licence.name === null || licence.taxNo === null || licence.doubtful.length > 0)
    return <Tag colour="yellow">{t('unread')}</Tag>
  return <Tag colour="green">{t('same')}</Tag>
}
