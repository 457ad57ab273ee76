import type { DataOf } from '@xinjian/contract/endpoint'
import { consent } from '@xinjian/contract/nouns/consent'
import { useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Field, Input } from '../../../ui/Field.tsx'
import { useAct } from '../../tax/hooks/use-tax.ts'
import { ask } from '../../tax/line/wire.ts'
import { person } from '../../words/person.ts'
import form from '../form.module.css'
import { Refusal } from '../Refusal.tsx'
import { Screen } from '../Screen.tsx'
import screen from '../screen.module.css'

export interface PersonTyped {
  name: string
  idNo: string
  text: DataOf<typeof consent.personConsentText>
}

/** Who asks for what, and who one is: name and ID number must be those that were invited. */
export function PersonWho(props: {
  token: string
  invitation: DataOf<typeof consent.personConsentOpen>
  onDone: (typed: PersonTyped) => void
}) {
  const { token, invitation, onDone } = props
  const t = useWords(person)
  const [name, setName] = useState('')
  const [idNo, setIdNo] = useState('')
  const { busy, refusal, run } = useAct()
  const next = () =>
    void run('text', async () => {
      const who = { name: name.trim(), idNo: idNo.trim().toUpperCase() }
      onDone({ ...who, text: await ask(consent.personConsentText, { token, ...who }, null) })
    })
  return (
    <Screen
      title={t('title')}
      note={t('note', {
        institution: invitation.institution,
        role: t(invitation.role),
        enterprise: invitation.enterprise.name,
      })}
      action={
        <Button
          variant="primary"
          size="lg"
          block
          busy={busy !== null}
          disabled={!name.trim() || !idNo.trim()}
          onClick={next}
        >
          {t('next')}
        </Button>
      }
    >
      <section className={cx(screen.card, form.form)}>
        <p>{t('forWhom', { name: invitation.name, mobile: invitation.mobile })}</p>
        <Field label={t('name')}>
          {(ids) => (
            <Input
              {...ids}
              value={name}
              autoComplete="name"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('idNo')} hint={t('idNote')}>
          {(ids) => (
            <Input
              {...ids}
              value={idNo}
              autoComplete="off"
              maxLength={18}
              onChange={(event) => setIdNo(event.target.value)}
            />
          )}
        </Field>
      </section>
      <Refusal text={refusal} />
      <p className={form.hint}>{t('refuse')}</p>
    </Screen>
  )
}
