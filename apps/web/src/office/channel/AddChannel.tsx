import { DEFAULT_COLOUR } from '@xinjian/contract/channel/theme'
import { channelAddForm } from '@xinjian/contract/forms/channel'
import { channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { FormButton } from '../../form/FormButton.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { ChannelFields } from './ChannelFields.tsx'
import { useTurn } from './useTurn.ts'
import { words } from './words.ts'

export function AddChannel({ onMade }: { onMade: (code: string) => void }) {
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  const { renew } = useTurn()
  const form = useForm(channelAddForm, {
    start: { color: DEFAULT_COLOUR, license: 'NO' },
    onSubmit: async (typed) => {
      const { code } = await call(
        channel.channelAdd,
        { ...typed, products: null },
        { silent: true },
      )
      await renew()
      form.reset()
      setOpen(false)
      onMade(code)
    },
  })
  return (
    <FormButton
      of={form}
      open={open}
      onOpen={setOpen}
      label={t('add')}
      button={{ variant: 'primary', icon: 'plus' }}
    >
      <TextField of={form} name="code" label={t('code')} hint={t('codeHint')} star tidy />
      <ChannelFields of={form} />
    </FormButton>
  )
}
