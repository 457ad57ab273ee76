import { passwordChange } from '@xinjian/contract/forms/session'
import { session } from '@xinjian/contract/nouns/session'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { SecretField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { ask } from '../../ui/feedback.ts'
import { sealSecrets } from '../seal-secrets.ts'
import { leaveEverywhere } from './leaving.ts'
import { words } from './words.ts'

const FIELDS = ['oldPassword', 'newPassword', 'repassword'] as const

/** Product spec §5: 40 % wide; all three secrets sealed; success ends the session. */
export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords(words)
  const form = useForm(passwordChange, {
    also: (typed) => ({
      repassword: typed.repassword === typed.newPassword ? null : t('mismatch'),
    }),
    onSubmit: async (secrets) => {
      const sealed = await sealSecrets(FIELDS.map((name) => secrets[name]))
      const [oldPassword = '', newPassword = '', repassword = ''] = sealed
      const body = { oldPassword, newPassword, repassword }
      await call(session.updatePassword, body)
      form.reset()
      onClose()
      const message = t('passwordChanged')
      await ask({ tone: 'success', title: t('hint'), message, okText: t('ok') })
      await leaveEverywhere('main')
    },
  })
  return (
    <FormDialog
      of={form}
      open={open}
      onClose={onClose}
      title={t('changePassword')}
      width="max(40vw, 360px)"
      submit={t('ok')}
    >
      {FIELDS.map((name) => (
        <SecretField
          key={name}
          of={form}
          name={name}
          label={t(name)}
          star
          hint={name === 'newPassword' ? t('newShape') : undefined}
          labels={[t('showPassword'), t('hidePassword')]}
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
        />
      ))}
    </FormDialog>
  )
}
