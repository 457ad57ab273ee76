import { useWords } from '../../i18n/dictionary.ts'
import { Field, Input } from '../../ui/Field.tsx'
import { bureau } from '../words/bureau.ts'

/** The bureau's image, a tap on it brings another. */
export function CaptchaField(props: {
  value: string
  onChange: (value: string) => void
  image: { image: string | null; failed: boolean; renew: () => void }
  error: string | null
}) {
  const t = useWords(bureau)
  const { image, failed, renew } = props.image
  return (
    <Field label={t('captcha')} error={props.error}>
      {(ids) => (
        <span className="m-captcha">
          <Input
            {...ids}
            value={props.value}
            placeholder={t('captchaPlaceholder')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={12}
            onChange={(event) => props.onChange(event.target.value.trim())}
          />
          <button type="button" aria-label={t('captchaNew')} onClick={renew}>
            {image ? (
              <img src={image} alt="" />
            ) : failed ? (
              t('captchaFailed')
            ) : (
              <span className="x-spin" />
            )}
          </button>
        </span>
      )}
    </Field>
  )
}
