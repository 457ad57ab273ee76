import { collect } from '@xinjian/contract/nouns/collect'
import { checkTaxNo } from '@xinjian/format/uscc'
import { type FormEvent, useEffect, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { phonePage } from '../parts/phone-page.tsx'
import { Refusal } from '../parts/Refusal.tsx'
import { Screen } from '../parts/Screen.tsx'
import { Suggestions } from '../parts/Suggestions.tsx'
import { TaxNoField } from '../parts/TaxNoField.tsx'
import { patchDraft, useDraft } from '../tax/drafts.ts'
import { act } from '../tax/flow.ts'
import { focusFault } from '../tax/focus.ts'
import { useSearch } from '../tax/use-search.ts'
import { useAct, useFlow, useGo, useTask } from '../tax/use-tax.ts'
import { entry } from '../words/entry.ts'

/** The enterprise by name with suggestions, or by tax number; either finds the other. */
function Entering() {
  const t = useWords(entry)
  const { to } = useGo()
  const { config } = useFlow()
  const task = useTask()
  const [draft, patch] = useDraft('entering')
  const [typing, setTyping] = useState(false)
  const [missing, setMissing] = useState<string | null>(null)
  const [shown, setShown] = useState(false)
  const { busy, refusal, run } = useAct()
  const { found, searching } = useSearch(draft.name, typing)

  // A link made for one enterprise names it.
  const named = task.enterprise
  useEffect(() => {
    if (named && !draft.name && !draft.taxNo) patch({ name: named.name, taxNo: named.taxNo })
  }, [named, draft.name, draft.taxNo, patch])

  const setTaxNo = (taxNo: string) => {
    patch({ taxNo, picked: false })
    setMissing(null)
    if (taxNo.length === 18 && checkTaxNo(taxNo) === 'VALID')
      act(collect.getEnterpriseName, { taxNo }, { again: true, silent: true })
        .then(({ name }) =>
          name ? patch({ name, taxNo, picked: true }) : setMissing(t('unknownTaxNo')),
        )
        .catch(() => undefined)
  }
  // Who types the whole name need not look for the number.
  const exact = found?.find((firm) => firm.name === draft.name.trim())
  useEffect(() => {
    if (typing && exact && !draft.taxNo) patch({ taxNo: exact.taxNo, picked: true })
  }, [typing, exact, draft.taxNo, patch])

  const faults = {
    name: draft.name.trim().length > 1 ? null : t('nameNeeded'),
    taxNo: checkTaxNo(draft.taxNo) === 'VALID' ? null : t('taxNeeded'),
  }
  const next = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setShown(true)
    if (faults.name || faults.taxNo) return focusFault(event.currentTarget)
    void run('entering', async () => {
      const { name } = await act(collect.getEnterpriseName, { taxNo: draft.taxNo }, { again: true })
      if (name === null) throw new Error(t('unknownTaxNo'))
      patchDraft('license', { read: false })
      to(config?.licenseRequired ? 'license' : 'validate')
    })
  }
  return (
    <Screen
      step="ENTERPRISE"
      title={t('enteringTitle')}
      note={t('enteringNote')}
      onBack={() => to('index')}
      action={
        <>
          <Refusal text={refusal} />
          <Button look="primary" size="lg" block type="submit" form="entering" busy={busy !== null}>
            {t('next')}
          </Button>
        </>
      }
    >
      <form id="entering" className="m-form" onSubmit={next} noValidate>
        <Field label={t('name')} error={shown ? faults.name : null}>
          {(ids) => (
            <Input
              {...ids}
              value={draft.name}
              placeholder={t('namePlaceholder')}
              autoComplete="organization"
              enterKeyHint="search"
              maxLength={100}
              onChange={(event) => {
                setTyping(true)
                patch({ name: event.target.value, picked: false })
              }}
            />
          )}
        </Field>
        {typing && (
          <Suggestions
            keyword={draft.name.trim()}
            found={found}
            searching={searching}
            onPick={(firm) => {
              setTyping(false)
              setMissing(null)
              patch({ ...firm, picked: true })
            }}
          />
        )}
        <TaxNoField
          value={draft.taxNo}
          onChange={setTaxNo}
          error={missing ?? (shown && draft.taxNo.length < 18 ? faults.taxNo : null)}
        />
        <button type="button" className="m-link" onClick={() => to('license_index')}>
          {t('byLicense')}
        </button>
      </form>
    </Screen>
  )
}

export const Component = phonePage('entering', Entering)
