import { Form, FormRefusal, SubmitButton } from '../form/Form.tsx'
import { FormField, TextField } from '../form/FormField.tsx'
import { useFormBusy } from '../form/useForm.ts'
import { useWords } from '../i18n/dictionary.ts'
import { Button } from '../ui/Button.tsx'
import { Input } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import styles from './login.module.css'
import type { Login } from './useLogin.ts'
import { words } from './words.ts'

/** The image stands before the code it is needed for. The button counts down after a code was sent. */
export function SmsForm({ login: { bySms, image, code } }: { login: Login }) {
  const t = useWords(words)
  const busy = useFormBusy(bySms)
  return (
    <Form of={bySms} className={styles.form}>
      <TextField
        of={bySms}
        name="mobile"
        label={t('mobile')}
        prefix={<Icon name="phone" size={16} />}
        inputMode="tel"
        autoComplete="tel-national"
      />
      {image.asked && <CaptchaField of={bySms} name="code" image={image} />}
      <FormField of={bySms} name="smsCode" label={t('smsCode')}>
        {(control) => (
          <span className={styles.pair}>
            <Input {...control} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
            <Button disabled={code.left > 0 || code.sending || busy} onClick={code.send}>
              {code.left > 0 ? t('resend', { n: code.left }) : t('sendCode')}
            </Button>
          </span>
        )}
      </FormField>
      <FormRefusal of={bySms} />
      <SubmitButton of={bySms} size="lg" block busy={code.sending}>
        {t('submit')}
      </SubmitButton>
    </Form>
  )
}
