import { userEditForm, userForm } from '@xinjian/contract/forms/people'
import { people, type UserRow } from '@xinjian/contract/nouns/people'
import type { RoleRow } from '@xinjian/contract/nouns/role'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { type FormHandle, useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/feedback.ts'
import styles from '../common/office-pages.module.css'
import { RoleTicks } from './RoleTicks.tsx'
import { useUsersChanged } from './useUsersChanged.ts'
import { words } from './words.ts'

interface Fields {
  name: string
  mobile?: string | undefined
  email?: string | undefined
}

const SILENT = { silent: true }

/** An account and its roles, new or changed. */
export function UserForm(props: {
  user: UserRow | undefined
  of: { companyId?: number }
  roles: RoleRow[]
}) {
  const { user, of, roles } = props
  const t = useWords(words)
  const go = useNavigate()
  const changed = useUsersChanged()
  const [roleCodes, setRoleCodes] = useState(user?.roleList.map((role) => role.roleCode) ?? [])
  const [blamed, setBlamed] = useState(false)
  const save = async (send: () => Promise<unknown>) => {
    setBlamed(roleCodes.length === 0)
    if (roleCodes.length === 0) return
    await send()
    toast('success', t('done'))
    await changed()
    await go(paths.userList(user ? {} : of))
  }
  const added = useForm(userForm, {
    onSubmit: (typed) => save(() => call(people.userSave, { ...typed, ...of, roleCodes }, SILENT)),
  })
  const edited = useForm(userEditForm, {
    start: { name: user?.name ?? '', email: user?.email ?? '' },
    onSubmit: (typed) =>
      save(() => call(people.userUpdate, { id: user?.id ?? 0, ...typed, roleCodes }, SILENT)),
  })
  const form = (user ? edited : added) as unknown as FormHandle<Fields>
  return (
    <Form of={form} className={styles.form}>
      {!user && (
        <TextField of={added} name="userName" label={t('userName')} hint={t('userNameHint')} star />
      )}
      <TextField of={form} name="name" label={t('name')} star />
      <TextField
        of={form}
        name="mobile"
        label={t('mobile')}
        hint={user && t('keep', { now: user.mobile })}
        star={!user}
        inputMode="tel"
        tidy
      />
      <TextField of={form} name="email" label={t('email')} hint={t('emailHint')} />
      <RoleTicks roles={roles} ticked={roleCodes} blamed={blamed} onChange={setRoleCodes} />
      <FormRefusal of={form} />
      <SubmitButton of={form}>{t('save')}</SubmitButton>
    </Form>
  )
}
