import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import styles from '../common/office-pages.module.css'
import { AskDialog } from '../sensitive/AskDialog.tsx'
import { RoleTicks } from './RoleTicks.tsx'
import { type UserFormProps, useUserForm } from './useUserForm.ts'

/** An account and its roles, new or changed. */
export function UserForm(props: UserFormProps) {
  const { user, roles } = props
  const { t, added, form, asks, asking, setAsking, roleCodes, setRoleCodes, blamed } =
    useUserForm(props)
  return (
    <>
      <Form of={form} className={styles.form}>
        {!user && (
          <TextField
            {...{ of: added, label: t('userName'), hint: t('userNameHint') }}
            name="userName"
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
