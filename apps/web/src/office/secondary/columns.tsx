import { COMPANY_STATUSES } from '@xinjian/contract/customer'
import type { SecondaryRow } from '@xinjian/contract/nouns/secondary'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../shell/may.ts'
import textStyles from '../../ui/styles/text.module.css'
import { yuan } from '../billing/yuan.ts'
import { Contact } from '../common/cells/Contact.tsx'
import { Firm } from '../common/cells/Firm.tsx'
import { type ListColumn, namesOf } from '../list/column.ts'
import { SecondaryStatus } from './SecondaryStatus.tsx'
import { words } from './words.ts'

export function useSecondaryColumns(): ListColumn<SecondaryRow>[] {
  const t = useWords(words)
  const may = useMay('secondary.write')
  const edit: ListColumn<SecondaryRow> = {
    key: 'action',
    title: t('action'),
    value: () => null,
    render: (row) => <Link to={paths.editSecondary({ id: row.id })}>{t('edit')}</Link>,
  }
  return [
    {
      key: 'name',
      title: t('name'),
      sheet: [{}, { title: t('taxNo'), field: 'taxNo' }],
      render: (row) => (
        <Firm
          name={<Link to={paths.openSecondary({ id: row.id })}>{row.name}</Link>}
          taxNo={row.taxNo}
        />
      ),
    },
    {
      key: 'linkman',
      title: t('contact'),
      sheet: [{}, { title: t('phone'), field: 'phone' }, { title: t('email'), field: 'email' }],
      render: (row) => <Contact name={row.linkman} phone={row.phone} email={row.email} />,
    },
    {
      key: 'status',
      title: t('status'),
      sheet: { names: namesOf(t, COMPANY_STATUSES) },
      render: (row) => <SecondaryStatus row={row} />,
    },
    {
      key: 'products',
      title: t('products'),
      sheet: { type: 'number' },
      align: 'right',
      render: (row) => (
        <Link to={paths.soldProducts({ id: row.id })}>{t('productsN', { n: row.products })}</Link>
      ),
    },
    {
      key: 'spendable',
      title: t('spendable'),
      sheet: [
        { title: t('available'), field: 'available', type: 'hao' },
        { title: t('creditLimit'), field: 'creditLimit', type: 'hao' },
      ],
      align: 'right',
      value: (row) => row.available + row.creditLimit,
      render: (row) => (
        <span className={textStyles.num}>{yuan(row.available + row.creditLimit)}</span>
      ),
    },
    {
      key: 'charged',
      title: t('usage'),
      sheet: [
        { title: t('usageCalls'), field: 'calls', type: 'number' },
        { title: t('usageSum'), type: 'hao' },
      ],
      align: 'right',
      render: (row) => (
        <Link to={paths.secondaryBill({ companyId: row.id })} className={textStyles.num}>
          {t('usageN', { n: row.calls, sum: yuan(row.charged) })}
        </Link>
      ),
    },
    ...(may ? [edit] : []),
  ]
}
