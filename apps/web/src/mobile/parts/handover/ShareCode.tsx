import type { DataOf } from '@xinjian/contract/endpoint'
import { collect } from '@xinjian/contract/nouns/collect'
import { useEffect, useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { toast } from '../../../ui/feedback.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { act } from '../../tax/flow.ts'
import { useAct } from '../../tax/hooks/use-tax.ts'
import { minutes, secondsLeft } from '../../tax/time.ts'
import { handover } from '../../words/handover.ts'
import form from '../form.module.css'
import { Refusal } from '../Refusal.tsx'
import screen from '../screen.module.css'
import styles from './handover.module.css'

type Share = DataOf<typeof collect.shareCodePreCreate>

/** A code, a link and a picture by which this very task goes on at another device; taken back by hand or by its time. */
export function ShareCode() {
  const t = useWords(handover)
  const [share, setShare] = useState<Share | null>(null)
  const [left, setLeft] = useState(0)
  const { busy, refusal, run } = useAct()
  useEffect(() => {
    if (!share) return
    const look = () => setLeft(secondsLeft(Date.parse(share.expiresAt), Date.now()))
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [share])
  const make = () =>
    void run('share', async () => setShare(await act(collect.shareCodePreCreate, {})))
  const revoke = () =>
    void run('revoke', async () => {
      await act(collect.shareCodeRevoke, {}, { again: true })
      setShare(null)
      toast('success', t('revoked'), 5000)
    })
  const copy = async (url: string) => {
    const done = await copyText(url)
    toast(done ? 'success' : 'error', t(done ? 'copied' : 'refused'))
  }
  if (!share)
    return (
      <>
        <Refusal text={refusal} />
        <button type="button" className={form.link} disabled={busy !== null} onClick={make}>
          {t('open')}
        </button>
      </>
    )
  return (
    <section className={screen.card}>
      <h2>{t('title')}</h2>
      <p className={screen.cardNote}>{t('note')}</p>
      {left > 0 && (
        <>
          <p className={styles.qr}>
            <img src={share.qr} alt={t('qr')} />
          </p>
          <p className={styles.code}>
            {t('code')} <b>{share.code}</b>
          </p>
          <p className={styles.url}>{share.url}</p>
        </>
      )}
      <p className={styles.left}>
        <small className={textStyles.num}>
          {left > 0 ? t('left', { time: minutes(left) }) : t('over')}
        </small>
      </p>
      <Refusal text={refusal} />
      <div className={form.form}>
        {left > 0 ? (
          <>
            <Button icon="copy" block onClick={() => void copy(share.url)}>
              {t('copy')}
            </Button>
            <Button variant="quiet" block busy={busy !== null} onClick={revoke}>
              {t('revoke')}
            </Button>
          </>
        ) : (
          <Button block busy={busy !== null} onClick={make}>
            {t('anew')}
          </Button>
        )}
      </div>
    </section>
  )
}
