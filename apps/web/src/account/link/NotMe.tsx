import { useQuery } from '@tanstack/react-query'
import { session } from '@xinjian/contract/nouns/session'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import { Empty, Skeleton } from '../../ui/States.tsx'
import styles from '../login.module.css'
import { notMeWords } from './not-me-words.ts'

/** Nothing is done by opening the letter's link, which mail filters do too: only by the button. */
export function NotMe({ code }: { code: string }) {
  const t = useWords(notMeWords)
  const english = useLanguage() === 'en'
  const go = useNavigate()
  const [busy, setBusy] = useState(false)
  const found = useQuery({ ...query(session.notMeInfo, { code }), retry: false })
  const back = async () => {
    setBusy(true)
    try {
      const { crypto_code, undone } = await call(session.notMe, { code }, { silent: true })
      toast('success', t(undone ? 'undone' : 'ended'), 8000)
      await go(paths.changePassword({ code: crypto_code }), { replace: true })
    } catch (error) {
      toast('error', messageOf(error))
      setBusy(false)
    }
  }
  if (found.error)
    return (
      <Empty icon="link" title={messageOf(found.error)}>
        <Link to={paths.changePassword()}>{t('forgot')}</Link>
      </Empty>
    )
  if (!found.data) return <Skeleton lines={5} />
  const { act, actEn, undoes } = found.data
  return (
    <div className={styles.form}>
      <h1>{t('title')}</h1>
      <p>{t('what', { act: english ? actEn : act })}</p>
      <p>{t(undoes ? 'willUndo' : 'willEnd')}</p>
      <Button variant="primary" size="lg" block disabled={busy} onClick={() => void back()}>
        {t('confirm')}
      </Button>
      <Link to={paths.login()}>{t('wasMe')}</Link>
    </div>
  )
}
