import { type FormEvent, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { toast } from '../../ui/feedback.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useStore } from '../../ui/store.ts'
import { drafts, enterpriseOf, useDraft } from '../tax/drafts.ts'
import { focusFault } from '../tax/focus.ts'
import { cleanIdNo, cleanMobile, isIdNo, isMobile } from '../tax/person.ts'
import { confirmSigner, sendCode } from '../tax/steps.ts'
import { useAct, useGo, useTask } from '../tax/use-tax.ts'
import { signing } from '../words/signing.ts'
import { FirmCard } from './FirmCard.tsx'
import { Refusal } from './Refusal.tsx'
import { Screen } from './Screen.tsx'

const ROLES = ['LEGAL_REP', 'FINANCE', 'TAX_AGENT'] as const
type Fault = 'badRole' | 'badName' | 'badIdNo' | 'badMobile'

/** Role, name, ID number and mobile of the person who signs. */
export function SignerForm({ onDone }: { onDone: () => void }) {
  const t = useWords(signing)
  const { to } = useGo()
  const task = useTask()
  const firm = enterpriseOf(useStore(drafts)) ?? task.enterprise
  const [draft, patch] = useDraft('validate')
  const [shown, setShown] = useState(false)
  const { busy, refusal, run } = useAct()
  const faults: Record<'role' | 'name' | 'idNo' | 'mobile', Fault | null> = {
    role: draft.role ? null : 'badRole',
    name: draft.name.trim() ? null : 'badName',
    idNo: isIdNo(draft.idNo) ? null : 'badIdNo',
    mobile: isMobile(draft.mobile) ? null : 'badMobile',
  }
  const fault = (field: keyof typeof faults) => {
    const found = shown ? faults[field] : null
    return found ? t(found) : null
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setShown(true)
    const { role, name, idNo, mobile } = draft
    if (Object.values(faults).some(Boolean)) return focusFault(event.currentTarget)
    if (!firm || !role) return
    void run('signer', async () => {
      await confirmSigner({ ...firm, signer: { role, name: name.trim(), idNo, mobile } })
      onDone()
      // Refused for haste (a code was sent before)? The page with the code then counts down.
      await sendCode('SIGNER').then(
        () => toast('success', t('sentToast')),
        () => undefined,
      )
    })
  }
  return (
    <Screen
      step="SIGNER"
      title={t('title')}
      note={t('note')}
      onBack={() => to('entering')}
      action={
        <>
          <Refusal text={refusal} />
          <Button look="primary" size="lg" block type="submit" form="signer" busy={busy !== null}>
            {t('send')}
          </Button>
        </>
      }
    >
      {firm && <FirmCard {...firm} onChange={() => to('entering')} />}
      <form id="signer" className="m-form" onSubmit={submit} noValidate>
        <div>
          <p className="m-label" id="signer-role">
            {t('role')}
          </p>
          <div
            className="m-choices"
            role="radiogroup"
            aria-labelledby="signer-role"
            aria-invalid={fault('role') !== null}
          >
            {ROLES.map((role) => (
              // biome-ignore lint/a11y/useSemanticElements: a big button reads and taps better than a dot.
              <button
                key={role}
                type="button"
                role="radio"
                aria-checked={draft.role === role}
                onClick={() => patch({ role })}
              >
                {t(role)}
              </button>
            ))}
          </div>
          {fault('role') && (
            <p className="m-fault" role="alert">
              {fault('role')}
            </p>
          )}
          {draft.role && draft.role !== 'LEGAL_REP' && (
            <p className="m-below">{t('needsMandate', { role: t(draft.role) })}</p>
          )}
        </div>
        <Field label={t('name')} error={fault('name')}>
          {(ids) => (
            <Input
              {...ids}
              value={draft.name}
              placeholder={t('namePlaceholder')}
              autoComplete="name"
              maxLength={30}
              onChange={(event) => patch({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('idNo')} error={fault('idNo')}>
          {(ids) => (
            <Input
              {...ids}
              className="m-taxno"
              value={draft.idNo}
              placeholder={t('idNoPlaceholder')}
              inputMode="numeric"
              suffix={
                // A plain number pad has no X, and some phones do not change it while it is open.
                /^\d{17}$/.test(draft.idNo) && (
                  <button
                    type="button"
                    className="m-link"
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => patch({ idNo: `${draft.idNo}X` })}
                  >
                    {t('endsInX')}
                  </button>
                )
              }
              autoComplete="off"
              maxLength={20}
              onChange={(event) => patch({ idNo: cleanIdNo(event.target.value) })}
            />
          )}
        </Field>
        <Field label={t('mobile')} error={fault('mobile')}>
          {(ids) => (
            <Input
              {...ids}
              className="m-taxno"
              value={draft.mobile}
              placeholder={t('mobilePlaceholder')}
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              maxLength={18}
              onChange={(event) => patch({ mobile: cleanMobile(event.target.value) })}
            />
          )}
        </Field>
        <p className="m-hint">
          <Icon name="shield" size={16} />
          {t('privacy')}
        </p>
      </form>
    </Screen>
  )
}
