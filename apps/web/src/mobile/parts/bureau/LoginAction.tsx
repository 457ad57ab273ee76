import { SubmitButton } from '../../../form/Form.tsx'
import { type FormHandle, useFormBusy, useFormRefusal } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import type { Cooldown } from '../../tax/hooks/use-cooldown.ts'
import { useWaited } from '../../tax/hooks/use-waited.ts'
import { minutes } from '../../tax/time.ts'
import { bureau } from '../../words/bureau.ts'
import { Refusal } from '../Refusal.tsx'
import styles from '../screen.module.css'

/** The button that logs in at the bureau, which may take its time: after a few seconds they are counted. Shut while it would be in vain. */
export function LoginAction<B>({
  of,
  words,
  hold,
}: {
  of: FormHandle<B>
  words: string
  hold: Cooldown
}) {
  const t = useWords(bureau)
  const waited = useWaited(useFormBusy(of))
  return (
    <>
      <Refusal text={useFormRefusal(of)} />
      {waited >= 4 && (
        <p className={styles.actionNote}>
          <span role="status">{t('waiting')}</span> <span>{t('waited', { n: waited })}</span>
        </p>
      )}
      <SubmitButton of={of} size="lg" block disabled={hold.seconds > 0 || hold.reset}>
        {hold.seconds > 0 ? t('lockedFor', { time: minutes(hold.seconds) }) : words}
      </SubmitButton>
    </>
  )
}
