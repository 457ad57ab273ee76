import { useQueryClient } from '@tanstack/react-query'
import { type RoleRow, role } from '@xinjian/contract/nouns/role'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { ask, toast } from '../../ui/feedback.ts'
import ways from '../common/cells/ways.module.css'
import { words } from './words.ts'

export function RoleActions({ row }: { row: RoleRow }) {
  const t = useWords(words)
  const go = useNavigate()
  const client = useQueryClient()
  const [write, people] = [useMay('role.write'), useMay('user.read')]
  const mine = write && !row.builtIn && !row.beyond
  const drop = async () => {
    const message = t('deleteAsk', { role: row.roleName })
    const box = { title: t('hint'), okText: t('ok'), cancelText: t('cancel') }
    if (!(await ask({ tone: 'warning', message, ...box }))) return
    try {
      await call(role.roleDelete, { id: row.id })
      toast('success', t('deleted'))
      await client.invalidateQueries({ queryKey: keyOf(role.companyRoleList) })
    } catch (error) {
      toastRefusal(error)
    }
  }
  return (
    <span className={ways.ways}>
      <Button size="sm" onClick={() => void go(paths.createRole({ id: row.id }))}>
        {t(mine ? 'edit' : 'view')}
      </Button>
      {people && row.users > 0 && (
        <Button size="sm" onClick={() => void go(paths.userList({ roleCode: row.roleCode }))}>
          {t('users')}
        </Button>
      )}
      {mine && (
        <Button size="sm" variant="danger" onClick={() => void drop()}>
          {t('delete')}
        </Button>
      )}
    </span>
  )
}
