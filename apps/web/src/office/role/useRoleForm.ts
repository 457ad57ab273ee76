import { useQueryClient } from '@tanstack/react-query'
import { roleForm } from '@xinjian/contract/forms/people'
import { sensitive } from '@xinjian/contract/nouns/account/sensitive'
import { type RoleRow, role } from '@xinjian/contract/nouns/role'
import type { Permission } from '@xinjian/contract/roles'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/feedback.ts'
import type { Ask } from '../sensitive/AskDialog.tsx'
import { willAsk } from '../sensitive/needs-second.ts'
import { saveOrAsk } from '../sensitive/save-or-ask.ts'
import { useRoleName } from './role-names.ts'
import { words } from './words.ts'

const SILENT = { silent: true }

export interface RoleFormProps {
  row: RoleRow | undefined
  /** Of another institution, by an operator. */
  of: { companyId?: number }
  offered: readonly Permission[]
  readOnly: boolean
}

/** The form of a role, its rights and data scope, and what is asked for where a second person is needed. */
export function useRoleForm(props: RoleFormProps) {
  const { row } = props
  const t = useWords(words)
  const name = useRoleName()
  const go = useNavigate()
  const client = useQueryClient()
  const [ticked, setTicked] = useState<ReadonlySet<Permission>>(new Set(row?.permissions))
  // Who may not give the whole company is not asked: an operator, whose roles see no company's data, or who sees his own alone.
  const mayScope = props.offered.includes('report.readAll')
  const [dataScope, setScope] = useState<RoleRow['dataScope']>(
    row?.dataScope ?? (mayScope ? 'COMPANY' : 'OWN'),
  )
  const [told, setTold] = useState(false)
  const [asking, setAsking] = useState<Ask | null>(null)
  const before = row?.permissions ?? []
  const asks =
    row !== undefined &&
    row.users > 0 &&
    willAsk({ before, after: [...ticked], elsewhere: false, addressed: false })
  const save = saveOrAsk({
    ready: () => {
      setTold(ticked.size === 0)
      return ticked.size > 0
    },
    asks: () => asks,
    onAsk: (ask) => setAsking(() => ask),
    done: async () => {
      await client.invalidateQueries({ queryKey: keyOf(role.companyRoleList) })
      await client.invalidateQueries({ queryKey: keyOf(role.roleDetail) })
      toast('success', t('saved'))
      await go(paths.roleList())
    },
  })
  const form = useForm(roleForm, {
    start: { roleName: row ? name(row) : '', note: row?.note ?? '' },
    onSubmit: (typed) => {
      const of = row ? { id: row.id } : props.of
      const body = { ...typed, ...of, permissions: [...ticked], dataScope }
      const raise = (reason: string) => ({ ...body, id: row?.id ?? 0, reason })
      return save(
        () => call(role.roleSave, body, SILENT),
        (reason) => call(sensitive.sensitiveRoleRaise, raise(reason), SILENT),
      )
    },
  })
  return {
    t,
    form,
    ticked,
    setTicked,
    mayScope,
    dataScope,
    setScope,
    told,
    asks,
    asking,
    setAsking,
  }
}
