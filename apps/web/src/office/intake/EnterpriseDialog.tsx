import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EnterpriseRow } from '@xinjian/contract/nouns/enterprise'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { keyOf } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useFirstField } from '../../shell/useFirstField.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, Input, Select } from '../../ui/Field.tsx'
import { toast } from '../../ui/feedback.ts'
import {
  type EnterpriseForm,
  emptyForm,
  problemsOf,
  taxNoState,
  toBody,
} from './enterprise-form.ts'
import { formWords } from './words.ts'

/** Adds an enterprise (or updates the one of this tax number). The check character is judged while typing. */
export function EnterpriseDialog(props: {
  open: boolean
  onClose: () => void
  onSaved: (row: EnterpriseRow) => void
}) {
  const t = useWords(formWords)
  const client = useQueryClient()
  const [form, setForm] = useState<EnterpriseForm>(emptyForm)
  const [tried, setTried] = useState(false)
  const save = useMutation({
    mutationFn: () => call(enterprise.enterpriseSave, toBody(form), { silent: true }),
    onSuccess: async (row) => {
      toast('success', t('saved'))
      await client.invalidateQueries({ queryKey: keyOf(enterprise.enterpriseList) })
      setForm(emptyForm)
      setTried(false)
      props.onSaved(row)
    },
  })
  const root = useFirstField<HTMLFormElement>(props.open)
  const state = taxNoState(form.taxNo)
  const problems = problemsOf(form)
  const set = (patch: Partial<EnterpriseForm>) => setForm((now) => ({ ...now, ...patch }))
  const taxNoProblem =
    state.kind === 'CHECKSUM'
      ? `${t('checksum')}${state.expected ? `。${t('suggestion', { c: state.expected })}` : ''}`
      : state.kind === 'SHAPE' && (tried || state.length > 18)
        ? t('shape', { n: state.length })
        : state.kind === 'EMPTY' && tried
          ? t('taxNoEmpty')
          : null
  const submit = () => {
    setTried(true)
    if (problems.length === 0) save.mutate()
  }
  return (
    <Dialog
      open={props.open}
      title={t('title')}
      onClose={props.onClose}
      width="600px"
      footer={
        <>
          <Button onClick={props.onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form="enterprise-form" busy={save.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        ref={root}
        id="enterprise-form"
        className="cl-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {save.error ? (
          <p className="cl-alert" role="alert">
            {messageOf(save.error)}
          </p>
        ) : null}
        <Field
          label={t('name')}
          required
          error={tried && !form.name.trim() ? t('nameEmpty') : null}
        >
          {(ids) => (
            <Input
              {...ids}
              maxLength={100}
              value={form.name}
              onChange={(e) => set({ name: e.target.value })}
            />
          )}
        </Field>
        <Field
          label={t('taxNo')}
          required
          error={taxNoProblem}
          hint={
            state.kind === 'VALID' ? (
              <span className="cl-good">✓ {t('valid')}</span>
            ) : (
              t('taxNoHint')
            )
          }
        >
          {(ids) => (
            <Input
              {...ids}
              className="num"
              maxLength={24}
              autoComplete="off"
              spellCheck={false}
              value={form.taxNo}
              suffix={<span className="num muted">{`${state.length}/18`}</span>}
              onChange={(e) => set({ taxNo: e.target.value })}
            />
          )}
        </Field>
        <p className="cl-form__group">{t('optional')}</p>
        <Field label={t('legal')}>
          {(ids) => (
            <Input
              {...ids}
              maxLength={64}
              value={form.legal}
              onChange={(e) => set({ legal: e.target.value })}
            />
          )}
        </Field>
        <Field label={t('founded')}>
          {(ids) => (
            <Input
              {...ids}
              type="date"
              value={form.founded}
              onChange={(e) => set({ founded: e.target.value })}
            />
          )}
        </Field>
        <Field label={t('capital')} error={problems.includes('capital') ? t('capitalBad') : null}>
          {(ids) => (
            <Input
              {...ids}
              inputMode="decimal"
              value={form.capital}
              onChange={(e) => set({ capital: e.target.value })}
            />
          )}
        </Field>
        <Field label={t('taxpayer')}>
          {(ids) => (
            <Select
              {...ids}
              value={form.taxpayer}
              onChange={(e) => set({ taxpayer: e.target.value as EnterpriseForm['taxpayer'] })}
            >
              <option value="">{t('unknown')}</option>
              {(['GENERAL', 'SMALL', 'INDIVIDUAL'] as const).map((key) => (
                <option key={key} value={key}>
                  {t(key)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('industry')} className="cl-wide">
          {(ids) => (
            <Input
              {...ids}
              maxLength={64}
              value={form.industry}
              onChange={(e) => set({ industry: e.target.value })}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
