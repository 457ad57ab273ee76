import { COMPANY_STATUSES } from '@xinjian/contract/customer'
import type { CustomerRow } from '@xinjian/contract/nouns/customer'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import { Contact } from '../common/cells/Contact.tsx'
import { Firm } from '../common/cells/Firm.tsx'
import cells from '../common/cells.module.css'
import { type ListColumn, namesOf } from '../list/column.ts'
import { CustomerActions } from './CustomerActions.tsx'
import { words } from './words.ts'

const COLOURS: Record<CustomerRow['status'], FlagColour> = {
  WAITING: 'yellow',
  ACTIVE: 'green',
  REFUSED: 'grey',
  FROZEN: 'red',
}

export function useCustomerColumns(): ListColumn<CustomerRow>[] {
  const t = useWords(words)
  return [
    {
      key: 'name',
      title: t('name'),
      sheet: [{}, { title: t('taxNo'), field: 'taxNo' }],
      render: (row) => (
        <Firm name={row.name} taxNo={row.taxNo}>
          {row.parentName && (
            <small className={textStyles.muted}>{t('of', { parent: row.parentName })}</small>
          )}
        </Firm>
      ),
    },
    {
      key: 'linkman',
      title: t('contact'),
      sheet: [{}, { title: t('phone'), field: 'phone' }, { title: t('email'), field: 'email' }],
      render: (row) => <Contact name={row.linkman} phone={row.phone} email={row.email} />,
    },
    {
      key: 'channel',
      title: t('channel'),
      sheet: {},
      render: (row) => row.channel ?? '--',
    },
    {
      key: 'createdAt',
      title: t('created'),
      sheet: { type: 'instant' },
      render: (row) => (
        <span className={cells.two}>
          <span className={cx(textStyles.num, textStyles.nowrap)}>
            {instant(row.createdAt).slice(0, 16)}
          </span>
          {row.askedBy && (
            <small className={textStyles.muted}>{t('asked', { who: row.askedBy })}</small>
          )}
        </span>
      ),
    },
    {
      key: 'status',
      title: t('status'),
      sheet: { names: namesOf(t, COMPANY_STATUSES) },
      render: (row) => (
        <span className={cells.two}>
          <span>
            <Tag colour={COLOURS[row.status]}>{t(row.status)}</Tag>
          </span>
          <small className={textStyles.muted}>
            {row.frozenWhy ??
              (row.decidedBy && t('decided', { who: row.decidedBy, why: row.decision ?? '' }))}
          </small>
        </span>
      ),
    },
    {
      key: 'action',
      title: t('action'),
      value: () => null,
      render: (row) => <CustomerActions row={row} />,
    },
  ]
}
