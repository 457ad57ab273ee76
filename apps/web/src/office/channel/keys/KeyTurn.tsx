import { keyTurnForm } from '@xinjian/contract/forms/channel'
import { type ApiKeyRow, channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { FormButton } from '../../../form/FormButton.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import type { Made } from './KeyMade.tsx'
import { keyWords } from './key-words.ts'

/** A new key in the place of one, which holds on for a while. */
export function KeyTurn({ row, onMade }: { row: ApiKeyRow; onMade: (made: Made) => void }) {
  const t = useWords(keyWords)
  const [open, setOpen] = useState(false)
  const form = useForm(keyTurnForm, {
    start: { overlapHours: '24' },
    onSubmit: async (typed) => {
      const which = { code: row.channel, id: row.id, ...typed }
      const made = await call(channel.apiKeyRotate, which, { silent: true })
      form.reset()
      setOpen(false)
      onMade(made)
    },
  })
  return (
    <FormButton
      of={form}
      open={open}
      onOpen={setOpen}
      label={t('rotate')}
      button={{ size: 'sm', icon: 'refresh' }}
      title={t('rotateTitle', { prefix: row.prefix })}
    >
      <TextField
        of={form}
        name="overlapHours"
        label={t('overlap')}
        hint={t('overlapHint')}
        inputMode="numeric"
        star
      />
    </FormButton>
  )
}
