import { useEffect, useRef } from 'react'
import { useWords } from '../i18n/dictionary.ts'
import { Field, Input } from '../ui/Field.tsx'
import type { FieldsProps } from './fields.ts'
import { words } from './words.ts'

/** Image and its field. `asked` counts refusals: after each, the field is ready for the new image. */
export function CaptchaField(
  props: FieldsProps & { src: string | null; asked: number; onRenew: () => void },
) {
  const t = useWords(words)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (props.asked > 0) field.current?.focus()
  }, [props.asked])
  return (
    <Field label={t('captcha')} error={props.fault('captcha')}>
      {(ids) => (
        <span className="l-pair">
          <Input
            {...ids}
            ref={field}
            value={props.form.captcha}
            autoComplete="off"
            maxLength={6}
            onChange={(event) => props.onForm({ captcha: event.target.value })}
          />
          <button
            type="button"
            className="l-image"
            title={t('captchaNext')}
            onClick={props.onRenew}
          >
            {props.src ? (
              <img src={props.src} alt={t('captchaNext')} height="40" />
            ) : (
              <small>{t('captchaFailed')}</small>
            )}
          </button>
        </span>
      )}
    </Field>
  )
}
