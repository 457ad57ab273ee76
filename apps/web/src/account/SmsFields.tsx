import type { ReactNode } from 'react'
import { useWords } from '../i18n/dictionary.ts'
import { Button } from '../ui/Button.tsx'
import { Field, Input } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { FieldsProps } from './fields.ts'
import { words } from './words.ts'

/** `image` is the captcha, which stands before the code it is needed for. The button counts down after a code was sent. */
export function SmsFields(
  props: FieldsProps & { image: ReactNode; left: number; busy: boolean; onSend: () => void },
) {
  const t = useWords(words)
  const { form, onForm, fault, left } = props
  return (
    <>
      <Field label={t('mobile')} error={fault('mobile')}>
        {(ids) => (
          <Input
            {...ids}
            prefix={<Icon name="phone" size={16} />}
            value={form.mobile}
            inputMode="tel"
            autoComplete="tel-national"
            onChange={(event) => onForm({ mobile: event.target.value })}
          />
        )}
      </Field>
      {props.image}
      <Field label={t('smsCode')} error={fault('smsCode')}>
        {(ids) => (
          <span className="l-pair">
            <Input
              {...ids}
              value={form.smsCode}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              onChange={(event) => onForm({ smsCode: event.target.value })}
            />
            <Button disabled={left > 0 || props.busy} onClick={props.onSend}>
              {left > 0 ? t('resend', { n: left }) : t('sendCode')}
            </Button>
          </span>
        )}
      </Field>
    </>
  )
}
