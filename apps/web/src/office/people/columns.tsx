import { USER_STATUSES, type UserRow } from '@xinjian/contract/nouns/people'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { instant } from '../../reports/format/instant.ts'
import { useMay } from '../../shell/may.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import cells from '../common/cells.module.css'
import { type ListColumn, namesOf } from '../list/column.ts'
import { useRoleNames } from '../role/role-names.ts'
import { UserActions } from './UserActions.tsx'
import { words } from './words.ts'

const minute = (at: string) => instant(at).slice(0, 16)

export function useUserColumns(): ListColumn<UserRow>[] {
  const t = useWords(words)
  const namesOfRoles = useRoleNames()
  const platform = useMay('system.operate')
  const company: ListColumn<UserRow> = {
    key: 'companyName',
    title: t('company'),
    sheet: {},
    render: (row) => (
      <Link to={paths.userList({ companyId: row.companyId })}>{row.companyName}</Link>
    ),
  }
  return [
    {
      key: 'userName',
      title: t('userName'),
      sheet: [{}, { title: t('name'), field: 'name' }],
      render: (row) => (
        <span className={cells.two}>
          <span className={textStyles.num}>{row.userName}</span>
          {row.name && <small className={textStyles.muted}>{row.name}</small>}
        </span>
      ),
    },
    {
      key: 'mobile',
      title: t('mobile'),
      sheet: [{}, { title: t('email'), field: 'email' }],
      render: (row) => (
        <span className={cells.two}>
          <span className={textStyles.num}>{row.mobile}</span>
          {row.email && <small className={textStyles.muted}>{row.email}</small>}
        </span>
      ),
    },
    ...(platform ? [company] : []),
    {
      key: 'roleList',
      title: t('roles'),
      sheet: { field: 'roleList.roleName' },
      value: (row) => namesOfRoles(row.roleList),
      render: (row) => namesOfRoles(row.roleList) || '--',
    },
    {
      key: 'status',
      title: t('status'),
      sheet: { names: namesOf(t, USER_STATUSES) },
      render: (row) => <Status row={row} />,
    },
    {
      key: 'lastSeen',
      title: t('lastSeen'),
      sheet: { type: 'instant' },
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>
          {row.lastSeen ? minute(row.lastSeen) : t('offline')}
        </span>
      ),
    },
    {
      key: 'createdTime',
      title: t('created'),
      sheet: { type: 'instant' },
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>{minute(row.createdTime)}</span>
      ),
    },
    { key: 'action', title: t('action'), render: (row) => <UserActions row={row} /> },
  ]
}

function Status({ row }: { row: UserRow }) {
  const t = useWords(words)
  if (row.status === 'FROZEN')
    return (
      <span title={t('frozenFor', { why: row.frozenWhy ?? '' })}>
        <Tag colour="red">{t('FROZEN')}</Tag>
      </span>
    )
  if (row.waiting) return <Tag colour="yellow">{t('waiting')}</Tag>
  return <Tag colour="green">{t('ACTIVE')}</Tag>
}
