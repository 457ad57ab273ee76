import { collect } from '@xinjian/contract/nouns/collect'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import button from '../../../ui/button.module.css'
import { cx } from '../../../ui/cx.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { useCountdown } from '../../tax/countdown.ts'
import { flow, step, take } from '../../tax/flow.ts'
import type { Door } from '../../tax/hooks/use-door.ts'
import { useAct, useGo, usePoll, useTask } from '../../tax/hooks/use-tax.ts'
import { savePicture } from '../../tax/photo.ts'
import { pollTask } from '../../tax/steps.ts'
import { inWeChat } from '../../tax/wechat.ts'
import { bureau } from '../../words/bureau.ts'
import { qr } from '../../words/qr.ts'
import form from '../form.module.css'
import { Refusal } from '../Refusal.tsx'
import { Screen } from '../Screen.tsx'
import screen from '../screen.module.css'
import styles from './bureau.module.css'

/** Domain §5.1. */
const LOOK_MS = 2_000
/** Failures of the other ways in (domain §5.5): whoever turns to the code because of them wants it at once. */
const OF_OTHER_WAYS = new Set(['TE-01', 'TE-02', 'TE-03', 'TE-04', 'TE-05', 'TE-14'])

/** The code for the bureau's app: shown, saved for a phone that must scan itself, watched, and renewed when it is dead. */
export function QrLogin({ door, head }: { door: Door; head: ReactNode }) {
  const t = useWords(bureau)
  const q = useWords(qr)
  const { to, follow } = useGo()
  const task = useTask()
  const [image, setImage] = useState<string | null>(null)
  const { busy, refusal, run } = useAct()
  const { left, start } = useCountdown('QR')
  const app = door.appName

  const renew = useCallback(
    () =>
      void run('qr', async () => {
        const given = await step(collect.getQRCode, {})
        setImage(given.image)
        start((Date.parse(given.expiresAt) - Date.now()) / 1000)
        take(given.task)
      }),
    [run, start],
  )
  // A code from before a reload cannot be shown again: a new one is asked for. A failure of this way is read first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming here.
  useEffect(() => {
    if (!task.failure || OF_OTHER_WAYS.has(task.failure.code)) renew()
  }, [])
  usePoll(
    async () => {
      const before = flow.get().task?.version
      const now = await pollTask()
      if (now.state !== 'LOGIN' && now.state !== 'LOGIN_QR') follow(now)
      return now.version !== before
    },
    task.state === 'LOGIN_QR',
    LOOK_MS,
  )
  const alive = image !== null && task.state === 'LOGIN_QR' && left > 0
  return (
    <Screen
      step="BUREAU"
      title={t('loginTitle', { bureau: door.bureau })}
      note={q('qrLead', { app })}
      onBack={() => to('selectArea')}
    >
      {head}
      <section className={cx(screen.card, styles.qr)}>
        <div className={styles.qrBox}>
          {image && <img src={image} alt={t('QR')} />}
          {!alive && (
            <button
              type="button"
              className={styles.qrOver}
              disabled={busy !== null}
              onClick={renew}
            >
              {busy ? (
                <>
                  <span className={button.spin} />
                  {q('qrLoading')}
                </>
              ) : (
                <>
                  {q('qrOver')}
                  <span>{q('qrRefresh')}</span>
                </>
              )}
            </button>
          )}
        </div>
        <small className={textStyles.num}>
          {alive ? q('qrLeft', { n: left }) : '\u00a0'}
          <span role="status">{alive && ` · ${q('qrWatch')}`}</span>
        </small>
        {inWeChat() ? (
          <p className={form.hint}>{q('qrHold')}</p>
        ) : (
          <Button
            icon="download"
            block
            disabled={!alive}
            onClick={() => image && void savePicture(image, `${door.bureau}.png`)}
          >
            {q('qrSave')}
          </Button>
        )}
      </section>
      <Refusal text={refusal} />
      <p className={form.hint}>{q(inWeChat() ? 'qrSameHold' : 'qrSame', { app })}</p>
    </Screen>
  )
}
