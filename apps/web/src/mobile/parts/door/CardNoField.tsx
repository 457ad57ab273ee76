import type { FormBody } from '@xinjian/contract/form'
import type { bankCard } from '@xinjian/contract/forms/bureau/partner'
import { useLayoutEffect, useRef } from 'react'
import { FormField } from '../../../form/FormField.tsx'
import type { FormHandle } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Input } from '../../../ui/Field.tsx'
import { grouped, typedAt } from '../../tax/door/card-no.ts'
import { partner } from '../../words/partner.ts'
import styles from '../form.module.css'

/** A card's number in groups of four, as on the card: blanks come and go by themselves, the caret stays at its digit. */
export function CardNoField({ of }: { of: FormHandle<FormBody<typeof bankCard>> }) {
  const t = useWords(partner)
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    const at = caret.current
    caret.current = null
    // Only while it is typed into: setting it would take the focus from another field.
    if (at !== null && document.activeElement === input.current)
      input.current?.setSelectionRange(at, at)
  })
  return (
    <FormField of={of} name="cardNo" label={t('cardNo')}>
      {({ maxLength: _, ...control }) => (
        <Input
          {...control}
          ref={input}
          className={styles.taxno}
          placeholder={t('cardNoPlaceholder')}
          inputMode="numeric"
          // Browsers offer a card they keep; forms that are kept over a reload leave it out (form/useForm.ts).
          autoComplete="cc-number"
          // 19 digits in groups of four, and room to paste what has other marks between them.
          maxLength={40}
          onChange={(event) => {
            const { value, selectionStart } = event.target
            const cardNo = grouped(value)
            caret.current = typedAt(value, selectionStart ?? value.length, cardNo)
            of.set({ cardNo })
          }}
        />
      )}
    </FormField>
  )
}
