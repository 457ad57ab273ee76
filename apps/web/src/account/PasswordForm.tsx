import { Form, FormRefusal, SubmitButton } from '../form/Form.tsx'
import { SecretField, TextField } from '../form/FormField.tsx'
import { useWords } from '../i18n/dictionary.ts'
import { Icon } from '../ui/Icon.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import styles from './login.module.css'
import type { Login } from './useLogin.ts'
import { words } from './words.ts'

export function PasswordForm({ login: { byPassword, image } }: { login: Login }) {
  const t = useWords(words)
  return (
    <Form of={byPassword} className={styles.form}>
      <TextField
        of={byPassword}
        name="username"
        label={t('username')}
        prefix={<Icon name="user" size={16} />}
        autoComplete="username"
        autoFocus
      />
      <SecretField
        of={byPassword}
        name="password"
        label={t('password')}
        labels={[t('showPassword'), t('hidePassword')]}
        prefix={<Icon name="lock" size={16} />}
        autoComplete="current-password"
      />
      <CaptchaField of={byPassword} name="code" image={image} />
      <FormRefusal of={byPassword} />
      <SubmitButton of={byPassword} size="lg" block>
        {t('submit')}
      </SubmitButton>
    </Form>
  )
}
