import { bureauResetPassword } from '@xinjian/contract/forms/bureau/reset'
import { collect } from '@xinjian/contract/nouns/collect'
import { Form, SubmitButton } from '../../../../form/Form.tsx'
import { SecretField } from '../../../../form/FormField.tsx'
import { useForm, useFormRefusal } from '../../../../form/useForm.ts'
import { useWords } from '../../../../i18n/dictionary.ts'
import { toast } from '../../../../ui/feedback.ts'
import { act } from '../../../tax/flow.ts'
import { useGo } from '../../../tax/hooks/use-tax.ts'
import { bureau } from '../../../words/bureau.ts'
import { reset } from '../../../words/reset.ts'
import form from '../../form.module.css'
import { Refusal } from '../../Refusal.tsx'
import { Screen } from '../../Screen.tsx'
import type { StepProps } from './place.ts'

/** The new password; the bureau judges it. */
export function PasswordStep({ screen, place, step }: StepProps<'PASSWORD'>) {
  const t = useWords(reset)
  const b = useWords(bureau)
  const { to } = useGo()
  const of = useForm(bureauResetPassword, {
    onSubmit: ({ password }) =>
      step(async () => {
        await act(collect.resetByMobile, { account: place.account, password })
        toast('success', t('done'), 5000)
        to('loginEtax')
      }),
  })
  const refusal = useFormRefusal(of)
  return (
    <Screen
      {...screen}
      note={t('passwordNote')}
      action={
        <SubmitButton of={of} size="lg" block>
          {t('save')}
        </SubmitButton>
      }
    >
      <Form of={of} className={form.form}>
        <SecretField
          of={of}
          name="password"
          label={t('password')}
          hint={t('passwordHint')}
          labels={[b('show'), b('hide')]}
          autoComplete="new-password"
        />
      </Form>
      <Refusal text={refusal} />
    </Screen>
  )
}
