import { userEditForm, userForm } from '@xinjian/contract/forms/people'
import { sensitive } from '@xinjian/contract/nouns/account/sensitive'
import { people, type UserRow } from '@xinjian/contract/nouns/people'
import type { RoleRow } from '@xinjian/contract/nouns/role'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { type FormHandle, useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/feedback.ts'
import type { Ask } from '../sensitive/AskDialog.tsx'
import { saveOrAsk } from '../sensitive/save-or-ask.ts'
import { useAsks } from './useAsks.ts'
import { useUsersChanged } from './useUsersChanged.ts'
import { words } from './words.ts'

interface Fields {
  name: string
  mobile?: string | undefined
  email?: string | undefined
}

const SILENT = { silent: true }

export interface UserFormProps {
  user: UserRow | undefined
  of: { companyId?: number }
  roles: RoleRow[]
}

/** The form of an account, new or changed, its roles, and what is asked for where a second person is needed. */
export function useUserForm({ user, of, roles }: UserFormProps) {
  const t = useWords(words)
  const go = useNavigate()
  const changed = useUsersChanged()
  const [roleCodes, setRoleCodes] = useState(user?.roleList.map((role) => role.roleCode) ?? [])
  const [blamed, setBlamed] = useState(false)
  const [asking, setAsking] = useState<Ask | null>(null)
  const save = saveOrAsk({
    ready: () => {
      setBlamed(roleCodes.length === 0)
      return roleCodes.length > 0
    },
    asks: () => asks,
    onAsk: (ask) => setAsking(() => ask),
    done: async () => {
      toast('success', t('done'))
      await changed()
      await go(paths.userList(user ? {} : of))
    },
  })
  const added = useForm(userForm, {
    onSubmit: (typed) => {
      const body = { ...typed, ...of, roleCodes }
      return save(
        () => call(people.userSave, body, SILENT),
        (reason) => call(sensitive.sensitiveUserNew, { ...body, reason }, SILENT),
      )
    },
  })
  const edited = useForm(userEditForm, {
    start: { name: user?.name ?? '', email: user?.email ?? '' },
    onSubmit: (typed) => {
      const body = { id: user?.id ?? 0, ...typed, roleCodes }
      return save(
        () => call(people.userUpdate, body, SILENT),
        (reason) => call(sensitive.sensitiveUserEdit, { ...body, reason }, SILENT),
      )
    },
  })
  const form = (user ? edited : added) as unknown as FormHandle<Fields>
  const asks = useAsks(form, { user, of, roles, roleCodes })
  return { t, added, form, asks, asking, setAsking, roleCodes, setRoleCodes, blamed }
}
