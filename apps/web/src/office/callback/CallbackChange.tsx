import type { noticeForm } from '@xinjian/contract/forms/channel'
import { TextField } from '../../form/FormField.tsx'
import type { HandleOf } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import textStyles from '../../ui/styles/text.module.css'
import styles from './callback.module.css'
import { dialogWords } from './words.ts'

/** Where results go now, what a change brings with it, and how long the secret of now holds on. */
export function CallbackChange({ now, of }: { now: string; of: HandleOf<typeof noticeForm> }) {
  const t = useWords(dialogWords)
  return (
    <>
      <p className={styles.warn}>{t('warn')}</p>
      <p>
        <span className={textStyles.muted}>{t('now')}</span> <code>{now}</code>
      </p>
      <TextField
        of={of}
        name="overlapHours"
        label={t('overlap')}
        hint={t('overlapHint')}
        inputMode="numeric"
      />
    </>
  )
}
