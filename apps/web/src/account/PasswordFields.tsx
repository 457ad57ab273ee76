import { useWords } from '../i18n/dictionary.ts'
import { Field, Input, PasswordInput } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { FieldsProps } from './fields.ts'
import { words } from './words.ts'

export function PasswordFields({ form, onForm, fault }: FieldsProps) {
  const t = useWords(words)
  return (
    <>
      <Field label={t('username')} error={fault('username')}>
        {(ids) => (
          <Input
            {...ids}
            prefix={<Icon name="user" size={16} />}
            value={form.username}
            autoComplete="username"
            autoFocus
            onChange={(event) => onForm({ username: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('password')} error={fault('password')}>
        {(ids) => (
          <PasswordInput
            {...ids}
            labels={[t('showPassword'), t('hidePassword')]}
            prefix={<Icon name="lock" size={16} />}
            value={form.password}
            autoComplete="current-password"
            onChange={(event) => onForm({ password: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
