import { session } from '@xinjian/contract/nouns/session'
import { type FormEvent, useState } from 'react'
import { call } from '../../api/client.ts'
import { ApiError, messageOf } from '../../api/errors.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, PasswordInput } from '../../ui/Field.tsx'
import { ask, toast } from '../../ui/feedback.ts'
import { judgePassword, type PasswordForm } from '../password-rules.ts'
import { sealSecrets } from '../seal-secrets.ts'
import { logOut } from '../session.ts'
import { useFirstField } from '../useFirstField.ts'
import { words } from './words.ts'

const FIELDS = ['oldPassword', 'newPassword', 'repassword'] as const
const EMPTY: PasswordForm = { oldPassword: '', newPassword: '', repassword: '' }

/** Product spec §5: 40 % wide; all three secrets sealed; success ends the session. */
export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords(words)
  const [form, setForm] = useState(EMPTY)
  const [touched, setTouched] = useState<ReadonlySet<keyof PasswordForm>>(new Set())
  const [busy, setBusy] = useState(false)
  const root = useFirstField<HTMLFormElement>(open)
  const faults = judgePassword(form)
  const done = () => {
    setForm(EMPTY)
    setTouched(new Set())
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(new Set(FIELDS))
    if (Object.keys(faults).length > 0) return
    setBusy(true)
    try {
      const [oldPassword, newPassword, repassword] = await sealSecrets(FIELDS.map((f) => form[f]))
      await call(session.updatePassword, {
        oldPassword: oldPassword ?? '',
        newPassword: newPassword ?? '',
        repassword: repassword ?? '',
      })
      done()
      await ask({
        tone: 'success',
        title: t('hint'),
        message: t('passwordChanged'),
        okText: t('ok'),
      })
      await logOut('main')
    } catch (error) {
      if (!(error instanceof ApiError && error.told)) toast('error', messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open={open} onClose={done} title={t('changePassword')} width="max(40vw, 360px)">
      <form ref={root} className="f-password" onSubmit={submit}>
        {FIELDS.map((name) => {
          const fault = touched.has(name) ? faults[name] : undefined
          return (
            <Field
              key={name}
              label={t(name)}
              required
              error={fault && t(fault)}
              hint={name === 'newPassword' ? t('newShape') : undefined}
            >
              {(ids) => (
                <PasswordInput
                  {...ids}
                  labels={[t('showPassword'), t('hidePassword')]}
                  value={form[name]}
                  autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
                  onChange={(event) => setForm({ ...form, [name]: event.target.value })}
                  onBlur={() => setTouched(new Set([...touched, name]))}
                />
              )}
            </Field>
          )
        })}
        <div className="f-password__ways">
          <Button onClick={done}>{t('cancel')}</Button>
          <Button look="primary" type="submit" busy={busy}>
            {t('ok')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
