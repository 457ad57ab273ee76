import type { noticeForm } from '@xinjian/contract/forms/channel'
import { TextField } from '../../form/FormField.tsx'
import type { HandleOf } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { dialogWords } from './words.ts'

/** Where messages go; in the sandbox its receiver fills it in. */
export function CallbackAddress(props: {
  of: HandleOf<typeof noticeForm>
  receiver: string | null
}) {
  const t = useWords(dialogWords)
  const { of, receiver } = props
  return (
    <>
      <TextField
        of={of}
        name="url"
        label={t('label')}
        star
        hint={t('hint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder={t('placeholder')}
      />
      {receiver ? (
        <Button size="sm" variant="quiet" icon="link" onClick={() => of.set({ url: receiver })}>
          {t('useReceiver')}
        </Button>
      ) : null}
    </>
  )
}
