import { contrastOf, LEAST_CONTRAST } from '@xinjian/contract/channel/theme'
import { ChoiceField, FormField, TextField } from '../../form/FormField.tsx'
import { type FormHandle, useFormValue } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Input } from '../../ui/Field.tsx'
import styles from './channel.module.css'
import { words } from './words.ts'

export interface ChannelTheme {
  name: string
  title: string
  color: string
  license: 'YES' | 'NO'
}

/** What a channel is called and how it looks; the contrast is told while the colour is chosen. */
export function ChannelFields<B extends ChannelTheme>({ of }: { of: FormHandle<B> }) {
  const t = useWords(words)
  const color = useFormValue(of, 'color')
  const contrast = contrastOf(color)
  const n = contrast?.toFixed(1) ?? ''
  const told =
    contrast === null
      ? undefined
      : contrast < LEAST_CONTRAST
        ? t('tooLight', { n, least: LEAST_CONTRAST })
        : t('contrast', { n })
  return (
    <>
      <TextField of={of} name="name" label={t('name')} hint={t('nameHint')} star />
      <TextField of={of} name="title" label={t('pageTitle')} hint={t('titleHint')} star />
      <FormField of={of} name="color" label={t('color')} hint={told} star>
        {(control) => (
          <Input
            {...control}
            prefix={
              <input
                type="color"
                className={styles.swatch}
                aria-label={t('pick')}
                value={contrast === null ? '#000000' : color}
                onChange={({ target }) => of.set({ color: target.value } as never)}
              />
            }
          />
        )}
      </FormField>
      <ChoiceField of={of} name="license" label={t('license')}>
        {(['NO', 'YES'] as const).map((value) => (
          <option key={value} value={value}>
            {t(value)}
          </option>
        ))}
      </ChoiceField>
    </>
  )
}
