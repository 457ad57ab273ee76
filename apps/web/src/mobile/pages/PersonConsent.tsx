import type { DataOf } from '@xinjian/contract/endpoint'
import { consent } from '@xinjian/contract/nouns/consent'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { messageOf } from '../../api/errors.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { loadEnvironment } from '../../shell/environment.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/States.tsx'
import form from '../parts/form.module.css'
import { Mark } from '../parts/Mark.tsx'
import { PersonSign, type PersonSigned } from '../parts/person/PersonSign.tsx'
import { type PersonTyped, PersonWho } from '../parts/person/PersonWho.tsx'
import { Screen } from '../parts/Screen.tsx'
import { ask } from '../tax/line/wire.ts'
import { OWNER_PATH } from '../tax/pages.ts'
import { day } from '../tax/time.ts'
import { person } from '../words/person.ts'

/** A person's own consent, by the link that an institution sent: who asks, who one is, the text, the code. */
export function Component() {
  const t = useWords(person)
  const language = useLanguage()
  const token = useSearchParams()[0].get('token') ?? ''
  const { invitation, refusal, again } = useInvitation(token)
  const [typed, setTyped] = useState<PersonTyped | null>(null)
  const [signed, setSigned] = useState<PersonSigned | null>(null)
  if (signed)
    return (
      <Screen>
        <Mark tone="success" title={t('doneTitle')}>
          <p>{t('done', { no: signed.contractNo, to: day(signed.validTo, language) })}</p>
        </Mark>
        <Link className={form.link} to={OWNER_PATH}>
          {t('myConsents')}
        </Link>
      </Screen>
    )
  if (refusal !== null)
    return (
      <Screen
        action={
          <Button size="lg" block onClick={again}>
            {t('retry')}
          </Button>
        }
      >
        <Mark tone="warning" title={t('deadTitle')}>
          <p>{refusal}</p>
        </Mark>
      </Screen>
    )
  if (!invitation)
    return (
      <Screen>
        <Skeleton lines={6} />
      </Screen>
    )
  return typed ? (
    <PersonSign token={token} typed={typed} onBack={() => setTyped(null)} onDone={setSigned} />
  ) : (
    <PersonWho token={token} invitation={invitation} onDone={setTyped} />
  )
}

/** What the link is of; a link that was used up or has ended is refused with words. */
function useInvitation(token: string) {
  const [invitation, setInvitation] = useState<DataOf<typeof consent.personConsentOpen> | null>(
    null,
  )
  const [refusal, setRefusal] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again.
  useEffect(() => {
    void loadEnvironment()
    setRefusal(null)
    ask(consent.personConsentOpen, { token }, null, { again: true }).then(setInvitation, (error) =>
      setRefusal(messageOf(error)),
    )
  }, [token, turn])
  return { invitation, refusal, again: () => setTurn((n) => n + 1) }
}
