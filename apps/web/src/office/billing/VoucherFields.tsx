import { ChoiceField, TextField } from '../../form/FormField.tsx'
import type { FormHandle } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { words } from './voucher-words.ts'

interface Voucher {
  kind: string
  amount?: string | undefined
  about: string
  note: string
}

/** What is entered into an account: of which kind, how much, by which paper, and why. */
export function VoucherFields<Kind extends string, B extends Voucher>(props: {
  of: FormHandle<B>
  kinds: readonly Kind[]
  say: (kind: Kind) => string
  amountHint: string
  aboutHint: string
}) {
  const t = useWords(words)
  const of = props.of as unknown as FormHandle<Voucher>
  return (
    <>
      <ChoiceField of={of} name="kind" label={t('kind')} star>
        {props.kinds.map((kind) => (
          <option key={kind} value={kind}>
            {props.say(kind)}
          </option>
        ))}
      </ChoiceField>
      <TextField
        of={of}
        name="amount"
        label={t('amount')}
        hint={props.amountHint}
        inputMode="decimal"
        star
      />
      <TextField of={of} name="about" label={t('about')} hint={props.aboutHint} star />
      <TextField of={of} name="note" label={t('note')} star />
    </>
  )
}
