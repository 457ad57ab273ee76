import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Field, Input } from '../../ui/Field.tsx'
import { Skeleton } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import styles from '../parts/direct/direct.module.css'
import { InstitutionLine } from '../parts/direct/InstitutionRow.tsx'
import { phonePage } from '../parts/phone-page.tsx'
import { Refusal } from '../parts/Refusal.tsx'
import { Screen } from '../parts/Screen.tsx'
import screen from '../parts/screen.module.css'
import {
  chooseThem,
  chosenOnes,
  MOST_INSTITUTIONS,
  type OfferedInstitution,
} from '../tax/direct/institutions.ts'
import { useInstitutions } from '../tax/hooks/use-institutions.ts'
import { useAct, useGo } from '../tax/hooks/use-tax.ts'
import { institutionWords } from '../words/institutions.ts'

type Chosen = Pick<OfferedInstitution, 'code' | 'name'>

/** Who may see the data: the person searches, reads what each is for, and chooses one or several. */
function Institutions() {
  const t = useWords(institutionWords)
  const { to } = useGo()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const { rows, problem, busy, asked, more, retry } = useInstitutions(typed)
  const { busy: choosing, refusal, run } = useAct()
  useEffect(() => {
    // What was chosen before comes back; whoever has begun to choose anew is not disturbed.
    chosenOnes()
      .then((before) => setChosen((now) => (now.length > 0 ? now : before)))
      .catch(() => undefined)
  }, [])
  const most = MOST_INSTITUTIONS
  const isFull = chosen.length >= most
  const turn = (of: Chosen, on: boolean) =>
    setChosen((now) => (on ? [...now, of] : now.filter(({ code }) => code !== of.code)))
  const goOn = () =>
    void run('choose', async () => {
      const licence = await chooseThem(chosen.map(({ code }) => code))
      to(licence ? 'license_index' : 'entering')
    })
  const names = chosen.map(({ name }) => name).join('、')
  return (
    <Screen
      title={t('title')}
      note={t('note', { most })}
      onBack={() => to('index')}
      action={
        <>
          <Refusal text={refusal} />
          <p className={screen.actionNote} role="status">
            {chosen.length === 0
              ? t('nothing')
              : isFull
                ? t('full', { most })
                : t('chosen', { n: chosen.length, names })}
          </p>
          <Button
            variant="primary"
            size="lg"
            block
            disabled={chosen.length === 0}
            busy={choosing !== null}
            onClick={goOn}
          >
            {t('next')}
          </Button>
        </>
      }
    >
      <Field label={t('search')}>
        {(ids) => (
          <Input
            {...ids}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={t('placeholder')}
            maxLength={60}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {problem && (
        <>
          <Refusal text={problem} />
          <Button onClick={retry}>{t('retry')}</Button>
        </>
      )}
      {!rows && !problem && <Skeleton lines={6} />}
      {rows && (
        <p className={textStyles.srOnly} role="status">
          {t('found', { n: rows.length })}
        </p>
      )}
      {rows && rows.length > 0 && (
        <fieldset className={styles.list}>
          <legend className={textStyles.srOnly}>{t('list')}</legend>
          {rows.map((one) => {
            const on = chosen.some(({ code }) => code === one.code)
            return (
              <label key={one.code} className={styles.row}>
                <InstitutionLine of={one}>
                  <small>{t('purpose', { purpose: one.purpose })}</small>
                  <small>{t('days', { n: one.days })}</small>
                </InstitutionLine>
                <input
                  type="checkbox"
                  checked={on}
                  disabled={!on && isFull}
                  onChange={(event) => turn(one, event.target.checked)}
                />
              </label>
            )
          })}
        </fieldset>
      )}
      {rows?.length === 0 && !problem && (
        <section className={cx(screen.card, styles.empty)}>
          <b>{asked ? t('noMatch', { keyword: asked }) : t('none')}</b>
          <p>{t(asked ? 'noMatchText' : 'noneText')}</p>
        </section>
      )}
      {more && (
        <Button block busy={busy} onClick={more}>
          {t('more')}
        </Button>
      )}
    </Screen>
  )
}

export const Component = phonePage('institutions', Institutions)
