import { Form, SubmitButton } from '../../../form/Form.tsx'
import { SecretField, TextField } from '../../../form/FormField.tsx'
import { useFormRefusal } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useProgramLogin } from '../../tax/hooks/use-program-login.ts'
import { useTask } from '../../tax/hooks/use-tax.ts'
import { erpWords } from '../../words/erp.ts'
import { FirmCard } from '../FirmCard.tsx'
import styles from '../form.module.css'
import { Refusal } from '../Refusal.tsx'
import { Screen } from '../Screen.tsx'
import { ProgramFailure } from './ProgramFailure.tsx'

/** Account and password at the program, and which of several sets of books; a login that is done begins the collection. */
export function ProgramLogin(props: { name: string; accountSet: boolean; onOther: () => void }) {
  const t = useWords(erpWords)
  const task = useTask()
  const form = useProgramLogin(props.accountSet)
  return (
    <Screen
      step="BUREAU"
      title={t('loginTitle', { name: props.name })}
      note={t('loginNote')}
      action={
        <>
          <Refusal text={useFormRefusal(form)} />
          <SubmitButton of={form} size="lg" block>
            {t('logIn')}
          </SubmitButton>
        </>
      }
    >
      {task.enterprise && <FirmCard {...task.enterprise} />}
      {task.failure && <ProgramFailure failure={task.failure} />}
      <Form of={form} className={styles.form}>
        {props.accountSet && (
          <TextField
            of={form}
            name="accountSet"
            label={t('accountSet')}
            placeholder={t('accountSetNote')}
            tidy
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
          />
        )}
        <TextField
          of={form}
          name="account"
          label={t('account')}
          placeholder={t('accountNote')}
          tidy
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
        <SecretField
          of={form}
          name="password"
          label={t('password')}
          labels={[t('show'), t('hide')]}
          autoComplete="current-password"
        />
        <button type="button" className={styles.link} onClick={props.onOther}>
          {t('other')}
        </button>
      </Form>
    </Screen>
  )
}
