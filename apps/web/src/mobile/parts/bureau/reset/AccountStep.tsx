import { bureauResetAccount } from '@xinjian/contract/forms/bureau/reset'
import { collect } from '@xinjian/contract/nouns/collect'
import { Form, SubmitButton } from '../../../../form/Form.tsx'
import { TextField } from '../../../../form/FormField.tsx'
import { useForm, useFormRefusal } from '../../../../form/useForm.ts'
import { useWords } from '../../../../i18n/dictionary.ts'
import { patchDraft, useDraft } from '../../../tax/drafts.ts'
import { act } from '../../../tax/flow.ts'
import { reset } from '../../../words/reset.ts'
import form from '../../form.module.css'
import { Refusal } from '../../Refusal.tsx'
import { Screen } from '../../Screen.tsx'
import type { StepProps } from './place.ts'

/** Whose password it is. */
export function AccountStep(props: Omit<StepProps, 'place'> & { over: string | null }) {
  const t = useWords(reset)
  const [draft] = useDraft('login')
  const of = useForm(bureauResetAccount, {
    start: { account: draft.account },
    onSubmit: ({ account }) =>
      props.step(async () => {
        const { mobiles } = await act(collect.resetMobiles, { account })
        patchDraft('login', { way: 'PASSWORD', account, touched: true })
        props.onDone?.({ at: 'MOBILE', account, mobiles })
      }),
  })
  const refusal = useFormRefusal(of)
  return (
    <Screen
      {...props.screen}
      note={t('accountNote')}
      action={
        <SubmitButton of={of} size="lg" block>
          {t('find')}
        </SubmitButton>
      }
    >
      <Form of={of} className={form.form}>
        <TextField
          autoCapitalize="none"
          spellCheck={false}
          inputClass={form.taxno}
          of={of}
          name="account"
          label={t('account')}
          tidy
          autoComplete="username"
        />
      </Form>
      <Refusal text={refusal ?? props.over} />
      {props.other}
    </Screen>
  )
}
