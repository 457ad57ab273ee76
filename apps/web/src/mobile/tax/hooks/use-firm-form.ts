import { firmForm } from '@xinjian/contract/forms/firm'
import { collect } from '@xinjian/contract/nouns/collect'
import { checkTaxNo } from '@xinjian/format/uscc'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/errors.ts'
import { useForm, useFormValue } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { entry } from '../../words/entry.ts'
import { patchDraft, useDraft } from '../drafts.ts'
import { act } from '../flow.ts'
import { tracked } from '../track.ts'
import { type Suggestion, useSearch } from './use-search.ts'
import { useFlow, useGo, useTask } from './use-tax.ts'

const FULL = 18
/** The number is another enterprise's. */
const OTHER_NAME = 3011

/** The enterprise as it is entered: the name finds the number, the number the name, and a link may bring both. */
export function useFirmForm() {
  const t = useWords(entry)
  const { to } = useGo()
  const { config } = useFlow()
  const named = useTask().enterprise
  const [draft, patch] = useDraft('entering')
  const [typing, setTyping] = useState(false)
  const form = useForm(firmForm, {
    start: { name: draft.name, taxNo: draft.taxNo },
    onChange: (change) => patch({ ...change, picked: false }),
    also: ({ name, taxNo }) => ({
      name: name.trim().length > 1 ? null : t('nameShort'),
      taxNo: checkTaxNo(taxNo) === 'VALID' ? null : t('taxNeeded'),
    }),
    onSubmit: ({ taxNo, name: typed }) =>
      tracked('entering', async () => {
        const asked = act(collect.getEnterpriseName, { taxNo, name: typed }, { again: true })
        const { name } = await asked.catch((error: unknown) => {
          if (error instanceof ApiError && error.status === OTHER_NAME)
            form.blame('name', error.message)
          throw error
        })
        if (name === null) throw new Error(t('unknownTaxNo'))
        patchDraft('license', { read: false })
        to(config?.licenseRequired ? 'license' : 'validate')
      }),
  })
  const name = useFormValue(form, 'name')
  const taxNo = useFormValue(form, 'taxNo')
  const { found, searching } = useSearch(name, typing)

  const take = (firm: Suggestion) => {
    form.set({ name: firm.name, taxNo: firm.taxNo })
    patch({ picked: true })
  }
  // A link made for one enterprise names it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` is made anew with every render.
  useEffect(() => {
    if (named && !name && !taxNo) take(named)
  }, [named, name, taxNo])
  // Who types the whole name need not look for the number.
  const exact = found?.find((firm) => firm.name === name.trim())
  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` is made anew with every render.
  useEffect(() => {
    if (typing && exact && !taxNo) take(exact)
  }, [typing, exact, taxNo])

  const typeTaxNo = (typed: string) => {
    form.set({ taxNo: typed })
    if (typed.length !== FULL || checkTaxNo(typed) !== 'VALID') return
    act(collect.getEnterpriseName, { taxNo: typed }, { again: true, silent: true })
      .then((known) => {
        // Typed on meanwhile: the answer is about another number.
        if (form.values().taxNo !== typed) return
        if (known.name) take({ name: known.name, taxNo: typed })
        else form.blame('taxNo', t('unknownTaxNo'))
      })
      .catch(() => undefined)
  }
  const pick = (firm: Suggestion) => {
    setTyping(false)
    take(firm)
  }
  return {
    form,
    taxNo,
    typeTaxNo,
    typeName: () => setTyping(true),
    typing,
    name,
    found,
    searching,
    pick,
  }
}
