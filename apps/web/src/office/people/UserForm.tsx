import { userEditForm, userForm } from '@xinjian/contract/forms/people'
import { sensitive } from '@xinjian/contract/nouns/account/sensitive'
import { people, type UserRow } from '@xinjian/contract/nouns/people'
import type { RoleRow } from '@xinjian/contract/nouns/role'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { needsSecond } from '../../api/needs-second.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { type FormHandle, useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/feedback.ts'
import styles from '../common/office-pages.module.css'
import { type Ask, AskDialog } from '../sensitive/AskDialog.tsx'
import { RoleTicks } from './RoleTicks.tsx'
import { useAsks } from './useAsks.ts'
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
  const [asking, setAsking] = useState<Ask | null>(null)
  /** Done at once, or asked for: beforehand where the page knows it, else when the service says so. */
  const save = async (send: () => Promise<unknown>, ask: Ask) => {
    setBlamed(roleCodes.length === 0)
    if (roleCodes.length === 0) return
    if (asks) return setAsking(() => ask)
    try {
      await send()
    } catch (error) {
      if (needsSecond(error)) return setAsking(() => ask)
      throw error
    }
    toast('success', t('done'))
    await changed()
    await go(paths.userList(user ? {} : of))
  }
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
  return (
    <>
      <Form of={form} className={styles.form}>
        {!user && (
          <TextField
            of={added}
            name="userName"
            label={t('userName')}
            hint={t('userNameHint')}
            star
          />
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
        <SubmitButton of={form}>{t(asks ? 'ask' : 'save')}</SubmitButton>
      </Form>
      <AskDialog ask={asking} onClose={() => setAsking(null)} />
    </>
  )
}
