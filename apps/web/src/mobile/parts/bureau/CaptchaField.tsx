import { FormField, type FormFieldProps } from '../../../form/FormField.tsx'
import { useWords } from '../../../i18n/dictionary.ts'
import button from '../../../ui/button.module.css'
import { Input } from '../../../ui/Field.tsx'
import { bureau } from '../../words/bureau.ts'
import styles from './bureau.module.css'

/** The bureau's image, a tap on it brings another. */
export function CaptchaField<B>(
  props: Pick<FormFieldProps<B>, 'of' | 'name'> & {
    image: { image: string | null; failed: boolean; renew: () => void }
  },
) {
  const t = useWords(bureau)
  const { image, failed, renew } = props.image
  return (
    <FormField of={props.of} name={props.name} label={t('captcha')} tidy>
      {(control) => (
        <span className={styles.captcha}>
          <Input
            {...control}
            placeholder={t('captchaPlaceholder')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <button type="button" aria-label={t('captchaNew')} onClick={renew}>
            {image ? (
              <img src={image} alt="" />
            ) : failed ? (
              t('captchaFailed')
            ) : (
              <span className={button.spin} />
            )}
          </button>
        </span>
      )}
    </FormField>
  )
}
