import { Form, SubmitButton } from '../../../form/Form.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { useFormRefusal } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useSignerForm } from '../../tax/hooks/use-signer-form.ts'
import { useGo, useTask } from '../../tax/hooks/use-tax.ts'
import { signing } from '../../words/signing.ts'
import { FirmCard } from '../FirmCard.tsx'
import styles from '../form.module.css'
import { Refusal } from '../Refusal.tsx'
import { Screen } from '../Screen.tsx'
import { IdNoField } from './IdNoField.tsx'
import { SignerRole } from './SignerRole.tsx'

/** Role, name, ID number and mobile of the person who signs. */
export function SignerForm({ onDone }: { onDone: () => void }) {
  const t = useWords(signing)
  const { to } = useGo()
  const { form, firm } = useSignerForm(onDone)
  const { bound } = useTask()
  return (
    <Screen
      step="SIGNER"
      title={t('title')}
      note={t('note')}
      onBack={() => to(bound ? 'index' : 'entering')}
      action={
        <>
          <Refusal text={useFormRefusal(form)} />
          <SubmitButton of={form} size="lg" block>
            {t('send')}
          </SubmitButton>
        </>
      }
    >
      {firm && <FirmCard {...firm} onChange={bound ? undefined : () => to('entering')} />}
      <Form of={form} className={styles.form}>
        <SignerRole of={form} />
        <TextField
          of={form}
          name="name"
          label={t('name')}
          placeholder={t('namePlaceholder')}
          autoComplete="name"
        />
        <IdNoField of={form} />
        <TextField
          of={form}
          name="mobile"
          label={t('mobile')}
          tidy
          inputClass={styles.taxno}
          placeholder={t('mobilePlaceholder')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={18}
        />
        <p className={styles.hint}>
          <Icon name="shield" size={16} />
          {t('privacy')}
        </p>
      </Form>
    </Screen>
  )
}
