import { newPasswordForm } from '@xinjian/contract/forms/session'
import { useNavigate } from 'react-router'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { SecretField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { sealSecrets } from '../../shell/seal-secrets.ts'
import { toast } from '../../ui/feedback.ts'
import styles from '../login.module.css'
import { words } from '../words.ts'
import { type About, setByLink } from './link-of.ts'
import { linkWords } from './link-words.ts'

const FIELDS = ['newPassword', 'repassword'] as const

/** The password that a link is for, typed twice. `onWaits`: a registration goes on to the platform. */
export function NewPassword(props: { code: string; about: About; onWaits: () => void }) {
  const t = useWords(linkWords)
  const tw = useWords(words)
  const go = useNavigate()
  const { purpose, companyName, userName } = props.about
  const form = useForm(newPasswordForm, {
    also: (typed) => ({
      repassword: typed.repassword === typed.newPassword ? null : t('mismatch'),
    }),
    onSubmit: async (typed) => {
      const [newPassword = '', repassword = ''] = await sealSecrets(FIELDS.map((f) => typed[f]))
      await setByLink(props.code, { newPassword, repassword })
      if (purpose === 'REGISTER') return props.onWaits()
      toast('success', t('saved'), 5000)
      await go(paths.login(), { replace: true })
    },
  })
  return (
    <div className={styles.form}>
      <h1>{t(purpose === 'RESET' ? 'reset' : 'activate')}</h1>
      <p>{t('forUser', { companyName, userName })}</p>
      <Form of={form} className={styles.form}>
        {FIELDS.map((name) => (
          <SecretField
            key={name}
            of={form}
            name={name}
            label={t(name)}
            hint={name === 'newPassword' ? t('shape') : undefined}
            labels={[tw('showPassword'), tw('hidePassword')]}
            autoComplete="new-password"
          />
        ))}
        <FormRefusal of={form} />
        <SubmitButton of={form} size="lg" block>
          {t('save')}
        </SubmitButton>
      </Form>
    </div>
  )
}
