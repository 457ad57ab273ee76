import type { FormBody } from '@xinjian/contract/form'
import { verifyForm } from '@xinjian/contract/forms/verify'
import { beijingDay } from '@xinjian/format/verify/beforehand'
import { faultsOf } from '@xinjian/format/verify/faults'
import { typedOfQr } from '@xinjian/format/verify/from-qr'
import {
  formOfTyped,
  type TypedField,
  type TypedInvoice,
  tidyTyped,
} from '@xinjian/format/verify/typed'
import { useState, useSyncExternalStore } from 'react'
import { type FormHandle, useForm } from '../../form/useForm.ts'
import { useVerifyWords } from './useVerifyWords.ts'

/** The form that is called for while one types; `faultless` = what may be sent, null while something is missing. */
export function useVerifyForm(onCheck: (typed: TypedInvoice) => Promise<unknown>) {
  const say = useVerifyWords()
  const [fromQr, setFromQr] = useState(false)
  const today = beijingDay(Date.now())
  const form: FormHandle<FormBody<typeof verifyForm>> = useForm(verifyForm, {
    also: (values) =>
      Object.fromEntries(
        Object.entries(faultsOf(tidyTyped(values), today)).map(([name, text]) => [
          name,
          say.fault(text),
        ]),
      ),
    skip: (name) => !fieldsOf(tidyTyped(form.values())).includes(name),
    onChange: (change) => {
      const qr = typedOfQr(change.invoiceNumber ?? change.invoiceCode ?? '')
      if (qr) form.set(qr)
      setFromQr(qr !== null)
    },
    onSubmit: () => onCheck(tidyTyped(form.values())),
  })
  const values = useSyncExternalStore(form.subscribe, form.values)
  const typed = tidyTyped(values)
  const kind = formOfTyped(typed)
  return {
    form,
    kind,
    fromQr: fromQr && values.invoiceNumber !== '',
    fields: fieldsOf(typed),
    faultless: Object.keys(faultsOf(typed, today)).length === 0 ? typed : null,
  }
}

/** Fields on the page: what the kind needs, and until it is known none that it may not need. */
function fieldsOf(typed: TypedInvoice): TypedField[] {
  const kind = formOfTyped(typed)
  const digital = typed.invoiceNumber.length === 20
  return [
    ...(digital ? [] : (['invoiceCode'] as const)),
    'invoiceNumber',
    'issueDate',
    ...(kind === null || kind === 'UNSUPPORTED'
      ? []
      : ([kind.needs === 'AMOUNT' ? 'amount' : 'checkCode'] as const)),
  ]
}
