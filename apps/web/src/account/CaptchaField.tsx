import { FormField, type FormFieldProps } from '../form/FormField.tsx'
import { useWords } from '../i18n/dictionary.ts'
import { Input } from '../ui/Field.tsx'
import styles from './login.module.css'
import type { Login } from './useLogin.ts'
import { words } from './words.ts'

/** Image and its field; a click on the image brings another. */
export function CaptchaField<B>(
  props: Pick<FormFieldProps<B>, 'of' | 'name'> & { image: Login['image'] },
) {
  const t = useWords(words)
  const { src, renew } = props.image
  return (
    <FormField of={props.of} name={props.name} label={t('captcha')}>
      {(control) => (
        <span className={styles.pair}>
          <Input {...control} autoComplete="off" maxLength={6} />
          <button type="button" className={styles.image} title={t('captchaNext')} onClick={renew}>
            {src ? (
              <img src={src} alt={t('captchaNext')} height="40" />
            ) : (
              <small>{t('captchaFailed')}</small>
            )}
          </button>
        </span>
      )}
    </FormField>
  )
}
