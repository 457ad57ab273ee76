import { IDENTITY_CHECKS, type IdentityCheck } from '@xinjian/contract/account/lost-device'
import { lostAskForm } from '@xinjian/contract/forms/lost-device'
import { type LostDeviceRow, lostDevice } from '@xinjian/contract/nouns/account/lostDevice'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import styles from '../people/people.module.css'
import { checkWords } from './check-words.ts'
import { words } from './words.ts'

/** What was checked of whoever says that he lost the device, and how: both stand in the change that is asked for. */
export function CheckedDialog(props: {
  row: LostDeviceRow
  open: boolean
  onClose: () => void
  onDone: () => Promise<void>
}) {
  const { id, userName } = props.row
  const t = useWords(words)
  const checked = useWords(checkWords)
  const [checks, setChecks] = useState<readonly IdentityCheck[]>([])
  const [blamed, setBlamed] = useState(false)
  const form = useForm(lostAskForm, {
    onSubmit: async ({ reason }) => {
      setBlamed(checks.length === 0)
      if (checks.length === 0) return
      const body = { id, checks: [...checks], reason }
      await call(lostDevice.lostDeviceAsk, body, { silent: true })
      form.reset()
      await props.onDone()
    },
  })
  const close = () => {
    setChecks([])
    setBlamed(false)
    props.onClose()
  }
  return (
    <FormDialog
      of={form}
      open={props.open}
      title={t('askTitle', { user: userName })}
      onClose={close}
      submit={t('ask')}
      variant="primary"
    >
      <p>{t('askNote')}</p>
      <fieldset className={styles.ticks}>
        <legend>{t('checks')}</legend>
        {IDENTITY_CHECKS.map((check) => (
          <label key={check} className={styles.tick}>
            <input
              type="checkbox"
              checked={checks.includes(check)}
              onChange={({ target }) =>
                setChecks(
                  target.checked ? [...checks, check] : checks.filter((one) => one !== check),
                )
              }
            />
            <span>{checked(check)}</span>
          </label>
        ))}
        {blamed && checks.length === 0 && (
          <p role="alert" className={styles.fault}>
            {t('chooseCheck')}
          </p>
        )}
      </fieldset>
      <TextField of={form} name="reason" label={t('how')} hint={t('howHint')} star />
    </FormDialog>
  )
}
