import type { CODES } from '@xinjian/contract/codes'
import { demoCentre } from '@xinjian/contract/nouns/public/demoCentre'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../api/client.ts'
import { ApiError, messageOf } from '../../api/errors.ts'
import { demoPaths } from '../../demo-paths.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { internalPath } from '../../shell/guard.ts'
import { kindOfPath, writeToken } from '../../shell/tokens.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { demoWords } from '../demo-words.ts'
import { Entry } from '../Entry.tsx'
import styles from '../login.module.css'
import { useCaptcha } from '../useCaptcha.ts'

const UNKNOWN: (typeof CODES)['UNKNOWN']['status'] = 404
/** A captcha that has not come by then did not load. */
const CAPTCHA_MS = 15_000
const POINTS = ['point1', 'point2', 'point3'] as const

/** A page of the demonstration, whatever the address asks for. */
const placeOf = (asked: string | null): string => {
  const path = internalPath(asked)
  return path && kindOfPath(path) === 'demo' ? path : demoPaths.home()
}

/** `/demoLogin[?redirect&ended]`: one tap, no password; goes on to the page of the demonstration that was asked for. */
export function Component() {
  const t = useWords(demoWords)
  const [query] = useSearchParams()
  const { captcha, renew } = useCaptcha()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [wanted, setWanted] = useState(false)
  const [none, setNone] = useState(false)
  const ended = query.has('ended')

  const enter = async () => {
    setBusy(true)
    setRefusal('')
    // Tapped before it came: let in as soon as it is there.
    if (!captcha) return setWanted(true)
    setWanted(false)
    try {
      const given = await call(demoCentre.demoEnter, await captcha.proof(), { silent: true })
      writeToken('demo', given.token, given.expiresAt)
      // Loaded anew: nothing of a login that this browser holds beside it is in memory then.
      location.assign(placeOf(query.get('redirect')))
    } catch (error) {
      setBusy(false)
      renew()
      if (error instanceof ApiError && error.status === UNKNOWN) setNone(true)
      else setRefusal(messageOf(error) || t('failed'))
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the captcha that comes, or does not, is what is waited for.
  useEffect(() => {
    if (!wanted) return
    if (captcha) return void enter()
    const timer = setTimeout(() => {
      setWanted(false)
      setBusy(false)
      setRefusal(t('captchaFailed'))
      renew()
    }, CAPTCHA_MS)
    return () => clearTimeout(timer)
  }, [wanted, captcha])

  if (none)
    return (
      <Entry>
        <Empty icon="info" title={t('none')}>
          <p>{t('noneText')}</p>
          <LinkButton variant="primary" href={paths.contact()}>
            {t('contact')}
          </LinkButton>
        </Empty>
      </Entry>
    )
  return (
    <Entry>
      <section className={styles.form}>
        <h1>{t('title')}</h1>
        {ended && <p role="status">{t('ended')}</p>}
        <p>{t('lead')}</p>
        <ul className={styles.points}>
          {POINTS.map((point) => (
            <li key={point}>
              <Icon name="check" size={16} />
              {t(point)}
            </li>
          ))}
        </ul>
        {refusal && (
          <p className={textStyles.neg} role="alert">
            {refusal}
          </p>
        )}
        <Button variant="primary" size="lg" block busy={busy} onClick={() => void enter()}>
          {t(busy ? 'entering' : ended ? 'again' : 'enter')}
        </Button>
      </section>
      <p className={styles.help}>
        <Link to={paths.login()}>{t('login')}</Link>
      </p>
    </Entry>
  )
}
