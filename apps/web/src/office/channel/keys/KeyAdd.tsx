import { API_SCOPES, type ApiScope } from '@xinjian/contract/channel/api-scopes'
import { apiKeyForm } from '@xinjian/contract/forms/channel'
import { channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { FormButton } from '../../../form/FormButton.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import styles from '../channel.module.css'
import type { Made } from './KeyMade.tsx'
import { keyWords, scopeWords } from './key-words.ts'

/** What most systems do: order a report and fetch it. */
const USUAL: readonly ApiScope[] = ['enterprise.read', 'report.create', 'report.read']

export function KeyAdd({ code, onMade }: { code: string; onMade: (made: Made) => void }) {
  const t = useWords(keyWords)
  const ts = useWords(scopeWords)
  const [open, setOpen] = useState(false)
  const [scopes, setScopes] = useState(USUAL)
  const form = useForm(apiKeyForm, {
    start: { days: '180', perMinute: '120' },
    onSubmit: async (typed) => {
      const made = await call(
        channel.apiKeyAdd,
        { code, ...typed, scopes: [...scopes] },
        { silent: true },
      )
      form.reset()
      setOpen(false)
      onMade(made)
    },
  })
  return (
    <FormButton of={form} open={open} onOpen={setOpen} label={t('add')} button={{ icon: 'plus' }}>
      <TextField of={form} name="name" label={t('name')} hint={t('nameHint')} star />
      <fieldset className={styles.ticks}>
        <legend>{t('scopes')}</legend>
        {API_SCOPES.map((scope) => (
          <label key={scope}>
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(
                  API_SCOPES.filter((one) =>
                    one === scope ? target.checked : scopes.includes(one),
                  ),
                )
              }
            />
            {ts(scope)}
          </label>
        ))}
        {scopes.length === 0 && <p role="alert">{t('chooseScope')}</p>}
      </fieldset>
      <TextField of={form} name="days" label={t('days')} inputMode="numeric" star />
      <TextField of={form} name="perMinute" label={t('perMinute')} inputMode="numeric" star />
    </FormButton>
  )
}
