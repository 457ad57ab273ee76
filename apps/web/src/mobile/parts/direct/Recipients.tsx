import { useEffect, useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { type ChosenInstitution, chosenOnes } from '../../tax/direct/institutions.ts'
import { institutionWords } from '../../words/institutions.ts'
import screen from '../screen.module.css'
import styles from './direct.module.css'
import { InstitutionLine } from './InstitutionRow.tsx'

type State = NonNullable<ChosenInstitution['given']>['state']

/** States that an institution's collection may stand in behind the signature, as they are said here. */
const saidAs = (state: State) =>
  state === 'LOGIN_SMS' || state === 'LOGIN_QR' || state === 'ROLE' || state === 'TAX_STATUS'
    ? 'LOGIN'
    : state === 'CREATED' ||
        state === 'ENTERING' ||
        state === 'LICENSE' ||
        state === 'VALIDATE' ||
        state === 'AGREEMENT'
      ? 'waiting'
      : state

/** Each chosen institution, and what it has received. `of`: read anew with each change of it. */
export function Recipients({ of }: { of: string }) {
  const t = useWords(institutionWords)
  const [chosen, setChosen] = useState<readonly ChosenInstitution[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew whenever the consents have changed.
  useEffect(() => {
    chosenOnes()
      .then(setChosen)
      .catch(() => undefined)
  }, [of])
  if (chosen.length === 0) return null
  return (
    <section className={screen.card} data-part="recipients">
      <h2>{t('given')}</h2>
      <ul className={styles.standing}>
        {chosen.map((one) => (
          <li key={one.code}>
            <InstitutionLine of={one}>
              <small>
                {one.given === null
                  ? t('waiting')
                  : t(one.given.consent === 'REVOKED' ? 'REVOKED' : saidAs(one.given.state))}
              </small>
            </InstitutionLine>
          </li>
        ))}
      </ul>
    </section>
  )
}
