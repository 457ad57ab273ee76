import { DATA_SCOPES, type RoleRow } from '@xinjian/contract/nouns/role'
import { useWords } from '../../i18n/dictionary.ts'
import { useMay } from '../../shell/may.ts'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import cells from '../common/cells.module.css'
import { type ListColumn, namesOf } from '../list/column.ts'
import { RoleActions } from './RoleActions.tsx'
import { useRoleName } from './role-names.ts'
import { words } from './words.ts'

export function useRoleColumns(): ListColumn<RoleRow>[] {
  const t = useWords(words)
  const name = useRoleName()
  const platform = useMay('system.operate')
  const company: ListColumn<RoleRow> = {
    key: 'companyName',
    title: t('company'),
    sheet: {},
    render: (row) => row.companyName ?? '--',
  }
  return [
    {
      key: 'roleName',
      title: t('roleName'),
      sheet: [{}, { title: t('remark'), field: 'note' }],
      render: (row) => (
        <span className={cells.two}>
          {name(row)}
          {row.note && <small className={textStyles.muted}>{row.note}</small>}
        </span>
      ),
    },
    {
      key: 'builtIn',
      title: t('kind'),
      render: (row) => (
        <Tag colour={row.builtIn ? 'grey' : 'accent'}>{t(row.builtIn ? 'builtIn' : 'ownRole')}</Tag>
      ),
    },
    ...(platform ? [company] : []),
    {
      key: 'dataScope',
      title: t('scope'),
      sheet: { names: namesOf(t, DATA_SCOPES) },
      render: (row) => t(row.dataScope),
    },
    {
      key: 'permissions',
      title: t('rights'),
      value: (row) => row.permissions.length,
      render: (row) => t('rightsN', { n: row.permissions.length }),
    },
    {
      key: 'users',
      title: t('users'),
      sheet: { type: 'number' },
      render: (row) => t('usersN', { n: row.users }),
    },
    { key: 'action', title: t('action'), render: (row) => <RoleActions row={row} /> },
  ]
}
